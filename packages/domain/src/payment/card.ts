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

export interface CardDetails {
  readonly brand: CardBrand
  readonly lastFour: string
  /** 1 to 12; the card is valid until the end of the month. */
  readonly expiryMonth: number
  readonly expiryYear: number
}

export interface CardUpdate extends Pick<CardDetails, 'expiryMonth' | 'expiryYear'> {
  readonly holderName: string
}

export const maxHolderNameLength = 100

export function cardBrand(scheme: string): CardBrand {
  return cardBrands.find((brand) => brand === scheme.toUpperCase()) ?? 'OTHER'
}

export function isExpired(
  { expiryMonth, expiryYear }: Pick<CardDetails, 'expiryMonth' | 'expiryYear'>,
  today: string,
): boolean {
  const month = `${String(expiryYear).padStart(4, '0')}-${String(expiryMonth).padStart(2, '0')}`
  return month < today.slice(0, 7)
}

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
 * The published numbers of the test gateway, and what each card does. The browser sends only the name of the card, never the typed number.
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

export function sandboxToken(name: SandboxCardName, { expiryMonth, expiryYear }: Expiry): string {
  const twoDigits = (part: number) => String(part % 100).padStart(2, '0')
  return `${name}_${twoDigits(expiryMonth)}${twoDigits(expiryYear)}`
}

export interface SandboxCard extends Expiry {
  readonly name: SandboxCardName
}

/**
 * Parses a token of the test gateway. Without a date the card has the expiry of its published number. Undefined if the token is invalid.
 */
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
