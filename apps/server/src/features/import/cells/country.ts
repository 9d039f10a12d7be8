import { byLanguage, type TranslatedText } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { withoutMarks } from '@provender/domain/text/normalise'
import type { ImportFault } from '../faults/fault.ts'
import { cleanCell } from './clean-cell.ts'

const names = byLanguage((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))

/** Other names for countries on labels and in lists. */
const alsoCalled: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  eire: 'IE',
  'republic of ireland': 'IE',
  holland: 'NL',
  'the netherlands': 'NL',
  turkey: 'TR',
  turkiye: 'TR',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  czechia: 'CZ',
  'czech republic': 'CZ',
  'south korea': 'KR',
  'ivory coast': 'CI',
  burma: 'MM',
  macedonia: 'MK',
  swaziland: 'SZ',
  uae: 'AE',
  'hong kong': 'HK',
  palestine: 'PS',
  eu: 'EU',
}

const codeByName = new Map<string, string>()
for (const code of regionCodes()) {
  for (const each of Object.values(names)) codeByName.set(fold(each.of(code) ?? ''), code)
  codeByName.set(fold(code), code)
}
for (const [name, code] of Object.entries(alsoCalled)) codeByName.set(fold(name), code)

/** The ISO code of a country, from its code or name. */
export function countryCode(text: string): Result<string, ImportFault> {
  const code = codeByName.get(fold(cleanCell(text)))
  return code === undefined ? refuse({ code: 'NO_COUNTRY', value: text }) : ok(code)
}

/** The names of a country in every language of the shop. */
export function countryName(code: string): TranslatedText {
  const en = names.en.of(code) ?? code
  return byLanguage((language) => names[language].of(code) ?? en)
}

function regionCodes(): readonly string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  return pairs.filter(
    (code) =>
      !/^(?:X[A-JL-Z]|ZZ|Q[M-Z]|UN|EZ)$/.test(code) &&
      names.en.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code,
  )
}

function fold(name: string): string {
  const letters = withoutMarks(name).toLowerCase().replaceAll('ı', 'i')
  return letters.replaceAll('&', 'and').replace(/[.’']/g, '')
}
