import type { Database } from '@provender/db/tables'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { Config } from '@provender/domain/config/config'
import type { OrderNumber } from '@provender/domain/ids'
import type { RouteRow } from '@provender/domain/import/rows'
import { orderStates } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'
import { type LocalDate, type OpenRange, type Weekday, weekdays } from '@provender/domain/slots/hours'
import { type Kysely, sql } from 'kysely'

// Each function returns whether it changed anything.

export async function writeConfig(tx: Kysely<Database>, values: Partial<Config>): Promise<boolean> {
  const { rows } = await sql`
    insert into config as existing (key, value)
    select key, value from json_each(${JSON.stringify(values)}::json) as input (key, json_value),
      lateral (select json_value::jsonb as value) as converted
    on conflict (key) do update set value = excluded.value where existing.value is distinct from excluded.value
    returning key`.execute(tx)
  return rows.length > 0
}

export async function writeHours(
  tx: Kysely<Database>,
  day: Weekday,
  ranges: readonly OpenRange[],
): Promise<boolean> {
  const weekday = weekdays.indexOf(day) + 1
  const existing = await tx
    .selectFrom('opening_range')
    .selectAll()
    .where('weekday', '=', weekday)
    .orderBy('starts')
    .execute()
  const before = existing.map(({ starts, ends }) => `${starts.slice(0, 5)}-${ends.slice(0, 5)}`).join()
  const after = ranges.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join()
  if (before === after) return false
  await tx.deleteFrom('opening_range').where('weekday', '=', weekday).execute()
  const rows = ranges.map(({ startTime, endTime }) => ({ weekday, starts: startTime, ends: endTime }))
  if (rows.length > 0) await tx.insertInto('opening_range').values(rows).execute()
  return true
}

export async function writeHoliday(
  tx: Kysely<Database>,
  holiday: { readonly day: LocalDate; readonly name: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into holiday as existing (day, name) values (${holiday.day}, ${holiday.name})
    on conflict (day) do update set name = excluded.name where existing.name is distinct from excluded.name
    returning day`.execute(tx)
  return rows.length > 0
}

export interface OpenOrder {
  readonly number: OrderNumber
  readonly method: FulfilmentMethod
  readonly companyCode: string
  readonly companyName: string
}

export async function readOpenOrdersOn(db: Kysely<Database>, day: LocalDate): Promise<readonly OpenOrder[]> {
  return await db
    .selectFrom('orders')
    .innerJoin('company', 'company.id', 'company_id')
    .select(['orders.number', 'method', 'company.code as companyCode', 'company.name as companyName'])
    .where('fulfilment_date', '=', day)
    .where('state', 'not in', orderStates.filter(isFinalState))
    .orderBy('orders.number')
    .execute()
}

export async function removeHoliday(tx: Kysely<Database>, day: LocalDate): Promise<boolean> {
  const removed = await tx.deleteFrom('holiday').where('day', '=', day).executeTakeFirst()
  return removed.numDeletedRows > 0
}

export async function writeRoute(tx: Kysely<Database>, route: RouteRow): Promise<boolean> {
  const { rows } = await sql`
    insert into route as existing (code, name, weekdays, cut_off)
    values (${route.code}, ${route.name}, ${[...route.weekdays]}::smallint[], ${route.cutOff})
    on conflict (code) do update set name = excluded.name, weekdays = excluded.weekdays, cut_off = excluded.cut_off
      where (existing.name, existing.weekdays, existing.cut_off)
        is distinct from (excluded.name, excluded.weekdays, excluded.cut_off)
    returning id`.execute(tx)
  return rows.length > 0
}
