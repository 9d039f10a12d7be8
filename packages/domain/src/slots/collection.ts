import { Temporal } from 'temporal-polyfill'
import {
  isOpenAt,
  type LocalDate,
  type LocalTime,
  type OpeningHours,
  type OpenRange,
  slotTimes,
  weekdays,
} from './hours.ts'
import { localDay, shownInstantOf } from './local-time.ts'

export interface CollectionSlot {
  readonly time: LocalTime
  readonly isOpen: boolean
}

export interface OfferedSlot extends CollectionSlot {
  readonly isFull: boolean
}

export interface OfferedDay extends Omit<CollectionDay, 'slots'> {
  readonly slots: readonly OfferedSlot[]
}

export function offeredDays(
  days: readonly CollectionDay[],
  isSlotFull: (slot: SlotName) => boolean,
): readonly OfferedDay[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.map(({ time, isOpen }) => {
      const isFull = isOpen && isSlotFull({ date: day.date, time })
      return { time, isOpen: isOpen && !isFull, isFull }
    }),
  }))
}

export interface SlotName {
  readonly date: LocalDate
  readonly time: LocalTime
}

export interface CollectionDay {
  readonly date: LocalDate
  /** Empty if closed, by opening hours or by a holiday. */
  readonly ranges: readonly OpenRange[]
  readonly slots: readonly CollectionSlot[]
}

export interface CollectionRules {
  readonly hours: OpeningHours
  readonly holidays: ReadonlySet<LocalDate>
  /** IANA name, e.g. `Europe/London`. */
  readonly timeZone: string
  /** Minutes from now to the first slot (minCollectionStart). */
  readonly minCollectionStart: number
}

/**
 * The days and slots on which an order can be collected, today first (docs/product-rules.md#collection-slots). A slot is open inside its
 * weekday's ranges, never on a holiday, and only when it lies more than `minCollectionStart` minutes after now. A local time that the clock
 * skips is closed: nobody can come then, and the slot an hour later is offered anyway.
 */
export function collectionDays(
  rules: CollectionRules,
  { nowMs, days }: { readonly nowMs: number; readonly days: number },
): readonly CollectionDay[] {
  const today = localDay(nowMs, rules.timeZone)
  const times = slotTimes(rules.hours)
  return Array.from({ length: days }, (_, ahead) => {
    const day = today.add({ days: ahead })
    const ranges = rangesOf(day, rules)
    return {
      date: day.toString(),
      ranges,
      slots: times.map((time) => ({ time, isOpen: isSlotOpen(day, time, { ranges, rules, nowMs }) })),
    }
  })
}

export type SlotRefusal = 'CLOSED' | 'PASSED'

export function refusalOfSlot(
  rules: CollectionRules,
  { date, time, nowMs }: { readonly date: LocalDate; readonly time: LocalTime; readonly nowMs: number },
): SlotRefusal | null {
  const day = Temporal.PlainDate.from(date)
  if (!slotTimes(rules.hours).includes(time) || !isOpenAt(rangesOf(day, rules), time)) return 'CLOSED'
  const starts = shownInstantOf(day, time, rules.timeZone)
  if (starts === null) return 'CLOSED'
  return starts > nowMs + rules.minCollectionStart * 60_000 ? null : 'PASSED'
}

function rangesOf(day: Temporal.PlainDate, rules: CollectionRules): readonly OpenRange[] {
  const weekday = weekdays[day.dayOfWeek - 1]
  if (weekday === undefined || rules.holidays.has(day.toString())) return []
  return rules.hours[weekday]
}

function isSlotOpen(
  day: Temporal.PlainDate,
  time: LocalTime,
  { ranges, rules, nowMs }: { ranges: readonly OpenRange[]; rules: CollectionRules; nowMs: number },
): boolean {
  if (!isOpenAt(ranges, time)) return false
  const starts = shownInstantOf(day, time, rules.timeZone)
  return starts !== null && starts > nowMs + rules.minCollectionStart * 60_000
}
