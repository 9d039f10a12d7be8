import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type CommandResult, runInTest } from './run-in-test.fixture.ts'
import { wordsCommand } from './words-command.ts'

let folder: string
let shop: TestShop
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
  shop = await openTestShop()
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const run = (...args: readonly string[]): Promise<CommandResult> =>
  runInTest(wordsCommand, args, {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })

async function set(list: string): Promise<CommandResult> {
  const path = join(folder, 'words.txt')
  writeFileSync(path, list)
  return await run('set', path)
}

const version = async () =>
  (
    await shop.deps.db
      .selectFrom('version')
      .select('n')
      .where('name', '=', 'catalogue')
      .executeTakeFirstOrThrow()
  ).n

async function findCodes(search: string): Promise<readonly string[]> {
  await shop.deps.catalogue.syncTo(await version())
  const { products } = await shop.get(
    'a1',
    'query ($search: String!) { products(search: $search) { products { code } } }',
    { search },
  )
  return products.products.map(({ code }: { code: string }) => code)
}

test('custom synonyms find a wholesaler’s products, on servers and devices, until they are removed', async () => {
  const beans = await findCodes('beans')
  expect(beans).not.toEqual([])
  expect(await findCodes('musical fruit')).toEqual([])
  const before = await version()

  expect((await set('\uFEFF# Slang\r\nmusical fruit = beans\r\n')).output).toEqual([
    'The search now uses these synonyms.',
  ])
  expect(await findCodes('musical fruit')).toEqual(beans)
  expect(shop.deps.catalogue.changedSince(before, Infinity)?.groups).toBe(true)
  expect((await run()).output).toEqual(['# Slang\nmusical fruit = beans'])
  expect((await set('# Slang\nmusical fruit = beans')).output).toEqual(['No change to the synonyms.'])
  expect(await version()).toBe(before + 1)

  expect((await run('remove')).output).toEqual(['Removed the synonyms.'])
  expect(await findCodes('musical fruit')).toEqual([])
  expect((await run()).output).toEqual(['There are no synonyms.'])
})

test.each([
  ['what is no entry', 'veg = vegetable; musical fruit', '"musical fruit" is not an entry like'],
  ['more than devices have room for', 'a = b\n'.repeat(4000), 'has 23999 characters; the maximum is 20000'],
])('refuses %s and keeps the existing list', async (_, list, reason) => {
  await set('musical fruit = beans')
  const refused = await set(list)
  expect(refused.exitCode).toBe(1)
  expect(refused.errors[0]).toContain(reason)
  expect((await run()).output).toEqual(['musical fruit = beans'])
})

test('refuses a missing file and an unknown subcommand', async () => {
  expect((await run('set', join(folder, 'none.txt'))).errors[0]).toMatch(/^There is no file /)
  expect((await run('set')).errors[0]).toBe('<file> is missing')
  expect((await run('add', 'x')).errors[0]).toBe('"add" is not one of show, set, remove')
})
