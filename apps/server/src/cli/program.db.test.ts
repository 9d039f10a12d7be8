import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { dropDatabase } from '@provender/db/drop-database'
import { migrate } from '@provender/db/migrate'
import { openDb } from '@provender/db/open-db'
import { describe, expect, test } from 'vitest'

type CommandName = 'import' | 'config' | 'content' | 'staff' | 'reset'

interface DataFolder {
  readonly dataFolder: string
  readonly start: (
    name: CommandName,
    args: readonly string[],
    environment?: NodeJS.ProcessEnv,
  ) => ChildProcess
  readonly run: (
    name: CommandName,
    args: readonly string[],
    environment?: NodeJS.ProcessEnv,
  ) => Promise<{ readonly exitCode: number | null; readonly output: string; readonly errors: string }>
}

async function inDataFolder(test: (folder: DataFolder) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'commands-'))
  // The user of the embedded database needs access.
  chmodSync(dataFolder, 0o755)
  const start: DataFolder['start'] = (name, args, environment = {}) =>
    spawn(process.execPath, [fileURLToPath(new URL(`${name}.ts`, import.meta.url)), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  try {
    await test({
      dataFolder,
      start,
      run: async (...command) => {
        const child = start(...command)
        const ended = once(child, 'close')
        const output = child.stdout ? await text(child.stdout) : ''
        const errors = child.stderr ? await text(child.stderr) : ''
        await ended
        return { exitCode: child.exitCode, output, errors }
      },
    })
  } finally {
    await dropDatabase({ dataFolder })
    rmSync(dataFolder, { recursive: true })
  }
}

async function openServer({ dataFolder }: DataFolder) {
  const server = await openDb({ dataFolder, log: () => {} })
  await migrate(server)
  return server
}

describe('a command as a process', () => {
  test('creates the database if there is none, and stops it afterwards', async () => {
    await inDataFolder(async ({ dataFolder, run }) => {
      expect(await run('config', ['set', 'appName', 'Corner'])).toEqual({
        exitCode: 0,
        output: 'appName = Corner\n',
        errors: expect.stringMatching(/^Migrated: 0001-.*\n$/),
      })
      const cluster = join(dataFolder, 'embedded-postgres/cluster')
      expect([existsSync(cluster), existsSync(join(cluster, 'postmaster.pid'))]).toEqual([true, false])
    })
  })

  test('runs while the server has the database open, except for a reset', async () => {
    await inDataFolder(async (folder) => {
      const server = await openServer(folder)
      expect(await folder.run('config', ['set', 'loginWall', 'yes'])).toMatchObject({
        exitCode: 0,
        errors: '',
      })
      expect(await server.db.selectFrom('config').selectAll().execute()).toEqual([
        { key: 'loginWall', value: true },
      ])
      expect(await folder.run('reset', ['--yes'])).toMatchObject({
        exitCode: 1,
        errors: expect.stringMatching(/^Nothing was deleted: The database in .* is in use by another server/),
      })
      expect((await server.db.selectFrom('config').selectAll().execute()).length).toBe(1)
      await server.close()
    })
  })

  test('that is stopped halfway has written nothing', async () => {
    await inDataFolder(async (folder) => {
      const path = join(folder.dataFolder, 'long.csv')
      const lines = Array.from({ length: 100_000 }, (_, index) => `${index},Beans,0`)
      writeFileSync(path, `code,name,vat\n${lines.join('\n')}`)
      const server = await openServer(folder)
      const child = folder.start('import', ['products', path])
      const ended = once(child, 'close')
      for await (const chunk of child.stderr ?? []) if (String(chunk).includes('5,000 of')) break
      child.kill('SIGINT')
      await ended
      expect(child.exitCode).toBe(130)
      expect(await server.db.selectFrom('product').select('id').execute()).toEqual([])
      await server.close()
    })
  })

  test('reports obstacles in one line, without a stack', async () => {
    await inDataFolder(async ({ run }) => {
      const nowhere = await run('staff', ['list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
      expect(nowhere).toEqual({
        exitCode: 1,
        output: '',
        errors: expect.stringMatching(
          /^The database cannot be opened: .*ECONNREFUSED.*\nFor help: npm run staff .*\n$/,
        ),
      })
      const settings = await run('content', ['pages'], { PORT: 'eighty' })
      expect(settings).toEqual({
        exitCode: 1,
        output: '',
        errors: 'Invalid settings in the environment:\n  PORT is not a port number: eighty\n',
      })
    })
  })
})

test('a reset deletes the database and the files of applications, and keeps pictures and secrets', async () => {
  await inDataFolder(async (folder) => {
    const { dataFolder, run } = folder
    await (await openServer(folder)).close()
    mkdirSync(join(dataFolder, 'pictures'))
    mkdirSync(join(dataFolder, 'proofs'))
    const proof = join(dataFolder, 'proofs', `${crypto.randomUUID()}.pdf`)
    writeFileSync(proof, '')
    const own = ['pictures/own.webp', 'proofs/notes.txt', 'secrets.json'].map((name) =>
      join(dataFolder, name),
    )
    for (const path of own) writeFileSync(path, '')
    const cluster = join(dataFolder, 'embedded-postgres/cluster')
    expect(await run('reset', [])).toMatchObject({
      exitCode: 1,
      errors: expect.stringMatching(/^Cannot ask for confirmation/),
    })
    expect(existsSync(cluster)).toBe(true)
    expect(await run('reset', ['--yes'])).toMatchObject({ exitCode: 0 })
    expect([cluster, proof, ...own].map((path) => existsSync(path))).toEqual([false, false, true, true, true])
  })
})
