import type { Database } from '@provender/db/tables'
import {
  type CollectionDay,
  type OfferedDay,
  offeredDays,
  type SlotName,
} from '@provender/domain/slots/collection'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { offeredCollectionDaysOf } from './fulfilment-times.ts'

/** The collection days with their current capacity. Capacity is checked again when an order is placed. */
export async function offeredCollectionDays({
  db,
  wholesaler,
  clock,
}: Pick<Deps, 'db' | 'wholesaler' | 'clock'>): Promise<readonly OfferedDay[]> {
  const days = offeredCollectionDaysOf({ wholesaler }, clock.nowMs())
  const max = wholesaler.current().config.maxCollectionsPerSlot
  if (max === null) return withRoom(days)
  const fullSlots = await readFullSlots(db, { dates: days.map(({ date }) => date), max })
  return offeredDays(days, (slot) => fullSlots.has(keyOf(slot)))
}

// The days are the same for a minute, and every quote shows them.
const offeredByDays = new WeakMap<readonly CollectionDay[], readonly OfferedDay[]>()

function withRoom(days: readonly CollectionDay[]): readonly OfferedDay[] {
  const present = offeredByDays.get(days) ?? offeredDays(days, () => false)
  offeredByDays.set(days, present)
  return present
}

function keyOf({ date, time }: SlotName): string {
  return `${date} ${time}`
}

async function readFullSlots(
  db: Kysely<Database>,
  { dates, max }: { readonly dates: readonly LocalDate[]; readonly max: number },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<SlotName>`
    select fulfilment_date as date, to_char(collection_time, 'HH24:MI') as time from orders
    where method = 'CLICK_AND_COLLECT' and state <> 'CANCELLED' and fulfilment_date = any(${dates}::date[])
    group by fulfilment_date, collection_time having count(*) >= ${max}`.execute(db)
  return new Set(rows.map(keyOf))
}
