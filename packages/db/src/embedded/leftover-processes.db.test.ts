import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTestFolders } from './fixture/test-folders.ts'
import { openEmbedded } from './open-embedded.ts'
import { findPostmaster } from './postmaster-process.ts'
import { databaseUser } from './run-as.ts'

test('restarts a leftover Postgres that has other settings', async () => {
  await withTestFolders(async (place) => {
    const server = place.start()
    await server.line('ready')
    const before = findPostmaster(place.cluster)
    await server.kill('SIGKILL')
    renameSync(place.dataFolder, `${place.dataFolder}-moved`)
    const moved = await openEmbedded({ ...place, dataFolder: `${place.dataFolder}-moved`, log: () => {} })
    expect(moved.description).toContain('started')
    expect(findPostmaster(place.cluster.replace('/data/', '/data-moved/'))).not.toEqual(before)
    await moved.close()
    renameSync(`${place.dataFolder}-moved`, place.dataFolder)
  })
})

test('replaces a leftover Postgres that is unresponsive', async () => {
  await withTestFolders(async (place) => {
    const server = place.start({ mode: 'write' })
    await server.line('ack 20')
    const hungPid = findPostmaster(place.cluster)?.pid ?? 0
    await server.kill('SIGKILL')
    process.kill(hungPid, 'SIGSTOP')
    const { pool, description } = await place.open()
    expect(description).toContain('started')
    expect((await pool.query('select id from public.journal where id = 20')).rows).toEqual([{ id: 20 }])
  })
})

test('Postgres starts even if its recorded pid now belongs to another process', async () => {
  await withTestFolders(async (place) => {
    await (await place.open()).close()
    const user = databaseUser()
    const other = spawn('sleep', ['600'], user === undefined ? {} : { uid: user.uid, gid: user.gid })
    const socket = join(place.cluster, '../socket')
    const lines = [other.pid, place.cluster, 1_700_000_000, 5432, socket, '', '1 1', 'ready']
    writeFileSync(join(place.cluster, 'postmaster.pid'), lines.join('\n'))
    writeFileSync(join(socket, '.s.PGSQL.5432.lock'), lines.join('\n'))
    expect((await place.open()).description).toContain('started')
    other.kill()
  })
})

test('Ctrl-C at the terminal reaches only the server', async () => {
  await withTestFolders(async (place) => {
    const server = place.start()
    await server.line('ready')
    const postmaster = findPostmaster(place.cluster)
    process.kill(-server.pid, 'SIGINT')
    await expect(server.line('closed')).rejects.toThrow('ended')
    expect((await place.open()).description).toContain('adopted')
    expect(findPostmaster(place.cluster)).toEqual(postmaster)
  })
})

test('repeats a first start that was interrupted', async () => {
  await withTestFolders(async (place) => {
    const server = place.start()
    await server.line('log Starting')
    await server.kill('SIGKILL')
    const { pool } = await place.open()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
