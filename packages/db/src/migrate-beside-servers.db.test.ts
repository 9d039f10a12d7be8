import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, waitForSchema } from './migrate.ts'
import {
  addColumn,
  countVisits,
  createVisit,
  onEmptyDatabase,
  visit,
  withMigrations,
} from './migrations-in-folder.fixture.ts'
import { noTimeouts } from './session.ts'

test('a command of a newer version does not migrate while a server is running', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await migrate(database, { folder })
    })
    await withMigrations({ '0001-create': [createVisit], '0002-newer': [visit] }, async (folder) => {
      const isUp = Promise.withResolvers<void>()
      const server = database.listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
      await isUp.promise
      await expect(migrate(database, { folder, besideServers: 'REFUSED' })).rejects.toThrow('older version')
      expect(await countVisits(database)).toBe(0)
      await server.close()
      expect(await migrate(database, { folder, besideServers: 'REFUSED' })).toEqual(['0002-newer'])
    })
  })
})

test('an older version starts on the schema of a newer one that only added to it', async () => {
  await onEmptyDatabase(async (database) => {
    const older = { '0001-create': [createVisit] }
    const expanded = { ...older, '0002-add': { steps: [[addColumn]], isExpanding: true } }
    await withMigrations(older, async (folder) => void (await migrate(database, { folder })))
    await withMigrations(expanded, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0002-add'])
    })
    await withMigrations(older, async (folder) => {
      expect(await migrate(database, { folder })).toEqual([])
      await waitForSchema(database, { folder, print: () => {} })
    })
    await withMigrations({ ...older, '0002-other': [visit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('it has 0002-add')
    })
    await withMigrations(
      { ...expanded, '0003-remove': ['alter table visit drop column name'] },
      async (folder) => void (await migrate(database, { folder })),
    )
    await withMigrations(expanded, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('it has 0003-remove')
    })
  })
})

test('a migration that removes something waits until older servers have stopped', async () => {
  await onEmptyDatabase(async (database) => {
    const older = { '0001-create': [createVisit] }
    const expanded = { ...older, '0002-add': { steps: [[addColumn]], isExpanding: true } }
    await withMigrations(older, async (folder) => void (await migrate(database, { folder })))
    const isUp = Promise.withResolvers<void>()
    const server = database.listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
    await isUp.promise
    await withMigrations(expanded, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0002-add'])
    })
    const contracted = { ...expanded, '0003-remove': ['alter table visit drop column name'] }
    await withMigrations(contracted, async (folder) => {
      const lines: string[] = []
      let isMigrated = false
      const migrating = migrate(database, { folder, print: (line) => lines.push(line) }).then(() => {
        isMigrated = true
      })
      await expect.poll(() => lines).toEqual([expect.stringContaining('0003-remove')])
      await database.pool.query('select name from visit')
      // Neither an older server that starts again nor a command waits for the lock.
      await withMigrations(expanded, async (older) => {
        expect(await migrate(database, { folder: older })).toEqual([])
      })
      await expect(migrate(database, { folder, besideServers: 'REFUSED' })).rejects.toThrow('older version')
      expect(isMigrated).toBe(false)
      await server.close()
      await migrating
    })
  })
})

test('a server that waits for the schema continues when another one has migrated it', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      const lines: string[] = []
      let isReady = false
      const waiting = waitForSchema(database, { folder, print: (line) => lines.push(line) }).then(() => {
        isReady = true
      })
      await expect.poll(() => lines.length).toBe(1)
      expect(isReady).toBe(false)
      await migrate(database, { folder })
      await waiting
      expect(lines).toEqual(['Waiting until another server or command has migrated the database'])
    })
  })
})

test('a server that is told to stop waits for nobody', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      const hasTurn = Promise.withResolvers<void>()
      const hasStopped = Promise.withResolvers<void>()
      const slow = database.runLong(noTimeouts, async (db) => {
        await sql`select pg_advisory_lock(5012024003)`.execute(db)
        hasTurn.resolve()
        await hasStopped.promise
      })
      await hasTurn.promise
      const stopping = new AbortController()
      const options = { folder, ending: stopping.signal, print: () => stopping.abort() }
      await expect(waitForSchema(database, options)).rejects.toThrow('aborted')
      await expect(migrate(database, options)).rejects.toThrow('aborted')
      hasStopped.resolve()
      await slow
      expect(await migrate(database, { folder })).toEqual(['0001-create'])
    })
  })
})

test('refuses a database that a newer version migrated, names the migration and changes nothing', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit], '0002-newer': [visit] }, async (folder) => {
      await migrate(database, { folder })
    })
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow(
        /newer version of Provender: it has 0002-newer/,
      )
    })
    expect(await countVisits(database)).toBe(1)
  })
})
