import type { PluginTransformResultArgs, QueryResult, UnknownRow } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestShop } from '../../testing/test-shop.ts'
import { answerManyReminders, compareFavourites } from './background-work.fixture.ts'
import { openLargeShop, priceListCount, productCount } from './large-shop.fixture.ts'
import { longWork } from './long-work-list.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openLargeShop()
})
afterAll(() => shop.close())
afterEach(() => {
  vi.restoreAllMocks()
})

test.for(['writes the prices for devices', 'writes the stock for devices', 'writes the site map'])(
  '%s in parts, and requests come between them',
  async (title) => {
    const work = await longWork.find((each) => each.title === title)?.prepare(shop)
    expect(await turnsOf(work)).toBeGreaterThan(5)
  },
)

/** Turns of the event loop while work runs on a processor so slow that each of its steps takes long. */
async function turnsOf(work: (() => Promise<unknown>) | undefined): Promise<number> {
  let nowMs = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 5))
  let turns = 0
  let isOver = false
  const countTurn = (): void => {
    turns += 1
    if (!isOver) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  await work?.()
  isOver = true
  return turns
}

test('three times as many favourites are compared in parts that are no larger', async () => {
  const few = 500 * priceListCount
  const largestPart = async (count: number): Promise<number> => {
    let maxRows = 0
    const countRows = ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => {
      maxRows = Math.max(maxRows, result.rows.length)
      return Promise.resolve(result)
    }
    const counted: TestShop['deps']['runLong'] = (timeouts, work) =>
      shop.deps.runLong(timeouts, (db) =>
        work(db.withPlugin({ transformQuery: ({ node }) => node, transformResult: countRows })),
      )
    await (
      await compareFavourites({ ...shop, deps: { ...shop.deps, runLong: counted } }, count)
    )()
    return maxRows
  }
  const part = await largestPart(few)
  expect(part).toBeGreaterThan(0)
  expect(await largestPart(3 * few)).toBe(part)
})

test('favourites are not locked while further ones are read and compared', async () => {
  const { pool, runLong } = shop.deps
  let parts = 0
  const transformResult = async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => {
    if (result.rows[0] && 'net_parcel_price' in result.rows[0]) {
      parts += 1
      await pool.query('select from favourite order by login_id, product_id limit 1 for update nowait')
    }
    return result
  }
  const watched: typeof runLong = (timeouts, work) =>
    runLong(timeouts, (db) => work(db.withPlugin({ transformQuery: ({ node }) => node, transformResult })))
  const deps = { ...shop.deps, runLong: watched }
  await (
    await compareFavourites({ ...shop, deps }, 500 * priceListCount)
  )()
  expect(parts).toBeGreaterThan(1)
})

test('reminders are read in parts, and all of them are answered', async () => {
  let maxRows = 0
  const db = shop.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      maxRows = Math.max(maxRows, result.rows.length)
      return Promise.resolve(result)
    },
  })
  await (
    await answerManyReminders({ ...shop, deps: { ...shop.deps, db } }, productCount * priceListCount)
  )()
  expect(maxRows).toBeLessThan((productCount * priceListCount) / 2)
  const { rows } = await shop.deps.pool.query('select from stock_reminder')
  expect(rows).toHaveLength(0)
})
