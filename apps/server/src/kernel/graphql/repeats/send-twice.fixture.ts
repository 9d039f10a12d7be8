import { expect } from 'vitest'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { countSecondConnections } from '../../../testing/second-connections.fixture.ts'
import { refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import type { Answer } from '../answer.ts'
import { type Repeat, repeatOf } from '../repeat.ts'
import { openScene, type RepeatCall, type Scene } from './repeat-scene.fixture.ts'

const fields = createSchema().getMutationType()?.getFields() ?? {}
export const mutationNames = Object.keys(fields)

/** These mutations store nothing, or their effect is checked elsewhere. */
const storesNothing = new Set(['createDeviceId', 'refreshToken', 'unregisterPush'])
/** The key belongs to a queue, so the content is not compared. */
const keepsNoContent = new Set(['applyBasketOperations'])

/** Attempt counters and the keys themselves: each repeat may count. */
const uncounted = ['allowance', 'sign_in_failure', 'idempotency_key']
/** Times of last use. */
const touched = ['used_at', 'last_used_at', 'refreshed_at', 'learned_at', 'expires_at']

interface Content {
  readonly exact: readonly string[]
  /** Every row without ids, times and secrets, which differ from shop to shop. */
  readonly alike: readonly string[]
}

/** The catalogue and the settings. No mutation writes them, and they are most of the rows. */
const unwritten = /^(product|price|price_list|category|attribute|attribute_value|config|migration|kysely_.*)$/

async function contentOf({ deps: { pool } }: TestShop): Promise<Content> {
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
  const selects = tables
    .filter(({ name }) => !uncounted.includes(name) && !unwritten.test(name))
    .map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`)
  const { rows } = await pool.query(selects.join(' union all '))
  const exact: string[] = []
  const alike: string[] = []
  for (const { name, row } of rows) {
    const untouched = Object.entries(row).filter(([column]) => !touched.includes(column))
    exact.push(`${name} ${JSON.stringify(untouched)}`)
    const visible = untouched.filter(([column]) => !/^(id|uid|key|changed_xid|.*_id|.*hash)$/.test(column))
    alike.push(`${name} ${withoutAccidents(JSON.stringify(visible), name)}`)
  }
  return { exact: exact.toSorted(), alike: alike.toSorted() }
}

function withoutAccidents(text: string, table: string): string {
  const plain = text
    .replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, 'uuid')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)?/g, 'time')
    .replace(/\\\\x[\da-f]+/g, 'bytes')
    .replace(/sandbox_\w+/g, 'reference')
  return table === 'job' ? plain.replace(/\d+/g, '0') : plain
}

/** A second response equals the first, or is one of these refusals: already done, or out of date. */
const conflicts = ['STALE', 'LINK_EXPIRED', 'RESET_LINK_USED', 'WRONG_PASSWORD', 'NOT_SIGNED_IN']

function isRefused(answer: Answer): boolean {
  const key = refusalIn(answer)?.key
  if (key !== undefined) return conflicts.includes(key)
  return Object.values(answer.result.data ?? {}).some(
    (value) => typeof value === 'object' && value !== null && 'refusal' in value && value.refusal !== null,
  )
}

function expectDone(answer: Answer): void {
  expect(answer.result.errors).toBeUndefined()
  expect(isRefused(answer)).toBe(false)
}

type RepeatCase = (scene: Scene) => RepeatCall | Promise<RepeatCall>

/**
 * Sends a valid write twice, a second apart and simultaneously on two servers, and compares the stored result
 * with that of a single write. The first one also acquires no second connection inside a transaction.
 */
export async function sendTwice(name: string, prepare: RepeatCase): Promise<'compared'> {
  const field = fields[name]
  if (!field) throw new Error(`There is no mutation ${name}`)
  const repeat = repeatOf(field)
  const once = await sendApart(name, prepare, repeat)
  if (!('intended' in repeat)) await sendConcurrently(prepare, once)
  return 'compared'
}

async function sendApart(name: string, prepare: RepeatCase, repeat: Repeat): Promise<Content> {
  const scene = await openScene()
  try {
    const call = await prepare(scene)
    const before = await contentOf(scene.shop)
    const secondConnections = countSecondConnections(scene.shop.deps.pool)
    const first = await scene.send(call)
    expectDone(first)
    expect(secondConnections(), 'acquire no connection inside a transaction').toBe(0)
    const once = await contentOf(scene.shop)
    if (!storesNothing.has(name)) expect(once.exact).not.toEqual(before.exact)
    scene.shop.clock.advance(1000)
    const second = await scene.send(call)
    const twice = await contentOf(scene.shop)
    if ('intended' in repeat) {
      if (!storesNothing.has(name)) expect(twice.exact).not.toEqual(once.exact)
      return once
    }
    expect(twice.exact).toEqual(once.exact)
    if (!isRefused(second) && name !== 'refreshToken') expect(second.result).toEqual(first.result)
    if ('key' in repeat && !keepsNoContent.has(name)) {
      if (call.other === undefined)
        throw new Error(`Say what ${name} sends with the same key and other content`)
      expect(refusalIn(await scene.send({ ...call, field: call.other }))?.key).toBe('KEY_REUSED')
      expect((await contentOf(scene.shop)).exact).toEqual(once.exact)
    }
    return once
  } finally {
    await scene.close()
  }
}

async function sendConcurrently(prepare: RepeatCase, once: Content): Promise<void> {
  const scene = await openScene()
  try {
    const call = await prepare(scene)
    const other = await scene.shop.otherServer()
    const answers = await Promise.all([scene.send(call), scene.send(call, other)])
    const [done, repeated] = isRefused(answers[0]) ? answers.toReversed() : answers
    if (!done || !repeated) throw new Error('Two answers are missing')
    expectDone(done)
    if (!isRefused(repeated)) expect(repeated.result.errors).toBeUndefined()
    expect((await contentOf(scene.shop)).alike).toEqual(once.alike)
  } finally {
    await scene.close()
  }
}
