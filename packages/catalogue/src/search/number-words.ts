/** Numbers in English, Polish and Turkish, folded: the forms of one, then of two and so on. Turkish `on` is left out: it is an English word. */
const numbers =
  'one jeden jedna jedno bir, two dwa dwie iki, three trzy uc, four cztery dort, five piec bes, six szesc alti, seven siedem yedi, ' +
  'eight osiem sekiz, nine dziewiec dokuz, ten dziesiec, eleven jedenascie onbir, twelve dwanascie oniki'

const wordsOfNumber = numbers.split(', ').map((forms) => forms.split(' '))
const numberOfWord = new Map(
  wordsOfNumber.flatMap((forms, index) => forms.map((form) => [form, String(index + 1)] as const)),
)
const noForms: readonly string[] = []

const packed = /^(\d+)pk$/

/** Other forms of a number, folded: `7` for `seven`; `seven`, `siedem` and `yedi` for `7`; `12` for `12pk`. */
export function otherNumberForms(word: string): readonly string[] {
  const named = numberOfWord.get(word)
  if (named !== undefined) return [named]
  if (!/^\d/.test(word)) return noForms
  const number = packed.exec(word)?.[1]
  if (number !== undefined) return [number]
  return /^\d{1,2}$/.test(word) ? (wordsOfNumber[Number(word) - 1] ?? noForms) : noForms
}

/** Replaces a number word at the start of a word by digits: `sevenup` is `7up`. */
export function withoutNumberWord(word: string): string | undefined {
  for (const [form, number] of numberOfWord)
    if (word.startsWith(form)) return number + word.slice(form.length)
  return undefined
}
