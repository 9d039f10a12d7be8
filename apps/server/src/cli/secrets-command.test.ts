import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadSecrets } from '../kernel/secrets.ts'
import { hostCommand } from './host-command.ts'
import { type CommandResult, type TerminalInput, runInTest } from './run-in-test.fixture.ts'

const passphrase = 'żółw and three hats'

let folder: string
let exported: CommandResult
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-keys-'))
  await loadSecrets(join(folder, 'first'))
  exported = await exportKeys()
})
afterEach(() => rm(join(folder, 'second'), { recursive: true, force: true }))
afterAll(() => rm(folder, { recursive: true }))

const run = (server: string, args: readonly string[], person: TerminalInput) =>
  runInTest(hostCommand, ['secrets', ...args], {
    person,
    environment: { DATA_DIR: join(folder, server) },
  })
const moved = () => join(folder, 'keys')
const exportKeys = () => run('first', ['export', moved()], { answers: [passphrase, passphrase] })
const importKeys = (answer: string, ...options: string[]) =>
  run('second', ['import', moved(), ...options], { answers: [answer] })

describe('the keys of an installation', () => {
  test('move to a second server in a locked file that only its owner can read', async () => {
    expect(exported).toMatchObject({ exitCode: 0, errors: ['Passphrase: ', 'Repeat the passphrase: '] })
    expect((await stat(moved())).mode & 0o777).toBe(0o600)
    const first = await loadSecrets(join(folder, 'first'))
    const output = `${exported.output.join()}${await readFile(moved(), 'utf8')}`
    for (const secret of [first.tokenKey.export().toString('base64'), first.pushKeys.privateKey])
      expect(output).not.toContain(secret)
    expect(await importKeys(passphrase)).toMatchObject({ exitCode: 0 })
    const second = await loadSecrets(join(folder, 'second'))
    expect(second.tokenKey.equals(first.tokenKey)).toBe(true)
    expect(second.pushKeys).toEqual(first.pushKeys)
    expect((await stat(join(folder, 'second', 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  test('are not replaced by others unless that is asked for', async () => {
    const own = await loadSecrets(join(folder, 'second'))
    expect(await importKeys(passphrase)).toMatchObject({
      exitCode: 1,
      errors: expect.arrayContaining([
        expect.stringMatching(
          /Other keys are in .*second\/secrets\.json and .*push-keys\.json\. Nothing was changed/,
        ),
      ]),
    })
    expect((await loadSecrets(join(folder, 'second'))).tokenKey.equals(own.tokenKey)).toBe(true)
    expect(await importKeys(passphrase, '--replace')).toMatchObject({ exitCode: 0 })
    expect((await loadSecrets(join(folder, 'second'))).tokenKey.equals(own.tokenKey)).toBe(false)
    expect(await importKeys(passphrase)).toMatchObject({ exitCode: 0 })
  })

  test('stay closed to another passphrase, and to a changed or foreign file', async () => {
    expect((await importKeys('żółw and four hats')).exitCode).toBe(1)
    const changed = join(folder, 'changed')
    const importChanged = () => run('second', ['import', changed], { input: passphrase })
    const locked = JSON.parse(await readFile(moved(), 'utf8'))
    await writeFile(changed, JSON.stringify({ ...locked, sealed: `AAAA${locked.sealed.slice(4)}` }))
    expect((await importChanged()).errors[0]).toContain(
      'Another passphrase opens this file, or it is damaged',
    )
    await writeFile(changed, '{}')
    expect((await importChanged()).errors[0]).toContain('is not a file of "secrets export"')
  })

  test('are not written over a file, with a short passphrase, or where no keys are', async () => {
    const other = join(folder, 'other')
    expect((await run('first', ['export', other], { input: 'short\n' })).errors[0]).toContain('12 characters')
    expect((await run('second', ['export', other], { input: passphrase })).errors[0]).toContain('has no keys')
    const before = await readFile(moved(), 'utf8')
    expect((await exportKeys()).errors[2]).toContain('cannot be written as a new file')
    expect(await readFile(moved(), 'utf8')).toBe(before)
  })

  test('that are mounted are exported, and never changed', async () => {
    const environment = {
      DATA_DIR: join(folder, 'second'),
      TOKEN_KEY_FILE: join(folder, 'first', 'secrets.json'),
      PUSH_KEYS_FILE: join(folder, 'first', 'push-keys.json'),
    }
    const inContainer = (...args: string[]) =>
      runInTest(hostCommand, ['secrets', ...args], { environment, person: { input: passphrase } })
    expect((await inContainer('export', join(folder, 'mounted'))).exitCode).toBe(0)
    expect((await inContainer('import', join(folder, 'mounted'))).errors[0]).toContain('only read')
  })
})
