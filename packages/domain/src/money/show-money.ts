import { type Language, languageForms } from '../languages.ts'
import type { Minor, UnitPrice } from './money.ts'
import { unitPriceToMinor } from './money.ts'

const symbols: Readonly<Record<string, string>> = {
  GBP: '£',
  EUR: '€',
  USD: '$',
  PLN: 'zł',
  TRY: '₺',
  INR: '₹',
  JPY: '¥',
  CHF: 'CHF',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  CZK: 'Kč',
  HUF: 'Ft',
  RON: 'lei',
  UAH: '₴',
  AUD: 'A$',
  CAD: 'C$',
}

/** The symbol of a currency, or its code if it has none (docs/product-rules.md#money-and-vat). */
export function currencySymbol(currencyCode: string): string {
  return symbols[currencyCode] ?? currencyCode
}

export function decimalMark(language: Language): '.' | ',' {
  return languageForms[language].decimalMark
}

export function showCount(count: number, language: Language): string {
  const { groupMark, minGroupedDigits } = languageForms[language]
  const digits = String(Math.abs(Math.trunc(count)))
  const sign = count < 0 ? '−' : ''
  if (digits.length < minGroupedDigits) return sign + digits
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, groupMark)
}

/** `17.5%`, `%17,5` */
export function showPercent(percent: number, language: Language): string {
  const number = String(percent).replace('.', decimalMark(language))
  return languageForms[language].percent.replace('{number}', number)
}

/** An amount with 2 decimals and its sign: `£1,234.50`, `1234,50 zł`, `₺1.234,50` (docs/product-rules.md#money-and-vat). */
export function showMoney(amount: Minor, currencyCode: string, language: Language): string {
  const minor = Math.abs(amount)
  const integer = showCount(Math.floor(minor / 100), language)
  const number = `${integer}${decimalMark(language)}${String(minor % 100).padStart(2, '0')}`
  const sign = amount < 0 ? '−' : ''
  const symbol = currencySymbol(currencyCode)
  if (languageForms[language].currencyLast) return `${sign}${number}\u00a0${symbol}`
  return symbol.length > 2 ? `${sign}${symbol}\u00a0${number}` : `${sign}${symbol}${number}`
}

export function showUnitPrice(price: UnitPrice, currencyCode: string, language: Language): string {
  return showMoney(unitPriceToMinor(price), currencyCode, language)
}
