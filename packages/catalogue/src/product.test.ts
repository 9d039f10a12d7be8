import type { UnitPrice } from '@provender/domain/money/money'
import { netPrice } from '@provender/domain/price/price'
import { expect, test } from 'vitest'
import { priceOn, type TimedPrice } from './product.ts'

type Row = readonly [
  price: number | null,
  parcel: number | null,
  starts: string | null,
  ends: string | null,
  discount?: number,
]

const timed = (rows: readonly Row[]): readonly TimedPrice[] =>
  rows.map(([price, parcelPrice, startsOn, endsOn, discountBasisPoints = 0], priceId) => ({
    priceId,
    price: price as UnitPrice | null,
    parcelPrice: parcelPrice as UnitPrice | null,
    discountBasisPoints,
    startsOn,
    endsOn,
  }))

function netOn(rows: readonly Row[], day: string) {
  const [nets, reversed] = [rows, rows.toReversed()].map((each) => {
    const price = priceOn(timed(each), day)
    return price && [netPrice(price, '1'), netPrice(price, '2')]
  })
  expect(reversed).toEqual(nets)
  return nets
}

test('a short promotion of the piece leaves the promotion of the box alone', () => {
  const rows: readonly Row[] = [
    [null, 90_000, '2026-11-01', '2026-12-31'],
    [10_000, null, '2026-11-20', '2026-12-05'],
  ]
  expect(netOn(rows, '2026-11-19')).toEqual([null, 90_000])
  expect(netOn(rows, '2026-11-20')).toEqual([10_000, 90_000])
  expect(netOn(rows, '2026-12-06')).toEqual([null, 90_000])
})

test('of two at once the lower net price counts, whichever began later', () => {
  const rows: readonly Row[] = [
    [20_000, 50_000, '2026-11-01', '2026-12-15'],
    [30_000, 100_000, '2026-11-15', '2026-11-27', 5500],
  ]
  expect(netOn(rows, '2026-11-20')).toEqual([13_500, 45_000])
  expect(netOn([rows[0]!, [30_000, 40_000, '2026-11-15', null]], '2026-11-20')).toEqual([20_000, 40_000])
  expect(netOn(rows, '2026-11-28')).toEqual([20_000, 50_000])
  expect(netOn(rows, '2026-10-31')).toBeNull()
})

test('of two equal ones the one that began later counts', () => {
  const rows = timed([
    [20_000, null, '2026-11-15', null],
    [20_000, null, null, null],
  ])
  expect(priceOn(rows, '2026-11-20')).toMatchObject({ priceId: 0 })
  expect(priceOn(rows.toReversed(), '2026-11-20')).toMatchObject({ priceId: 0 })
})
