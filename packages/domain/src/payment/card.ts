/** The schemes whose cards are taken. */
export const cardBrands = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERS',
  'JCB',
  'UNIONPAY',
  'OTHER',
] as const
export type CardBrand = (typeof cardBrands)[number]

/** What is known of a card: enough to tell it from another, never its number. */
export interface CardDetails {
  readonly brand: CardBrand
  readonly lastFour: string
  /** 1 to 12; the card is good until the month is over. */
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** What may change of a card that is kept; of whom it is, as it stands on the card. */
export interface CardUpdate extends Pick<CardDetails, 'expiryMonth' | 'expiryYear'> {
  readonly holderName: string
}

export const maxHolderNameLength = 100

/** A scheme as others spell it: 'visa', 'mastercard', 'unionpay'. */
export function cardBrandOf(scheme: string): CardBrand {
  return cardBrands.find((brand) => brand === scheme.toUpperCase()) ?? 'OTHER'
}

/** Is the month of its expiry over? `today` is a local date, YYYY-MM-DD. */
export function isExpired(
  { expiryMonth, expiryYear }: Pick<CardDetails, 'expiryMonth' | 'expiryYear'>,
  today: string,
): boolean {
  const month = `${String(expiryYear).padStart(4, '0')}-${String(expiryMonth).padStart(2, '0')}`
  return month < today.slice(0, 7)
}

/** A card that is given anew at each of these is one of the sandbox's (`sandboxCards`). */
export const sandboxCardNames = [
  'SUCCEEDS',
  'SUCCEEDS_MASTERCARD',
  'SUCCEEDS_AMEX',
  'DECLINES',
  'LACKS_FUNDS',
  'CHALLENGES',
  'EXPIRED',
] as const
export type SandboxCardName = (typeof sandboxCardNames)[number]

/**
 * The published numbers of the test gateway, and what each card does. The browser turns a number into its name; nothing else of
 * what was typed leaves it.
 */
export const sandboxCards: Readonly<Record<SandboxCardName, CardDetails & { readonly number: string }>> = {
  SUCCEEDS: {
    number: '4242424242424242',
    brand: 'VISA',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  SUCCEEDS_MASTERCARD: {
    number: '5555555555554444',
    brand: 'MASTERCARD',
    lastFour: '4444',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  SUCCEEDS_AMEX: {
    number: '378282246310005',
    brand: 'AMEX',
    lastFour: '0005',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  DECLINES: {
    number: '4000000000000002',
    brand: 'VISA',
    lastFour: '0002',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  LACKS_FUNDS: {
    number: '4000000000009995',
    brand: 'VISA',
    lastFour: '9995',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  CHALLENGES: {
    number: '4000002760003184',
    brand: 'VISA',
    lastFour: '3184',
    expiryMonth: 12,
    expiryYear: 2040,
  },
  EXPIRED: { number: '4000000000000069', brand: 'VISA', lastFour: '0069', expiryMonth: 1, expiryYear: 2024 },
}

type Expiry = Pick<CardDetails, 'expiryMonth' | 'expiryYear'>

/** What the form of the test gateway makes of a card: its name, and the expiry date that was typed. */
export function sandboxToken(name: SandboxCardName, { expiryMonth, expiryYear }: Expiry): string {
  const twoDigits = (part: number) => String(part % 100).padStart(2, '0')
  return `${name}_${twoDigits(expiryMonth)}${twoDigits(expiryYear)}`
}

export interface SandboxCard extends Expiry {
  readonly name: SandboxCardName
}

/** Reads a token of the test gateway; without a date the card has that of its published number. Undefined: it is none. */
export function readSandboxToken(token: string): SandboxCard | undefined {
  const { card, month, year } =
    /^(?<card>[A-Z_]+?)(?:_(?<month>\d\d)(?<year>\d\d))?$/.exec(token)?.groups ?? {}
  const name = sandboxCardNames.find((each) => each === card)
  if (!name) return undefined
  if (month === undefined) {
    const { expiryMonth, expiryYear } = sandboxCards[name]
    return { name, expiryMonth, expiryYear }
  }
  const expiryMonth = Number(month)
  return expiryMonth >= 1 && expiryMonth <= 12
    ? { name, expiryMonth, expiryYear: 2000 + Number(year) }
    : undefined
}
