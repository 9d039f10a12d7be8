import type { Database } from '@provender/db/tables'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'

/** A count stops at one more than this. */
export const maxCount = 1000

/** The number of rows; `maxCount + 1` if there are more than `maxCount`. */
export async function countRows<Tables, Selected extends keyof Tables>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<Tables, Selected, object>,
): Promise<number> {
  const counted = rows
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(maxCount + 1)
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
