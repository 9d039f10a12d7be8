import type { TestDb } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { migrateApart } from './migrate-apart.ts'
import { migrate } from './migrate.ts'
import { addColumn, createVisit, onEmptyDatabase, withMigrations } from './migrations-in-folder.fixture.ts'
import { readVersionsServed } from './versions-served.ts'

const older = { '0001-create': [createVisit] }
const newer = {
  ...older,
  '0002-add': { steps: [[addColumn]], isExpanding: true },
  '0003-remove': ['alter table visit drop column name'],
  '0004-add': { steps: [[addColumn]], isExpanding: true },
}

async function onServedDatabase(
  work: (
    database: TestDb,
    run: (options: { contract: boolean; servers?: readonly string[] }) => ReturnType<typeof migrateApart>,
  ) => Promise<void>,
): Promise<void> {
  await onEmptyDatabase(async (database) => {
    await withMigrations(older, async (folder) => void (await migrate(database, { folder })))
    await database.pool.query(`update schema set secrets = '{}'`)
    await withMigrations(newer, (folder) =>
      work(database, ({ contract, servers = [] }) =>
        migrateApart(database, { folder, contract, namesOfServers: () => Promise.resolve(servers) }),
      ),
    )
  })
}

const newestOf = async ({ db }: TestDb) => (await readVersionsServed(db))?.newest

test('only what adds runs beside older servers, and again does nothing', async () => {
  await onServedDatabase(async (database, run) => {
    const left = { left: '0003-remove', olderServers: [] }
    expect(await run({ contract: false })).toEqual({ migrated: ['0002-add'], ...left })
    expect(await run({ contract: false })).toEqual({ migrated: [], ...left })
    expect(await newestOf(database)).toBe(2)
  })
})

test('what older servers cannot work with changes nothing while one runs, and then runs if asked for', async () => {
  await onServedDatabase(async (database, run) => {
    expect(await run({ contract: true, servers: ['leeds:3000'] })).toEqual({
      migrated: [],
      left: '0003-remove',
      olderServers: ['leeds:3000'],
    })
    expect(await newestOf(database)).toBe(1)
    expect((await run({ contract: true })).migrated).toEqual(['0002-add', '0003-remove', '0004-add'])
    expect(await readVersionsServed(database.db)).toEqual({
      oldest: 3,
      newest: 4,
      oldestName: '0003-remove',
      isHalfWay: false,
    })
  })
})

test('a server that starts after the first look still keeps it from running', async () => {
  await onServedDatabase(async (database) => {
    const answers = [[], ['leeds:3000']]
    await withMigrations(newer, async (folder) => {
      const namesOfServers = () => Promise.resolve(answers.shift() ?? [])
      expect(await migrateApart(database, { folder, contract: true, namesOfServers })).toEqual({
        migrated: ['0002-add'],
        left: '0003-remove',
        olderServers: ['leeds:3000'],
      })
    })
  })
})

test('a database on which no server has run is migrated whole, and serves no version before', async () => {
  await onEmptyDatabase(async (database) => {
    expect(await readVersionsServed(database.db)).toBeUndefined()
    await withMigrations(newer, async (folder) => {
      const { migrated, left } = await migrateApart(database, {
        folder,
        contract: false,
        namesOfServers: () => Promise.resolve([]),
      })
      expect([migrated.length, left]).toEqual([4, undefined])
    })
  })
})
