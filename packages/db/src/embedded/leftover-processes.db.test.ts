import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTestFolders } from './fixture/test-folders.ts'
import { openEmbedded } from './open-embedded.ts'
import { findPostmaster } from './postmaster-process.ts'
import { databaseUser } from './run-as.ts'

test('restarts a leftover Postgres that has other settings', async () => {
  await withTestFolders(async (folders) => {
    const server = folders.start()
    await server.line('ready')
    const before = findPostmaster(folders.cluster)
    await server.kill('SIGKILL')
    renameSync(folders.dataFolder, `${folders.dataFolder}-moved`)
    const moved = await openEmbedded({ ...folders, dataFolder: `${folders.dataFolder}-moved`, log: () => {} })
    expect(moved.description).toContain('started')
    expect(findPostmaster(folders.cluster.replace('/data/', '/data-moved/'))).not.toEqual(before)
    await moved.close()
    renameSync(`${folders.dataFolder}-moved`, folders.dataFolder)
  })
})

test('replaces a leftover Postgres that is unresponsive', async () => {
  await withTestFolders(async (folders) => {
    const server = folders.start({ mode: 'write' })
    await server.line('ack 20')
    const hungPid = findPostmaster(folders.cluster)?.pid ?? 0
    await server.kill('SIGKILL')
    process.kill(hungPid, 'SIGSTOP')
    const { pool, description } = await folders.open()
    expect(description).toContain('started')
    expect((await pool.query('select id from public.journal where id = 20')).rows).toEqual([{ id: 20 }])
  })
})

test('Postgres starts even if its recorded pid now belongs to another process', async () => {
  await withTestFolders(async (folders) => {
    await (await folders.open()).close()
    const user = databaseUser()
    const other = spawn('sleep', ['600'], user === undefined ? {} : { uid: user.uid, gid: user.gid })
    const socket = join(folders.cluster, '../socket')
    const lines = [other.pid, folders.cluster, 1_700_000_000, 5432, socket, '', '1 1', 'ready']
    writeFileSync(join(folders.cluster, 'postmaster.pid'), lines.join('\n'))
    writeFileSync(join(socket, '.s.PGSQL.5432.lock'), lines.join('\n'))
    expect((await folders.open()).description).toContain('started')
    other.kill()
  })
})

test('Ctrl-C at the terminal reaches only the server', async () => {
  await withTestFolders(async (folders) => {
    const server = folders.start()
    await server.line('ready')
    const postmaster = findPostmaster(folders.cluster)
    process.kill(-server.pid, 'SIGINT')
    await expect(server.line('closed')).rejects.toThrow('ended')
    expect((await folders.open()).description).toContain('adopted')
    expect(findPostmaster(folders.cluster)).toEqual(postmaster)
  })
})

test('repeats a first start that was interrupted', async () => {
  await withTestFolders(async (folders) => {
    const server = folders.start()
    await server.line('log Starting')
    await server.kill('SIGKILL')
    const { pool } = await folders.open()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
