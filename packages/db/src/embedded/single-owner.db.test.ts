import { expect, test } from 'vitest'
import { withTestFolders } from './fixture/test-folders.ts'
import { findPostmaster } from './postmaster-process.ts'

test('refuses a second server on a data folder, even while the first is starting, and names its process', async () => {
  await withTestFolders(async (folders) => {
    const first = folders.start()
    await first.line('log Starting the embedded PostgreSQL')
    await expect(folders.open()).rejects.toThrow(
      `${folders.dataFolder} is in use by another server (process ${first.pid})`,
    )
    await first.line('ready')
    await expect(folders.open()).rejects.toThrow(`(process ${first.pid})`)
    await first.close()
    expect((await folders.open()).description).toContain('started')
  })
})

test('a refused server does not affect the first one', async () => {
  await withTestFolders(async (folders) => {
    const first = await folders.open()
    const postmaster = findPostmaster(folders.cluster)
    const second = folders.start()
    await expect(second.line('ready')).rejects.toThrow(`(process ${process.pid})`)
    expect(findPostmaster(folders.cluster)).toEqual(postmaster)
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('killing a server releases its lock', async () => {
  await withTestFolders(async (folders) => {
    const first = folders.start()
    await first.line('ready')
    await first.kill('SIGKILL')
    expect((await folders.open()).description).toContain('adopted')
  })
})

test('one process opens a data folder only once, and may reopen it after closing', async () => {
  await withTestFolders(async (folders) => {
    const starting = folders.open()
    await expect(folders.open()).rejects.toThrow(`(process ${process.pid})`)
    const first = await starting
    await Promise.all([first.close(), first.close()])
    expect((await folders.open()).description).toContain('started')
  })
})

test('a failed start releases the data folder', async () => {
  await withTestFolders(async (folders) => {
    const first = await folders.open()
    await first.pool.query(`alter role provender set synchronous_commit = off`)
    await first.close()
    await expect(folders.open()).rejects.toThrow('synchronous_commit = off')
    await expect(folders.open()).rejects.toThrow('synchronous_commit = off')
  })
})
