import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { addCompany, enter, openOf } from './ledger-entries.fixture.ts'
import { migrate, migrationsFolder } from './migrate.ts'

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
    await addCompany(database)
    await work(database)
  })
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
