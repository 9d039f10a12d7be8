import type { Language } from '@provender/domain/languages'

const names: Readonly<Record<Language, string>> = { en: 'Basket', pl: 'Koszyk', tr: 'Sepet' }

/** 'Basket {n}' in the login's language (decisions, "Baskets"). */
export function defaultBasketName(language: Language, n: number): string {
  return `${names[language]} ${n}`
}
