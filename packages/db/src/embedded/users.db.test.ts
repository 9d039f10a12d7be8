import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyCheckout } from './fixture/checkout.ts'
import { withTestFolders } from './fixture/test-folders.ts'
import { openEmbedded, removeEmbedded } from './open-embedded.ts'
import { databaseUser } from './run-as.ts'

// As root, these tests cover another user for Postgres and folders that this user cannot enter. As an ordinary user, they cover the simple
// case.
const databaseRunsAs = databaseUser()
const isRoot = databaseRunsAs !== undefined

test('an ordinary user can run it from a read-only checkout and owns all its files', async () => {
  await withTestFolders(async (folders) => {
    const checkout = copyCheckout(join(folders.root, 'checkout'))
    const libraries = join(checkout.packageFolder, 'native/lib')
    chmodSync(libraries, 0o555)
    mkdirSync(folders.dataFolder)
    if (isRoot) chownSync(folders.dataFolder, databaseRunsAs.uid, databaseRunsAs.gid)
    const server = folders.start({ ...checkout, runAs: databaseRunsAs })
    await server.line('ready')
    await server.close()
    chmodSync(libraries, 0o755)
    const user = isRoot ? databaseRunsAs.uid : process.getuid?.()
    const home = join(folders.dataFolder, 'embedded-postgres')
    expect([folders.dataFolder, home, folders.cluster].map((folder) => statSync(folder).uid)).toEqual([
      user,
      user,
      user,
    ])
    expect(readdirSync(home).filter((name) => name.startsWith('binaries-'))).toHaveLength(1)
    expect(readdirSync(libraries).some((name) => lstatSync(join(libraries, name)).isSymbolicLink())).toBe(
      false,
    )
  })
})

test('works below a private folder, moving what Postgres must reach elsewhere', async () => {
  await withTestFolders(async (folders) => {
    const secluded = join(folders.root, 'private')
    mkdirSync(secluded, { mode: 0o700 })
    const checkout = copyCheckout(join(secluded, 'checkout'))
    const dataFolder = join(secluded, 'data')
    for (const start of ['started', 'adopted']) {
      const server = folders.start({ ...checkout, dataFolder, mode: start === 'started' ? 'write' : 'idle' })
      expect(await server.line('ready')).toContain(start)
      if (start === 'adopted') await server.close()
      else await server.kill('SIGKILL')
    }
    const outside = existsSync(folders.stateFolder) ? readdirSync(folders.stateFolder) : []
    const seen = {
      inDataFolder: existsSync(join(dataFolder, 'embedded-postgres/cluster')),
      inStateFolder: outside.map((home) => existsSync(join(folders.stateFolder, home, 'cluster'))),
      recorded: existsSync(join(dataFolder, 'embedded-postgres.json')),
    }
    expect(seen).toEqual({ inDataFolder: !isRoot, inStateFolder: isRoot ? [true] : [], recorded: isRoot })
    await removeEmbedded({ dataFolder, stateFolder: folders.stateFolder })
    expect(readdirSync(dataFolder)).toEqual(['database.lock'])
    expect(existsSync(folders.stateFolder) ? readdirSync(folders.stateFolder) : []).toEqual([])
  })
})

test("only the database's user can enter the socket's folder", async () => {
  await withTestFolders(async (folders) => {
    await folders.open()
    const socket = statSync(join(folders.cluster, '../socket'))
    expect({ mode: socket.mode & 0o777, uid: socket.uid }).toEqual({
      mode: 0o700,
      uid: isRoot ? databaseRunsAs.uid : process.getuid?.(),
    })
  })
})

test("puts the socket into the state folder if the data folder's path is too long", async () => {
  await withTestFolders(async (folders) => {
    const dataFolder = join(folders.root, 'wholesaler-'.repeat(9), 'data')
    const settings = { dataFolder, stateFolder: folders.stateFolder, log: () => {} }
    const database = await openEmbedded(settings)
    expect(database.connection.host).toMatch(new RegExp(`^${folders.stateFolder}/socket-[0-9a-f]{8}$`))
    await database.close()
    await removeEmbedded(settings)
    expect(readdirSync(folders.stateFolder)).toEqual([])
  })
})
