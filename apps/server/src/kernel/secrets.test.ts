import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecrets, readSigned, renewSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const load = `import { loadSecrets } from '${new URL('secrets.ts', import.meta.url).href}'
  await loadSecrets(process.argv[1])`

describe('the secrets of an installation', () => {
  test('stay the same across starts, readable by their owner only', async () => {
    const first = await loadSecrets(folder)
    const second = await loadSecrets(folder)
    expect(second.tokenKey.equals(first.tokenKey)).toBe(true)
    expect(second.pushKeys).toEqual(first.pushKeys)
    expect((await readdir(folder)).toSorted()).toEqual(['push-keys.json', 'secrets.json'])
  })

  test('are the same for all servers that start together', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)))
    expect(all.every(({ tokenKey }) => all[0]?.tokenKey.equals(tokenKey))).toBe(true)
  })

  test('can be read after a start that was killed at any moment', async () => {
    for (let afterMs = 60; afterMs <= 240; afterMs += 20) {
      const starting = spawn(process.execPath, ['--input-type=module', '-e', load, folder], {
        stdio: 'ignore',
      })
      // On a fast machine it may end before it is killed.
      const ended = once(starting, 'exit')
      await delay(afterMs)
      starting.kill('SIGKILL')
      await ended
      for (const name of (await readdir(folder)).filter((each) => each.endsWith('.json')))
        expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toBeTypeOf('object')
    }
    await loadSecrets(folder)
  })

  test('are renewed, and what the former key signed stays valid until the next time', async () => {
    const first = await loadSecrets(folder)
    await renewSecrets(folder)
    const second = await loadSecrets(folder)
    expect(second.tokenKey.equals(first.tokenKey)).toBe(false)
    expect(second.previousTokenKey?.equals(first.tokenKey)).toBe(true)
    expect(second.pushKeys.publicKey).not.toBe(first.pushKeys.publicKey)
    expect(second.previousPushKeys).toEqual(first.pushKeys)
    const readOld = (key: typeof first.tokenKey) => (key.equals(first.tokenKey) ? 'signed' : null)
    expect(readSigned(second, readOld)).toBe('signed')
    await renewSecrets(folder)
    const third = await loadSecrets(folder)
    expect(readSigned(third, readOld)).toBeNull()
    expect((await readdir(folder)).toSorted()).toEqual(['push-keys.json', 'secrets.json'])
  })

  test('come from mounted files, and are not created beside them', async () => {
    const first = await loadSecrets(join(folder, 'first'))
    const mounted = {
      tokenKeyFile: join(folder, 'first', 'secrets.json'),
      pushKeysFile: join(folder, 'first', 'push-keys.json'),
    }
    const second = await loadSecrets(join(folder, 'second'), mounted)
    expect(second.tokenKey.equals(first.tokenKey)).toBe(true)
    expect(second.pushKeys).toEqual(first.pushKeys)
    expect(await readdir(join(folder, 'second'))).toEqual([])
    await rm(mounted.tokenKeyFile)
    await expect(loadSecrets(join(folder, 'second'), mounted)).rejects.toThrow('cannot be read')
    await writeFile(mounted.tokenKeyFile, 'c2hv')
    await expect(loadSecrets(join(folder, 'second'), mounted)).rejects.toThrow('secrets.json is damaged')
  })

  test('are reported with a remedy if they are damaged', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"tokenKey": "c2hv')
    await expect(loadSecrets(folder)).rejects.toThrow(
      /secrets\.json is damaged. Restore it from a backup, or delete it: .* two-step login/,
    )
  })
})
