import {
  type CardBrand,
  type SandboxCardName,
  sandboxCardNames,
  sandboxCards,
} from '@provender/domain/payment/card'
import cardValidator from 'card-validator'

/** What was typed into the form of the test gateway. It stays in the form. */
export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvv: string
}

/** All of a card that leaves the form. */
export interface CardToken {
  readonly token: SandboxCardName
  readonly brand: CardBrand
  readonly lastFour: string
}

export type CardProblem = 'REQUIRED' | 'INCORRECT' | 'NOT_A_TEST_CARD'

export type ReadCard =
  | { readonly ok: true; readonly card: CardToken }
  | { readonly ok: false; readonly problems: Partial<Readonly<Record<keyof TypedCard, CardProblem>>> }

/** Turns a published test number into its token. Another number, however good, is turned into nothing. */
export function readCard({ number, expiry, cvv }: TypedCard): ReadCard {
  const digits = number.replace(/[\s-]/g, '')
  const checked = cardValidator.number(digits)
  const cvvSize = checked.card?.code.size ?? 3
  const token = sandboxCardNames.find((name) => sandboxCards[name].number === digits)
  const problems = {
    ...problemOf('number', digits, checked.isValid),
    ...(checked.isValid && !token ? { number: 'NOT_A_TEST_CARD' as const } : {}),
    ...problemOf('expiry', expiry.trim(), cardValidator.expirationDate(expiry).isValid),
    ...problemOf('cvv', cvv.trim(), cardValidator.cvv(cvv.trim(), cvvSize).isValid),
  }
  if (!token || Object.keys(problems).length > 0) return { ok: false, problems }
  const { brand, lastFour } = sandboxCards[token]
  return { ok: true, card: { token, brand, lastFour } }
}

function problemOf(
  field: keyof TypedCard,
  typed: string,
  isValid: boolean,
): Partial<Record<keyof TypedCard, CardProblem>> {
  if (typed === '') return { [field]: 'REQUIRED' }
  return isValid ? {} : { [field]: 'INCORRECT' }
}

/** '4242 4242 4242 4242', while it is typed. */
export function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const gaps = cardValidator.number(digits).card?.gaps ?? [4, 8, 12]
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** '12/40', while it is typed. */
export function asExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
