import type { Language } from '@provender/domain/languages'
import { faultMessages, listSeparators } from './fault-messages.ts'
import type { ImportFault } from './fault.ts'

/** A fault as a sentence, with its column before it. */
export function faultText(fault: ImportFault, language: Language): string {
  const words = faultMessages[fault.code][language]
  const text =
    typeof words === 'string' ? words : pluralForm(words, 'count' in fault ? fault.count : 0, language)
  const values = new Map<string, string | number | readonly string[]>(Object.entries(fault))
  const sentence = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    if (value === undefined) return placeholder
    return typeof value === 'object'
      ? value.join(listSeparators[language][fault.code] ?? ', ')
      : String(value)
  })
  return fault.field === undefined ? sentence : `${fault.field}: ${sentence}`
}

function pluralForm(
  words: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>,
  count: number,
  language: Language,
): string {
  return words[new Intl.PluralRules(language).select(count)] ?? words.other ?? ''
}
