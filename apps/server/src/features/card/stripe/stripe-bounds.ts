import type { ChargeBounds } from '@provender/domain/checkout/choices'
import type { Minor } from '@provender/domain/money/money'

/**
 * The smallest charges in Stripe's documentation. A currency that is not listed is converted first, so that
 * one unit is enough.
 */
const minCharges: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

/** Stripe accepts at most eight digits of the smallest unit. */
const maxCharge = 99_999_999

export function chargeBounds(currencyCode: string): ChargeBounds {
  return {
    least: (minCharges[currencyCode.toUpperCase()] ?? 1) as Minor,
    largest: maxCharge as Minor,
  }
}
