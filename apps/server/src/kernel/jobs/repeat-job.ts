import type { Logger } from 'pino'
import { isUnanswered } from '../prepared-statements.ts'
import type { WriteGate } from '../write-gate.ts'

interface RepeatedJob {
  /** From the end of one run to the beginning of the next. */
  readonly everyMs: number
  /** Logged if the work fails. It is repeated all the same. */
  readonly failure: string
  readonly work: () => Promise<void>
}

export interface RepeatDeps {
  readonly writeGate: Pick<WriteGate, 'isClosed' | 'close'>
  readonly log: Pick<Logger, 'error'>
}

/** Repeats work that writes. While the write gate is closed, it rests. Work that the database does not answer closes the gate. */
export function repeatJob(
  { writeGate, log }: RepeatDeps,
  { everyMs, failure, work }: RepeatedJob,
): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let working = Promise.resolve()
  const run = async (): Promise<void> => {
    if (writeGate.isClosed()) return
    try {
      await work()
    } catch (error) {
      if (isUnanswered(error)) writeGate.close()
      if (!writeGate.isClosed()) log.error({ err: error }, failure)
    }
  }
  const next = (): void => {
    timer = setTimeout(() => {
      working = run().finally(() => {
        if (!isStopped) next()
      })
    }, everyMs)
  }
  next()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
