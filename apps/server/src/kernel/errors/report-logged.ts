import type { LoggerOptions } from 'pino'
import type { ErrorReports } from './error-reports.ts'

const errorLevel = 50

/**
 * A log hook that also reports everything that is logged as an error, with the same reference. So every error
 * that is caught at an edge is reported in one way.
 */
export function reportLogged({ report }: ErrorReports): NonNullable<LoggerOptions['hooks']> {
  return {
    logMethod(args, method, level) {
      method.apply(this, args)
      const [facts, loggedText]: readonly unknown[] = args
      if (level < errorLevel || !isFacts(facts) || !(facts['err'] instanceof Error)) return
      const { name, message, stack } = facts['err']
      const { reqId } = this.bindings()
      const reference = facts['reference'] ?? reqId
      report({
        where: 'server',
        name,
        message,
        stack: stack ?? '',
        reference: typeof reference === 'string' ? reference : '',
        tags: typeof loggedText === 'string' ? { what: loggedText } : {},
      })
    },
  }
}

function isFacts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
