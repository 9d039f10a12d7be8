import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteId } from '../ids.ts'
import { type QuoteContent, type QuotedLine, totalsOfQuoted } from './quote-content.ts'
import { isAsShown, type ListChange, quoteDiff, type QuoteDiff } from './quote-diff.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  unit: fc.constantFrom('1', '2'),
  unitKind: fc.constantFrom('piece', 'box', 'kg'),
  pieces: fc.constantFrom(1, 6, 24),
  quantity: fc.integer({ min: 1, max: 5 }).map((units) => units * 1000),
  unitNet: fc.option(fc.integer({ min: 1, max: 90_000 })),
  vatBasisPoints: fc.constantFrom(0, 500, 2000),
  state: fc.constantFrom('ORDERED', 'ORDERED', 'NO_LONGER_AVAILABLE', 'NO_PRICE', 'OUT_OF_STOCK'),
  possible: fc.option(fc.constantFrom(0, 1000)),
}) as fc.Arbitrary<QuotedLine>
const keyOf = ({ productId, unit }: QuotedLine): string => `${productId}/${unit}`
const inOrder = (lines: readonly QuotedLine[]) =>
  lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const address = { address2: '', address3: '', city: 'Leeds', country: 'GB', contactName: '', telephone: '' }
const site = fc
  .tuple(
    fc.constantFrom('s1', 's2'),
    fc.constantFrom('1 High St', '2 High St'),
    fc.constantFrom('', 'Ring twice'),
  )
  .map(([id, address1, instructions]) => ({
    ...address,
    id: id as SiteId,
    name: `Shop ${id}`,
    postCode: 'LS1 1AA',
    address1,
    instructions,
  }))
const method = (name: 'DELIVERY' | 'CLICK_AND_COLLECT') =>
  fc.option(fc.constantFrom(0, 10_000, 15_000).map((minimum) => ({ method: name, minimum })))
const quoted = fc.record({
  lines: fc.uniqueArray(line, { selector: keyOf, maxLength: 6 }).map(inOrder),
  methods: fc
    .tuple(method('DELIVERY'), method('CLICK_AND_COLLECT'))
    .map((each) => each.filter((one) => one !== null)),
  site: fc.option(site),
  deliveryDays: fc.subarray(['2026-11-24', '2026-11-27', '2026-12-01']),
  slot: fc.option(fc.constantFrom('10:00', '10:15').map((time) => ({ date: '2026-11-24', time }))),
  paymentTypes: fc.subarray(['CASH', 'CARD', 'ACCOUNT']),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<QuoteContent>

function applied(content: QuoteContent, diff: QuoteDiff): QuoteContent {
  const lines = new Map(content.lines.map((each) => [keyOf(each), each]))
  for (const { before, now } of diff.lines) {
    if (before) lines.delete(keyOf(before))
    if (now) lines.set(keyOf(now), now)
  }
  const minimums = new Map(content.methods.map((each) => [each.method, each.minimum]))
  for (const { method: name, now } of diff.methods) {
    if (now === null) minimums.delete(name)
    else minimums.set(name, now)
  }
  return {
    lines: inOrder([...lines.values()]),
    methods: (['DELIVERY', 'CLICK_AND_COLLECT'] as const).flatMap((name) => {
      const minimum = minimums.get(name)
      return minimum === undefined ? [] : [{ method: name, minimum }]
    }),
    site: diff.site ? diff.site.now : content.site,
    deliveryDays: listed(content.deliveryDays, diff.deliveryDays).toSorted(),
    slot: diff.slot ? diff.slot.now : content.slot,
    paymentTypes: (['CASH', 'CARD', 'ACCOUNT'] as const).filter((type) =>
      listed(content.paymentTypes, diff.paymentTypes).includes(type),
    ),
  }
}

function listed<Entry>(before: readonly Entry[], { removed, added }: ListChange<Entry>): readonly Entry[] {
  return [...before.filter((entry) => !removed.includes(entry)), ...added]
}

const isEmpty = ({ lines, methods, deliveryDays, paymentTypes, ...rest }: QuoteDiff): boolean =>
  [lines, methods, deliveryDays.removed, deliveryDays.added, paymentTypes.removed, paymentTypes.added].every(
    (changes) => changes.length === 0,
  ) && Object.values(rest).every((change) => change === null)

const pair = fc.oneof(
  fc.tuple(quoted, quoted),
  quoted.map((one) => [one, JSON.parse(JSON.stringify(one)) as QuoteContent] as const),
  fc
    .tuple(quoted, quoted)
    .chain(([one, other]) =>
      fc
        .constantFrom(...(Object.keys(one) as (keyof QuoteContent)[]))
        .map((field) => [one, { ...one, [field]: other[field] }] as const),
    ),
)

describe('the difference of two quotes', () => {
  test('applied to the accepted quote gives the current one, totals included', () => {
    fc.assert(
      fc.property(pair, ([before, now]) => {
        const diff = quoteDiff(before, now)
        const result = applied(before, diff)
        expect(result).toEqual(now)
        expect(diff.totals ? diff.totals.now : totalsOfQuoted(before)).toEqual(totalsOfQuoted(now))
      }),
    )
  })

  test('is empty only if both are equal, and gives a reason for every line', () => {
    fc.assert(
      fc.property(pair, ([before, now]) => {
        const diff = quoteDiff(before, now)
        expect(isEmpty(diff)).toBe(JSON.stringify(before) === JSON.stringify(now))
        expect(diff.lines.every(({ differences }) => differences.length > 0)).toBe(true)
      }),
    )
  })

  test('detects every change of price, content or destination', () => {
    fc.assert(
      fc.property(pair, ([before, now]) => {
        const orderedOf = ({ lines }: QuoteContent) =>
          JSON.stringify(lines.filter(({ state }) => state === 'ORDERED'))
        const isSame = orderedOf(before) === orderedOf(now)
        const isSameSite = JSON.stringify(before.site) === JSON.stringify(now.site)
        const diff = quoteDiff(before, now)
        expect(isAsShown(diff, 'CLICK_AND_COLLECT')).toBe(isSame)
        expect(isAsShown(diff, 'DELIVERY')).toBe(isSame && isSameSite)
      }),
    )
  })
})
