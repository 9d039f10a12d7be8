/** Numbers in English, Polish and Turkish, folded: the forms of one, then of two and so on. Turkish `on` is left out: it is an English word. */
const numbers =
  'one jeden jedna jedno bir, two dwa dwie iki, three trzy uc, four cztery dort, five piec bes, six szesc alti, seven siedem yedi, ' +
  'eight osiem sekiz, nine dziewiec dokuz, ten dziesiec, eleven jedenascie onbir, twelve dwanascie oniki'

const wordsOfNumber = numbers.split(', ').map((forms) => forms.split(' '))
const numberOfWord = new Map(
  wordsOfNumber.flatMap((forms, at) => forms.map((form) => [form, String(at + 1)] as const)),
)
const noForms: readonly string[] = []

/** A number otherwise written, folded: `seven` is `7`, and `7` is `seven`, `siedem` or `yedi`. */
export function otherNumberForms(word: string): readonly string[] {
  const number = numberOfWord.get(word)
  if (number !== undefined) return [number]
  return /^\d{1,2}$/.test(word) ? (wordsOfNumber[Number(word) - 1] ?? noForms) : noForms
}

/** A word that begins with a number, with its digits instead: `sevenup` is `7up`. */
export function withoutNumberWord(word: string): string | undefined {
  for (const [form, number] of numberOfWord)
    if (word.startsWith(form)) return number + word.slice(form.length)
  return undefined
}
