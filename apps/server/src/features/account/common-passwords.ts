import { dictionary } from '@zxcvbn-ts/language-common'
import { apiError } from '../../kernel/graphql/api-error.ts'

/** The commonest passwords: about 49,000 of the package, and additions for Polish, Turkish and this trade. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].concat(
    ['haslo', 'polska', 'lechpoznan', 'kochamcie', 'zaq12wsx', 'misiek', 'dupadupa', 'polskahaslo'],
    ['sifre', 'parola', 'turkiye', 'istanbul', 'besiktas', 'seniseviyorum', 'sifresifre', 'askim'],
    ['provender', 'provenderdemo', 'wholesale', 'wholesaler', 'hurtownia', 'toptanci'],
    ['admin', 'welcome', 'changeme'],
  ),
)

/** Digits and marks that people add to a word so that a form takes it. */
const maxAdded = 5

/**
 * Is this among the passwords that attackers try first? These are common ones and known names, in any case,
 * with or without accents, and with a few digits or marks added.
 *
 * @param names What is known of the user: company, own name, e-mail.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap((name) => [fold(name), fold(name.split('@')[0] ?? '')]))
  const isKnown = (text: string) => common.has(text) || (text.length > 2 && known.has(text))
  const folded = fold(password)
  const word = folded.replace(/^[\W\d_]+|[\W\d_]+$/g, '')
  const isPlain = password.normalize('NFKC').toLowerCase().trim()
  return (
    common.has(isPlain) ||
    isKnown(folded) ||
    (password.length - word.length <= maxAdded && isKnown(word)) ||
    isRepeated(isPlain)
  )
}

/** Throws PASSWORD_TOO_COMMON for a common password. */
export function refuseCommonPassword(password: string, ...names: readonly string[]): void {
  if (isCommonPassword(password, names)) throw apiError('PASSWORD_TOO_COMMON')
}

/** True for texts of one or two different characters. */
function isRepeated(text: string): boolean {
  return new Set(text).size <= 2
}

/** Lower case, without accents, spaces and hyphens. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll(/[\s-]/g, '')
}
