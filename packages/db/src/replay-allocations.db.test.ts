import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { migrate, migrationsFolder } from './migrate.ts'

/** A database before the allocations migration, with a company. */
async function beforeAllocations(work: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await database.pool.query('drop schema provender cascade')
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    const source = fileURLToPath(migrationsFolder)
    for (const file of await readdir(source))
      if (file < '0022') await symlink(join(source, file), join(folder, file))
    try {
      await migrate(database, { folder: pathToFileURL(`${folder}/`) })
    } finally {
      await rm(folder, { recursive: true })
    }
    await database.pool.query(`
      insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
        mobile, fax, currency_code) values ('C', 'Company', '', '', '', '', '', '', '', '', '', '', '', 'GBP');
      alter table ledger_document drop constraint ledger_document_order_id_fkey`)
    await work(database)
  })
}

/** Inserts amounts in order and returns the ids. A credit or refund names the entry of an invoice by its position. */
async function enter(
  { pool }: TestDb,
  entries: readonly (readonly ['INVOICE' | 'PAYMENT' | 'CREDIT_NOTE' | 'REFUND', number, number?])[],
): Promise<readonly number[]> {
  const ids: number[] = []
  const documents: number[] = []
  for (const [at, [kind, owed, names]] of entries.entries()) {
    const isDocument = kind === 'INVOICE' || kind === 'CREDIT_NOTE'
    const named = names === undefined ? null : ids[names]
    if (isDocument) {
      const { rows } = await pool.query(
        `with made as (
          insert into ledger_document (kind, company_id, order_id, credits_id, issued_at, issued_on, due_on, currency_code,
            net, vat, gross, vat_by_rate, seller, buyer)
          values ($1, 1, $2, $3, now(), '2026-01-01', $4, 'GBP', $5, 0, $5, '[]', '{}', '{}') returning id),
        line as (insert into ledger_document_line select id, 1, null, null, 0, $5, 0 from made)
        select id from made`,
        [
          kind,
          at,
          names === undefined ? null : documents[names],
          kind === 'INVOICE' ? '2026-02-01' : null,
          Math.abs(owed),
        ],
      )
      documents[at] = rows[0].id
    }
    const { rows } = await pool.query(
      `insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, document_id, settles_id, method)
        values (1, 'GBP', $1, $2, date '2026-01-01' + $3::int, now(), $4, $5, $6) returning id`,
      [kind, owed, at, isDocument ? documents[at] : null, named, isDocument ? null : 'CARD'],
    )
    ids.push(rows[0].id)
  }
  return ids
}

async function openOf({ pool }: TestDb, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number; open: number }>(
    `select e.id, abs(owed) - coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::bigint as open
      from ledger_entry e left join allocation on e.id in (from_entry, to_entry) group by e.id`,
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.open ?? -1)
}

test('allocates earlier entries and keeps their displayed open amounts', async () => {
  await beforeAllocations(async (database) => {
    const ids = await enter(database, [
      ['INVOICE', 500],
      ['INVOICE', 300],
      ['PAYMENT', -400, 1],
      ['PAYMENT', -1000],
      ['INVOICE', 250],
      // More was paid than invoiced: the refund comes from the excess.
      ['REFUND', 100, 4],
    ])
    await migrate(database)
    expect(await openOf(database, ids)).toEqual([0, 0, 0, 250, 0, 0])
    expect((await database.pool.query('select * from allocation_difference')).rows).toEqual([])
  })
})

test('lets the refund of a credited invoice use its credit, and lists the invoices that this changes', async () => {
  await beforeAllocations(async (database) => {
    const ids = await enter(database, [
      ['INVOICE', 3852],
      ['INVOICE', 6420],
      ['PAYMENT', -6420, 1],
      ['CREDIT_NOTE', -6420, 1],
      ['REFUND', 6420, 1],
    ])
    const before = (await database.pool.query('select * from ledger_entry order by id')).rows
    await migrate(database)
    expect(await openOf(database, ids)).toEqual([3852, 0, 0, 0, 0])
    const { rows } = await database.pool.query(
      'select entry_id, open_before, open_after from allocation_difference order by entry_id',
    )
    expect(rows).toEqual([
      { entry_id: ids[0], open_before: 0, open_after: 3852 },
      { entry_id: ids[1], open_before: 3852, open_after: 0 },
    ])
    const after = (await database.pool.query('select * from ledger_entry order by id')).rows
    expect(after).toMatchObject(before)
  })
})
