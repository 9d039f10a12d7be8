import { divideHalfUp, type Minor } from './money.ts'

/** VAT of a line: net × rate, rounded half up to the minor unit once per line (docs/product-rules.md#money-and-vat). */
export function lineVat(net: Minor, vatBasisPoints: number): Minor {
  return Number(divideHalfUp(BigInt(net) * BigInt(vatBasisPoints), 10_000n)) as Minor
}

export interface VatOfRate {
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
}

export interface Totals {
  readonly net: Minor
  readonly vat: Minor
  readonly gross: Minor
  /** One entry per VAT rate, lowest first; they add up to `net` and `vat`. */
  readonly vatByRate: readonly VatOfRate[]
}

/** Totals are sums of rounded lines, never rounded again. */
export function totalsOf(lines: Iterable<VatOfRate>): Totals {
  const byRate = new Map<number, { net: number; vat: number }>()
  let net = 0
  let vat = 0
  for (const line of lines) {
    const rate = byRate.get(line.vatBasisPoints) ?? { net: 0, vat: 0 }
    rate.net += line.net
    rate.vat += line.vat
    byRate.set(line.vatBasisPoints, rate)
    net += line.net
    vat += line.vat
  }
  const vatByRate = [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([vatBasisPoints, sums]) => ({ vatBasisPoints, net: sums.net as Minor, vat: sums.vat as Minor }))
  return { net: net as Minor, vat: vat as Minor, gross: (net + vat) as Minor, vatByRate }
}
