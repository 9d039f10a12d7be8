import { slugOf } from '@provender/catalogue/product-path'
import type { Language } from '@provender/domain/languages'
import { normalised } from '@provender/domain/text/normalise'

interface Named {
  readonly name: string
}

export interface LetterGroup<Value> {
  /** A letter of the language's alphabet, or `#` for names that begin otherwise. */
  readonly letter: string
  readonly values: readonly Value[]
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
/**
 * Of languages with letters of their own, and with letters of foreign names that their dictionaries have. Others have Latin
 * letters: ș is sorted as s.
 */
const alphabets: Readonly<Partial<Record<Language, string>>> = {
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
  tr: 'abcçdefgğhıijklmnoöpqrsştuüvwxyz',
}

/**
 * Names in alphabetical order, grouped by the letters of the language: in Polish, Ł follows L; in
 * Turkish, ı and i are two letters. Ignores other accents. Names that begin with no letter come first.
 * Does not use Intl, so that server and browser render the same order.
 */
export function groupByFirstLetter<Value extends Named>(
  values: readonly Value[],
  language: Language,
): readonly LetterGroup<Value>[] {
  const sorted = values
    .map((value) => ({ value, letters: lettersOf(value.name, language) }))
    .toSorted((one, other) => compareLetters(one.letters, other.letters))
  const groups = new Map<string, Value[]>()
  for (const { value, letters } of sorted) {
    const letter =
      alphabetOf(language)
        .charAt(letters[0] ?? noLetter)
        .toLocaleUpperCase(language) || '#'
    const group = groups.get(letter)
    if (group) group.push(value)
    else groups.set(letter, [value])
  }
  return [...groups].map(([letter, group]) => ({ letter, values: group }))
}

function alphabetOf(language: Language): string {
  return alphabets[language] ?? latin
}

const space = -11
const noLetter = -1

/** The positions of a name's letters in the alphabet. Digits sort before letters; spaces and signs sort before digits. */
function lettersOf(name: string, language: Language): readonly number[] {
  const alphabet = alphabetOf(language)
  const letters = Array.from(normalised(name, 'NFC').toLocaleLowerCase(language)).flatMap((letter) => {
    if (alphabet.includes(letter)) return alphabet.indexOf(letter)
    return Array.from(slugOf(letter) || ' ', (plain) =>
      plain === ' ' ? space : /\d/.test(plain) ? Number(plain) - 10 : alphabet.indexOf(plain),
    )
  })
  return letters.slice(letters.findIndex((letter) => letter !== space))
}

function compareLetters(one: readonly number[], other: readonly number[]): number {
  const letterIndex = one.findIndex((letter, index) => letter !== other[index])
  return letterIndex < 0
    ? one.length - other.length
    : (one[letterIndex] ?? space) - (other[letterIndex] ?? -Infinity)
}
