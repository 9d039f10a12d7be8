import { type TestDb, withDatabase } from '@provender/testing/test-database'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { addCompany, enter, openOf } from './ledger-entries.fixture.ts'
import { up } from './migrations/0043-credited-invoices-stay-settled.ts'

type Allocation = readonly [from: number, to: number, amount: number]

/** Allocates between entries by their positions. A negative amount undoes the latest allocation between the two. */
async function allocate(
  { pool }: TestDb,
  ids: readonly number[],
  rows: readonly Allocation[],
): Promise<void> {
  for (const [from, to, amount] of rows)
    await pool.query(
      `insert into allocation (from_entry, to_entry, amount, made_on, rule, undoes_id)
        select $1, $2, abs($3::bigint), '2026-01-01', 'REPLAYED', case when $3::bigint < 0 then (
          select max(id) from allocation where from_entry = $1 and to_entry = $2 and undoes_id is null) end`,
      [ids[from], ids[to], amount],
    )
}

const orderPaidAndCredited = [
  ['INVOICE', 100],
  ['PAYMENT', -100, 0],
  ['CREDIT_NOTE', -100, 0],
] as const

test.each([
  [
    'a newer invoice used',
    [...orderPaidAndCredited, ['INVOICE', 80], ['REFUND', 100, 0]],
    [
      [1, 0, 100],
      [2, 3, 80],
      [2, 4, 20],
      [1, 0, -80],
      [1, 4, 80],
    ],
    [0, 0, 0, 80, 0],
  ],
  [
    'two newer invoices used',
    [...orderPaidAndCredited, ['INVOICE', 30], ['INVOICE', 60], ['REFUND', 40, 0]],
    [
      [1, 0, 100],
      [2, 3, 30],
      [2, 4, 60],
      [2, 5, 10],
      [1, 0, -30],
      [1, 5, 30],
    ],
    [0, 0, 0, 0, 30, 0],
  ],
  [
    'an invoice used that was credited itself, whose note a third one used',
    [
      ...orderPaidAndCredited,
      ['INVOICE', 100],
      ['CREDIT_NOTE', -100, 3],
      ['INVOICE', 70],
      ['REFUND', 100, 0],
    ],
    [
      [1, 0, 100],
      [2, 3, 100],
      [4, 5, 70],
      [1, 0, -100],
      [1, 6, 100],
    ],
    // The note of the second invoice settles it. Only goods that were kept are owed for.
    [0, 0, 0, 0, 0, 70, 0],
  ],
  [
    'nothing used: only part is credited',
    [
      ['INVOICE', 100],
      ['CREDIT_NOTE', -40, 0],
    ],
    [[1, 0, 40]],
    [60, 0],
  ],
] as const)(
  'a credited invoice that was opened again is settled by its credit note, which %s',
  async (_, entries, rows, open) => {
    await withDatabase(async (database) => {
      await addCompany(database)
      const ids = await enter(database, entries)
      await allocate(database, ids, rows)
      await up(database.db as unknown as Kysely<unknown>)
      expect(await openOf(database, ids)).toEqual(open)
    })
  },
)
