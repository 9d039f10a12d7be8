import { type FulfilmentMethod, fulfilmentMethods } from '../basket/basket.ts'
import type { Minor } from '../money/money.ts'
import type { Site } from '../site/site.ts'
import type { SlotName } from '../slots/collection.ts'
import type { LocalDate } from '../slots/hours.ts'
import type { PaymentType } from './order.ts'
import { type Quoted, type QuotedLine, type QuotedTotals, totalsOfQuoted } from './quoted.ts'

/** What was shown, and what is now. */
export interface Changed<Value> {
  readonly before: Value
  readonly now: Value
}

/** In which respects a line is another one. */
export const lineDifferences = [
  'ADDED',
  'REMOVED',
  /** Not part of the order any more; its state says why. */
  'LEFT_OUT',
  'ORDERABLE_AGAIN',
  'QUANTITY',
  'PRICE',
  'VAT',
  /** Another unit under the same name: a box that holds more, kilograms instead of boxes. */
  'UNIT',
  /** Less of it, or more, is there than is asked for. */
  'POSSIBLE',
] as const
export type LineDifference = (typeof lineDifferences)[number]

/** A line that is not what was shown; without `before` it came, without `now` it went. */
export interface LineChange extends Changed<QuotedLine | null> {
  readonly differences: readonly LineDifference[]
}

export interface MethodChange extends Changed<Minor | null> {
  readonly method: FulfilmentMethod
}

export interface ListChange<Entry> {
  readonly gone: readonly Entry[]
  readonly added: readonly Entry[]
}

/** What an order would be now that is not what was shown. Applied to what was shown, it gives what is now. */
export interface QuoteDiff {
  readonly lines: readonly LineChange[]
  readonly totals: Changed<QuotedTotals> | null
  /** Minimums, net; null: the method cannot be chosen. */
  readonly methods: readonly MethodChange[]
  readonly site: Changed<Site | null> | null
  readonly deliveryDays: ListChange<LocalDate>
  readonly slot: Changed<SlotName | null> | null
  readonly paymentTypes: ListChange<PaymentType>
}

export function quoteDiff(before: Quoted, now: Quoted): QuoteDiff {
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
 * Is what is ordered, for how much and where to, what was shown? What was left out then and is now is nobody's order, and what can be
 * chosen besides is judged by what was chosen.
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
  const shown = new Map(before.map((line) => [keyOf(line), line]))
  const changes: LineChange[] = []
  for (const line of now) {
    const was = shown.get(keyOf(line)) ?? null
    shown.delete(keyOf(line))
    const differences: readonly LineDifference[] = was ? differencesOf(was, line) : ['ADDED']
    if (differences.length > 0) changes.push({ before: was, now: line, differences })
  }
  const gone = [...shown.values()].map(
    (line) => ({ before: line, now: null, differences: ['REMOVED'] }) as const,
  )
  return [...changes, ...gone]
}

function keyOf({ productId, unit }: QuotedLine): string {
  return `${productId}/${unit}`
}

/** Every field of a line but its key belongs to one of them. */
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

function methodChanges(before: Quoted, now: Quoted): readonly MethodChange[] {
  const minimums = (quoted: Quoted) => new Map(quoted.methods.map(({ method, minimum }) => [method, minimum]))
  const [shown, current] = [minimums(before), minimums(now)]
  return fulfilmentMethods
    .map((method) => ({ method, before: shown.get(method) ?? null, now: current.get(method) ?? null }))
    .filter((change) => change.before !== change.now)
}

function listChange<Entry>(before: readonly Entry[], now: readonly Entry[]): ListChange<Entry> {
  return {
    gone: before.filter((entry) => !now.includes(entry)),
    added: now.filter((entry) => !before.includes(entry)),
  }
}

function changed<Value extends object | null>(before: Value, now: Value): Changed<Value> | null {
  return isEqual(before, now) ? null : { before, now }
}

/** Of plain facts: both were made by the same code, their fields may stand in another order. */
function isEqual(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other
  const [facts, others] = [Object.entries(one), new Map(Object.entries(other))]
  return facts.length === others.size && facts.every(([name, value]) => others.get(name) === value)
}
