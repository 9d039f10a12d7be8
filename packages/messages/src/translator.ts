import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Message, MessageValues, ValuesArgument } from './message.ts'
import { messageKey, type Translations } from './read-po.ts'

export type Translate = <const M extends Message>(message: M, ...values: ValuesArgument<M>) => string

interface Choices {
  readonly [form: string]: CompiledMessage | undefined
}

/**
 * Throws for a message without translation and for a missing value: an e-mail that is never sent is noticed, one with a gap is not.
 */
export function createTranslator(
  locale: string,
  translations: Translations,
  showNumber: (count: number) => string,
): Translate {
  const compiled = new Map<string, CompiledMessage>()
  const rules = new Intl.PluralRules(locale)

  const compile = (message: Message): CompiledMessage => {
    const key = messageKey(message)
    const cached = compiled.get(key)
    if (cached) return cached
    const text = translations.get(key)
    if (text === undefined || text === '') throw new Error(`There is no message "${key}" in ${locale}`)
    const parsed = compileMessageOrThrow(text)
    compiled.set(key, parsed)
    return parsed
  }
  const format = (parts: CompiledMessage, values: MessageValues, count?: number): string =>
    parts
      .map((part) => {
        if (part === '#' && count !== undefined) return showNumber(count)
        if (typeof part === 'string') return part
        const [name, type, choices] = part
        const value = values[name]
        if (value === undefined) throw new Error(`There is no value for {${name}}`)
        if (type === undefined) return String(value)
        if (type !== 'plural' || typeof value !== 'number')
          throw new Error(`{${name}, ${type}} cannot be formatted`)
        const forms = choices as Choices
        return format(forms[value] ?? forms[rules.select(value)] ?? forms['other'] ?? [], values, value)
      })
      .join('')
  return (message, ...[values = {}]) => format(compile(message), values)
}
