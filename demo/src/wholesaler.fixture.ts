import type { PriceRow } from '@provender/domain/import/rows'
import type { DemoWholesaler } from './dataset.ts'
import { buildDemoWholesaler } from './wholesaler.ts'

export const anchor = '2026-11-21'
export const usual = buildDemoWholesaler({ seed: 7, anchor })
export const large = buildDemoWholesaler({ seed: 7, anchor, productCount: 30_000 })

export const counted = <Value>(values: Iterable<Value>): Map<Value, number> => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
export const repeated = (values: readonly string[]): readonly string[] =>
  [...counted(values)].filter(([, count]) => count > 1).map(([value]) => value)

export const pricesOfKind = (shop: DemoWholesaler, kind: PriceRow['kind']): Map<string, PriceRow> =>
  new Map(shop.prices.filter((row) => row.kind === kind).map((row) => [row.productCode, row]))
