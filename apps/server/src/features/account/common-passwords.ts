import { normalised } from '@provender/domain/text/normalise'
import { dictionary } from '@zxcvbn-ts/language-common'
import { apiError } from '../../kernel/graphql/api-error.ts'

/** The commonest passwords: about 49,000 of the package, and additions for Polish, Turkish and this trade. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].concat(
    ['haslo', 'polska', 'lechpoznan', 'kochamcie', 'zaq12wsx', 'misiek', 'dupadupa', 'polskahaslo'],
    ['sifre', 'parola', 'turkiye', 'istanbul', 'besiktas', 'seniseviyorum', 'sifresifre', 'askim'],
    ['provender', 'provenderdemo', 'wholesale', 'wholesaler', 'hurtownia', 'toptanci'],
    ['admin', 'welcome', 'changeme', 'linkedin', 'correcthorse', 'batterystaple', 'toor', 'login'],
    [
      'zaq1@wsx',
      'kurczak',
      'kebab',
      'kebabshop',
      'pizzeria',
      'takeaway',
      'cornershop',
      'butcher',
      'bakery',
      'grocery',
    ],
    ['trabzonspor', 'ataturk', 'legia', 'wislakrakow', 'londyn', 'restaurant', 'catering', 'foodservice'],
  ),
)

/** Rows of keys and of the alphabet. Parts of them, either way round, are no secret. */
const rows = [
  '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop',
  '1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((each) => each.split(' '))
const sequences = rows.flatMap((row) => [row, row.split('').toReversed().join('')])
const minSequence = 5

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
}

/** Digits and marks that people add to a word so that a form accepts it. */
const maxAdded = 6

/**
 * True for the passwords that attackers try first: common ones and the given names, in any case, with or without accents,
 * and with a few digits or marks added. `names` are the company, the user's name and e-mail.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const ownNames = new Set(names.flatMap((name) => [fold(name), fold(name.split('@')[0] ?? '')]))
  const isKnown = (text: string) => common.has(text) || (text.length > 2 && ownNames.has(text))
  const folded = fold(password)
  const word = stripped(folded)
  const isWord = password.length - word.length <= maxAdded
  const isPlain = normalised(password, 'NFKC').toLowerCase().trim()
  return (
    common.has(isPlain) ||
    [folded, spelled(folded)].some(isKnown) ||
    (isWord && [word, spelled(word)].some(isKnown)) ||
    isSequence(word) ||
    isSequence(folded) ||
    isRepeated(isPlain, isKnown)
  )
}

/** `Pr0vender` as the word that it stands for. */
function spelled(text: string): string {
  return text.replaceAll(/[@$0135]/g, (mark) => lookAlikes[mark] ?? mark)
}

/** Without digits and marks around it. */
function stripped(text: string): string {
  return text.replace(/^[\W\d_]+|[\W\d_]+$/g, '')
}

function isSequence(text: string): boolean {
  return text.length >= minSequence && sequences.some((sequence) => sequence.includes(text))
}

/** Throws PASSWORD_TOO_COMMON for a common password. */
export function refuseCommonPassword(password: string, ...names: readonly string[]): void {
  if (isCommonPassword(password, names)) throw apiError('PASSWORD_TOO_COMMON')
}

/** True for texts of one or two different characters, and for a short or known part that is repeated. */
function isRepeated(text: string, isKnown: (text: string) => boolean): boolean {
  const part = /^(.+?)\1+$/u.exec(text)?.[1]
  return new Set(text).size <= 2 || (part !== undefined && (part.length <= 5 || isKnown(part)))
}

/** Lower case, without accents, spaces and marks, except for those that stand for letters. */
function fold(text: string): string {
  return normalised(text, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}@$!#%?*]/gu, '')
}
