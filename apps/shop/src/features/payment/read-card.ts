import { sandboxCardNames, sandboxCards, sandboxToken } from '@provender/domain/payment/card'
import cardValidator from 'card-validator'
import type { CardToken } from './selected-card.ts'

export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvv: string
}

export type CardProblem = 'REQUIRED' | 'INCORRECT' | 'NOT_A_TEST_CARD'

export type ReadCard =
  | { readonly ok: true; readonly card: CardToken }
  | { readonly ok: false; readonly problems: Partial<Readonly<Record<keyof TypedCard, CardProblem>>> }

/** Turns a published test number and its expiry date into a token. Refuses every other number, even a valid one. */
export function readCard({ number, expiry, cvv }: TypedCard): ReadCard {
  const digits = number.replace(/[\s-]/g, '')
  const checked = cardValidator.number(digits)
  const cvvSize = checked.card?.code.size ?? 3
  const name = sandboxCardNames.find((each) => sandboxCards[each].number === digits)
  const date = readExpiry(expiry)
  const problems = {
    ...problemOf('number', digits, checked.isValid),
    ...(checked.isValid && !name ? { number: 'NOT_A_TEST_CARD' as const } : {}),
    ...problemOf('expiry', expiry.trim(), date !== undefined),
    ...problemOf('cvv', cvv.trim(), cardValidator.cvv(cvv.trim(), cvvSize).isValid),
  }
  if (!name || !date || Object.keys(problems).length > 0) return { ok: false, problems }
  const { brand, lastFour } = sandboxCards[name]
  return { ok: true, card: { token: sandboxToken(name, date), brand, lastFour } }
}

function problemOf(
  field: keyof TypedCard,
  typed: string,
  isValid: boolean,
): Partial<Record<keyof TypedCard, CardProblem>> {
  if (typed === '') return { [field]: 'REQUIRED' }
  return isValid ? {} : { [field]: 'INCORRECT' }
}

export interface Expiry {
  readonly expiryMonth: number
  readonly expiryYear: number
}

export function readExpiry(typed: string): Expiry | undefined {
  const { isValid, month, year } = cardValidator.expirationDate(typed)
  if (!isValid || month === null || year === null) return undefined
  return { expiryMonth: Number(month), expiryYear: (Number(year) % 100) + 2000 }
}

export function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const gaps = cardValidator.number(digits).card?.gaps ?? [4, 8, 12]
  return Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
