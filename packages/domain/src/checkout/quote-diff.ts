import { type FulfilmentMethod, fulfilmentMethods } from '../basket/basket.ts'
import type { Minor } from '../money/money.ts'
import type { PaymentType } from '../order/order.ts'
import type { Site } from '../site/site.ts'
import type { SlotName } from '../slots/collection.ts'
import type { LocalDate } from '../slots/hours.ts'
import { type QuoteContent, type QuotedLine, type QuotedTotals, totalsOfQuoted } from './quote-content.ts'

export interface ChangedValue<Value> {
  readonly before: Value
  readonly now: Value
}

export const lineDifferences = [
  'ADDED',
  'REMOVED',
  'LEFT_OUT',
  'ORDERABLE_AGAIN',
  'QUANTITY',
  'PRICE',
  'VAT',
  /** The unit changed under the same name: a box holds more, or kilograms replaced boxes. */
  'UNIT',
  'POSSIBLE',
] as const
export type LineDifference = (typeof lineDifferences)[number]

/** A line that differs from the one shown. Without `before` it is new, without `now` it was removed. */
export interface LineChange extends ChangedValue<QuotedLine | null> {
  readonly differences: readonly LineDifference[]
}

export interface MethodChange extends ChangedValue<Minor | null> {
  readonly method: FulfilmentMethod
}

export interface ListChange<Entry> {
  readonly removed: readonly Entry[]
  readonly added: readonly Entry[]
}

/** The difference between the current and the shown quote. Applied to the shown one, it gives the current one. */
export interface QuoteDiff {
  readonly lines: readonly LineChange[]
  readonly totals: ChangedValue<QuotedTotals> | null
  /** Minimums, net; null if the method cannot be chosen. */
  readonly methods: readonly MethodChange[]
  readonly site: ChangedValue<Site | null> | null
  readonly deliveryDays: ListChange<LocalDate>
  readonly slot: ChangedValue<SlotName | null> | null
  readonly paymentTypes: ListChange<PaymentType>
}

export function quoteDiff(before: QuoteContent, now: QuoteContent): QuoteDiff {
  return {
    lines: lineChanges(before.lines, now.lines),
    totals: changed(totalsOfQuoted(before), totalsOfQuoted(now)),
    methods: methodChanges(before, now),
    site: changed(before.site, now.site),
    deliveryDays: listChange(before.deliveryDays, now.deliveryDays),
    slot: changed(before.slot, now.slot),
    paymentTypes: listChange(before.paymentTypes, now.paymentTypes),
  }
}

/**
 * True if lines, amounts and destination are as shown. Ignores lines that were left out before and now, and choices other than the one
 * made.
 */
export function isAsShown({ lines, totals, site }: QuoteDiff, method: FulfilmentMethod): boolean {
  const isOrdered = (line: QuotedLine | null): boolean => line?.state === 'ORDERED'
  return (
    totals === null &&
    !lines.some(({ before, now }) => isOrdered(before) || isOrdered(now)) &&
    (method !== 'DELIVERY' || site === null)
  )
}

function lineChanges(before: readonly QuotedLine[], now: readonly QuotedLine[]): readonly LineChange[] {
  const previous = new Map(before.map((line) => [keyOf(line), line]))
  const changes: LineChange[] = []
  for (const line of now) {
    const was = previous.get(keyOf(line)) ?? null
    previous.delete(keyOf(line))
    const differences: readonly LineDifference[] = was ? differencesOf(was, line) : ['ADDED']
    if (differences.length > 0) changes.push({ before: was, now: line, differences })
  }
  const removed = [...previous.values()].map(
    (line) => ({ before: line, now: null, differences: ['REMOVED'] }) as const,
  )
  return [...changes, ...removed]
}

function keyOf({ productId, unit }: QuotedLine): string {
  return `${productId}/${unit}`
}

/** Compares every field of a line except its key. */
function differencesOf(before: QuotedLine, now: QuotedLine): readonly LineDifference[] {
  const isOther = {
    LEFT_OUT: before.state !== now.state && now.state !== 'ORDERED',
    ORDERABLE_AGAIN: before.state !== now.state && now.state === 'ORDERED',
    QUANTITY: before.quantity !== now.quantity,
    PRICE: before.unitNet !== now.unitNet,
    VAT: before.vatBasisPoints !== now.vatBasisPoints,
    UNIT: before.unitKind !== now.unitKind || before.pieces !== now.pieces,
    POSSIBLE: before.possible !== now.possible,
  } as const satisfies Partial<Record<LineDifference, boolean>>
  return lineDifferences.filter(
    (difference) => difference in isOther && isOther[difference as keyof typeof isOther],
  )
}

function methodChanges(before: QuoteContent, now: QuoteContent): readonly MethodChange[] {
  const minimums = (quoted: QuoteContent) =>
    new Map(quoted.methods.map(({ method, minimum }) => [method, minimum]))
  const [previous, current] = [minimums(before), minimums(now)]
  return fulfilmentMethods
    .map((method) => ({ method, before: previous.get(method) ?? null, now: current.get(method) ?? null }))
    .filter((change) => change.before !== change.now)
}

function listChange<Entry>(before: readonly Entry[], now: readonly Entry[]): ListChange<Entry> {
  return {
    removed: before.filter((entry) => !now.includes(entry)),
    added: now.filter((entry) => !before.includes(entry)),
  }
}

function changed<Value extends object | null>(before: Value, now: Value): ChangedValue<Value> | null {
  return isEqual(before, now) ? null : { before, now }
}

function isEqual(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other
  const [facts, others] = [Object.entries(one), new Map(Object.entries(other))]
  return facts.length === others.size && facts.every(([name, value]) => others.get(name) === value)
}
