export type Outcome = 'ACCEPTED' | 'CHALLENGED' | 'insufficient_funds' | 'expired_card' | 'generic_decline'

interface FakeCard {
  readonly brand: string
  readonly last4: string
  readonly outcome: Outcome
}

const cards: Readonly<Record<string, FakeCard>> = {
  SUCCEEDS_MASTERCARD: { brand: 'mastercard', last4: '4444', outcome: 'ACCEPTED' },
  SUCCEEDS_AMEX: { brand: 'amex', last4: '0005', outcome: 'ACCEPTED' },
  SUCCEEDS: { brand: 'visa', last4: '4242', outcome: 'ACCEPTED' },
  CHALLENGES: { brand: 'visa', last4: '3184', outcome: 'CHALLENGED' },
  LACKS_FUNDS: { brand: 'visa', last4: '9995', outcome: 'insufficient_funds' },
  EXPIRED: { brand: 'visa', last4: '0069', outcome: 'expired_card' },
  DECLINES: { brand: 'visa', last4: '0002', outcome: 'generic_decline' },
}

export function cardOf(token: string): FakeCard | undefined {
  const name = Object.keys(cards).find((each) => token.replace('ctoken_', '').startsWith(each))
  return name === undefined ? undefined : cards[name]
}
