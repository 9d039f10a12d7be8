import { type Language, languageForms, languages } from '../languages.ts'

const anyOf = (word: 'basket' | 'copy') =>
  languages.map((language) => languageForms[language][word]).join('|')
const generated = new RegExp(`^(?:${anyOf('basket')}) ([1-9]\\d*)((?: \\((?:${anyOf('copy')})\\))*)$`)
const copied = new RegExp(`\\((?:${anyOf('copy')})\\)`, 'g')

/** 'Basket 2' in the language of the user who creates the basket. */
export function defaultBasketName(n: number, language: Language): string {
  return `${languageForms[language].basket} ${n}`
}

const noBreak = '\u00A0'

/** The typed name to store. A name that looks generated gets a no-break space, so that the shop never translates it. */
export function typedBasketName(typed: string): string {
  return generated.test(typed) ? typed.replace(' ', noBreak) : typed
}

/** True if two names read the same in at least one language, even if one was typed and one generated. */
export function isSameBasketName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

export function isRenamed(before: string, typed: string): boolean {
  return generated.test(before) ? !isSameBasketName(before, typed) : before !== typed
}

function comparable(name: string): string {
  return displayBasketName(name.replaceAll(noBreak, ' '), 'en')
}

export function displayBasketName(name: string, language: Language): string {
  const [, number, copies = ''] = generated.exec(name) ?? []
  if (number === undefined) return name
  return (
    defaultBasketName(Number(number), language) + copies.replace(copied, `(${languageForms[language].copy})`)
  )
}
