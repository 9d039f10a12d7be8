import type { Language } from '@provender/domain/languages'
import { formatMessage } from '@provender/messages/format-message'
import type { Message, ValuesArgument } from '@provender/messages/message'
import { isolateName } from './isolate-name.ts'

/** A message in a language. Right-to-left names in it do not reorder the words around them. */
export function isolatedText<const M extends Message>(
  language: Language,
  message: M,
  ...[values]: ValuesArgument<M>
): string {
  const isolated = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolateName(value) : value,
  ])
  const anyMessage: Message = message
  return formatMessage(language, anyMessage, Object.fromEntries(isolated))
}
