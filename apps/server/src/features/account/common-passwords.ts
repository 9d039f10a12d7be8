import { dictionary } from '@zxcvbn-ts/language-common'
import { apiError } from '../../kernel/graphql/api-error.ts'

/** The commonest passwords of the package, which has about 49,000, and what it lacks of Polish, Turkish and this trade. */
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
 * Is a password one of those that are tried first? That is a common one, or a name that everybody knows, in any case, with or without
 * accents, and with a few digits or marks added.
 *
 * @param names What is known of the user: company, own name, e-mail.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap((name) => [fold(name), fold(name.split('@')[0] ?? '')]))
  const isKnown = (text: string) => common.has(text) || (text.length > 2 && known.has(text))
  const whole = fold(password)
  const word = whole.replace(/^[\W\d_]+|[\W\d_]+$/g, '')
  const isPlain = password.normalize('NFKC').toLowerCase().trim()
  return (
    common.has(isPlain) ||
    isKnown(whole) ||
    (password.length - word.length <= maxAdded && isKnown(word)) ||
    isRepeated(isPlain)
  )
}

/** Throws PASSWORD_TOO_COMMON for a password that is tried first. */
export function refuseCommonPassword(password: string, ...names: readonly string[]): void {
  if (isCommonPassword(password, names)) throw apiError('PASSWORD_TOO_COMMON')
}

/** One or two characters again and again. */
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
