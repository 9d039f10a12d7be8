import { expect, test } from 'vitest'
import { mirrorTexts } from './mirror-texts.ts'
import type { StoredTexts } from './stored-texts.ts'

function memoryTexts() {
  const entries = new Map<string, string>()
  let isBroken = false
  const work = async <Value>(run: () => Value): Promise<Value> => {
    if (isBroken) throw new Error('The database is gone')
    return run()
  }
  const startingWith = (prefix: string) => [...entries].filter(([key]) => key.startsWith(prefix))
  const texts: StoredTexts = {
    read: (prefix) => work(() => new Map(startingWith(prefix))),
    write: (key, text) =>
      work(() => void (text === undefined ? entries.delete(key) : entries.set(key, text))),
    removeSame: (key, text) => work(() => void (entries.get(key) === text && entries.delete(key))),
    removeAll: (prefix) => work(() => startingWith(prefix).forEach(([key]) => entries.delete(key))),
  }
  return { texts, entries, breakDown: () => void (isBroken = true) }
}

function setUp() {
  const [database, settings] = [memoryTexts(), memoryTexts()]
  const copy = {
    keys: async () => [...(await settings.texts.read('')).keys()],
    get: async (key: string) => (await settings.texts.read(key)).get(key),
    set: settings.texts.write,
  }
  return { database, settings, texts: mirrorTexts(database.texts, copy) }
}

test('texts survive a wiped database', async () => {
  const { database, texts } = setUp()
  await texts.write('basket 1', 'add 2')
  await texts.write('basket 2', 'add 3')
  await texts.write('favourite', 'yes')
  database.entries.clear()
  expect(await texts.read('basket')).toEqual(
    new Map([
      ['basket 1', 'add 2'],
      ['basket 2', 'add 3'],
    ]),
  )
})

test('texts survive a database that no longer opens, and one place is enough to store them', async () => {
  const { database, texts } = setUp()
  await texts.write('basket 1', 'add 2')
  database.breakDown()
  await texts.write('basket 2', 'add 3')
  expect([...(await texts.read('basket')).keys()]).toEqual(['basket 1', 'basket 2'])
})

test('if neither place stores a text, that is an error', async () => {
  const { database, settings, texts } = setUp()
  database.breakDown()
  settings.breakDown()
  await expect(texts.write('basket 1', 'add 2')).rejects.toThrow('The database is gone')
  await expect(texts.read('basket')).rejects.toThrow('The database is gone')
})

test('removed texts are removed in both places, and one that was written since stays', async () => {
  const { database, settings, texts } = setUp()
  await texts.write('basket 1', 'add 2')
  await texts.write('basket 2', 'add 3')
  await texts.removeSame('basket 1', 'add 2')
  await texts.removeSame('basket 2', 'something older')
  expect([...(await texts.read('')).keys()]).toEqual(['basket 2'])
  await texts.write('basket 3', 'add 1')
  await texts.write('basket 3', undefined)
  await texts.removeAll('basket')
  expect([database.entries.size, settings.entries.size]).toEqual([0, 0])
})
