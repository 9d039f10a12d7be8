import { slugOf } from '@provender/catalogue/product-path'
import type { Language } from '@provender/domain/languages'

interface Named {
  readonly name: string
}

export interface LetterGroup<Value> {
  /** One of the language's alphabet, or `#` for what begins otherwise. */
  readonly letter: string
  readonly values: readonly Value[]
}

/** With the letters of foreign names where its dictionaries have them. */
const alphabets: Readonly<Record<Language, string>> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
  tr: 'abcçdefgğhıijklmnoöpqrsştuüvwxyz',
}

/**
 * Names in the order of an index, under the letters of the language: in Polish Ł comes behind L, in Turkish I and İ are two. Other
 * accents do not count, and what begins with no letter comes first. Worked out without Intl, so that server and browser print
 * the same order.
 */
export function byFirstLetter<Value extends Named>(
  values: readonly Value[],
  language: Language,
): readonly LetterGroup<Value>[] {
  const sorted = values
    .map((value) => ({ value, letters: lettersOf(value.name, language) }))
    .toSorted((one, other) => compareLetters(one.letters, other.letters))
  const groups = new Map<string, Value[]>()
  for (const { value, letters } of sorted) {
    const letter = alphabets[language].charAt(letters[0] ?? noLetter).toLocaleUpperCase(language) || '#'
    const group = groups.get(letter)
    if (group) group.push(value)
    else groups.set(letter, [value])
  }
  return [...groups].map(([letter, group]) => ({ letter, values: group }))
}

const space = -11
const noLetter = -1

/** The places of a name's letters in the alphabet; digits are before them, and spaces and signs before those. */
function lettersOf(name: string, language: Language): readonly number[] {
  const alphabet = alphabets[language]
  const letters = Array.from(name.normalize('NFC').toLocaleLowerCase(language)).flatMap((letter) => {
    if (alphabet.includes(letter)) return alphabet.indexOf(letter)
    return Array.from(slugOf(letter) || ' ', (plain) =>
      plain === ' ' ? space : /\d/.test(plain) ? Number(plain) - 10 : alphabet.indexOf(plain),
    )
  })
  return letters.slice(letters.findIndex((letter) => letter !== space))
}

function compareLetters(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((letter, index) => letter !== other[index])
  return at < 0 ? one.length - other.length : (one[at] ?? space) - (other[at] ?? -Infinity)
}
