import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { withTestFolders } from './embedded/fixture/test-folders.ts'
import { findPostmaster } from './embedded/postmaster-process.ts'
import { joinDb } from './join-db.ts'

const quietly = { poolSize: 2, log: () => {} }

test('a command works beside a running server and leaves its Postgres running', async () => {
  await withTestFolders(async ({ dataFolder, start, cluster }) => {
    const server = start({ mode: 'write' })
    await server.line('ack 20')
    const postmaster = findPostmaster(cluster)
    const database = await joinDb({ dataFolder, ...quietly })
    expect((await database.pool.query('select id from public.journal where id = 20')).rows).toEqual([
      { id: 20 },
    ])
    await database.close()
    expect(findPostmaster(cluster)).toEqual(postmaster)
    const acknowledged = server.lines.length
    await server.line(`ack ${acknowledged + 100}`)
  })
})

test('a command waits for a server that is starting', async () => {
  await withTestFolders(async ({ dataFolder, start }) => {
    const server = start()
    await server.line('log Starting')
    const database = await joinDb({ dataFolder, ...quietly })
    expect(database.description).toContain('running on')
    await database.close()
    await server.line('ready')
  })
})

test('without a server a command starts Postgres itself and stops it at the end', async () => {
  await withTestFolders(async ({ dataFolder, cluster }) => {
    const database = await joinDb({ dataFolder, ...quietly })
    expect(database.description).toContain('started')
    expect(findPostmaster(cluster)).toBeDefined()
    await database.close()
    expect(findPostmaster(cluster)).toBeUndefined()
  })
})

test('reports the reason of the failed connection, not the locked folder', async () => {
  await withTestFolders(async ({ dataFolder, open }) => {
    const { pool } = await open()
    await pool.query('alter role provender set synchronous_commit = off')
    await expect(joinDb({ dataFolder, ...quietly })).rejects.toThrow('synchronous_commit = off')
    await pool.query('alter role provender reset synchronous_commit')
  })
})

test('rolls back uncommitted work when the server stops', async () => {
  await withTestFolders(async ({ dataFolder, open }) => {
    const server = await open()
    await server.pool.query('create table public.journal (id int)')
    const database = await joinDb({ dataFolder, ...quietly })
    const client = await database.pool.connect()
    await client.query('begin; insert into public.journal values (1)')
    await server.close()
    await expect(client.query('commit')).rejects.toThrow()
    client.release(true)
    await database.close()
    const again = await open()
    expect((await again.pool.query('select id from public.journal')).rows).toEqual([])
  })
})

test('opens an external database directly', async () => {
  await withDatabase(async ({ url }) => {
    await expect(joinDb({ databaseUrl: url, dataFolder: '/nowhere', ...quietly })).rejects.toThrow('= off')
  })
})
