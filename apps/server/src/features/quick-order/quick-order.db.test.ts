import type { CompanyId, ProductId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runShortRequest } from '../../kernel/fairness/short-request.fixture.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { learnMatches, maxLearnedMatches, readLearnedMatches } from './store.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const paste = `query ($text: String!) { matchPaste(text: $text) {
  text said confidence candidates { productId unit quantity isCertain }
} }`
const learn = 'mutation ($lines: [LearnedLineInput!]!) { learnLines(lines: $lines) }'

async function firstOf(caller: TestUser, text: string) {
  const { matchPaste } = await shop.get(caller, paste, { text })
  const [{ said, confidence, candidates }] = matchPaste
  return { said, confidence, first: candidates[0] }
}

test('a pasted message is matched with units and quantities, and marks what needs checking', async () => {
  const { matchPaste } = await shop.get('a1', paste, {
    text: 'Hi, 3 boxes baked beans, 2kg mince, 24 cola and 1 unicorn please',
  })
  expect(matchPaste).toEqual([
    {
      text: '3 boxes baked beans',
      said: 'baked beans',
      confidence: 'SURE',
      candidates: [{ productId: '1', unit: '2', quantity: 3, isCertain: true }],
    },
    {
      text: '2kg mince',
      said: 'mince 2kg',
      confidence: 'SURE',
      candidates: [{ productId: '2', unit: '2', quantity: 2, isCertain: true }],
    },
    {
      text: '24 cola',
      said: 'cola',
      confidence: 'LIKELY',
      candidates: [{ productId: '3', unit: '2', quantity: 1, isCertain: false }],
    },
    { text: '1 unicorn', said: 'unicorn', confidence: 'UNKNOWN', candidates: [] },
  ])
})

test('a long paste lets a running short request finish between its lines', async () => {
  let nowMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10))
  const finished: string[] = []
  const request = runShortRequest(() => void finished.push('request'))
  const text = Array.from({ length: 30 }, (_, index) => `${index + 1} boxes baked beans`).join('\n')
  await shop.get('a1', paste, { text })
  finished.push('paste')
  await request
  clock.mockRestore()
  expect(finished).toEqual(['request', 'paste'])
})

test('a correction applies to all users of the company, and to no other company', async () => {
  expect(await firstOf('a1', '2 x fizzy stuff')).toMatchObject({ confidence: 'UNKNOWN' })
  await shop.get('a1', learn, { lines: [{ said: 'fizzy stuff', productId: 3, unit: '2' }] })
  expect(await firstOf('a2', '2 x fizzy stuff')).toEqual({
    said: 'fizzy stuff',
    confidence: 'SURE',
    first: { productId: '3', unit: '2', quantity: 2, isCertain: true },
  })
  expect(await firstOf('b1', '2 x fizzy stuff')).toMatchObject({ confidence: 'UNKNOWN' })
  const learned = '{ learnedLines { said productId unit } }'
  expect((await shop.get('a2', learned)).learnedLines).toEqual([
    { said: 'fizzy stuff', productId: '3', unit: '2' },
  ])
  expect((await shop.get('b1', learned)).learnedLines).toEqual([])
})

test('a learned match is deleted for the whole company, repeatably, and for no other company', async () => {
  const forget = 'mutation ($said: [String!]!) { forgetLines(said: $said) }'
  await shop.get('a1', learn, { lines: [{ said: 'fizzy stuff', productId: 3, unit: '2' }] })
  const isLearned = async (caller: TestUser) => {
    const { matchPaste } = await shop.get(
      caller,
      'query ($text: String!) { matchPaste(text: $text) { isLearned confidence } }',
      { text: '2 x fizzy stuff' },
    )
    return matchPaste[0]
  }
  expect(await isLearned('a2')).toEqual({ isLearned: true, confidence: 'SURE' })
  await shop.get('b1', forget, { said: ['fizzy stuff'] })
  expect(await isLearned('a1')).toEqual({ isLearned: true, confidence: 'SURE' })
  for (let times = 0; times < 2; times += 1)
    expect(await shop.get('a2', forget, { said: ['fizzy stuff', 'never said'] })).toEqual({
      forgetLines: true,
    })
  expect(await isLearned('a1')).toEqual({ isLearned: false, confidence: 'UNKNOWN' })
  expect((await shop.get('a1', '{ learnedLines { said } }')).learnedLines).toEqual([])
  expect(refusalIn(await shop.execute('a1', forget, { said: [] }))?.code).toBe(400)
})

test('a line has the reason why its quantity is unclear, with the choices', async () => {
  const { matchPaste } = await shop.get(
    'a1',
    `query ($text: String!) { matchPaste(text: $text) {
      confidence isQuantityRead candidates { quantity unit isCertain issue choices { unit quantity } }
    } }`,
    { text: 'a few boxes of baked beans\n2-3 boxes baked beans\nhalf a box of cola' },
  )
  const lines = matchPaste.map((line: { candidates: unknown[] }) => ({
    ...line,
    candidates: line.candidates[0],
  }))
  expect(lines).toEqual([
    {
      confidence: 'LIKELY',
      isQuantityRead: false,
      candidates: { quantity: 1, unit: '2', isCertain: false, issue: 'UNREAD', choices: [] },
    },
    {
      confidence: 'LIKELY',
      isQuantityRead: false,
      candidates: {
        quantity: 2,
        unit: '2',
        isCertain: false,
        issue: 'RANGE',
        choices: [
          { unit: '2', quantity: 2 },
          { unit: '2', quantity: 3 },
        ],
      },
    },
    {
      confidence: 'LIKELY',
      isQuantityRead: true,
      candidates: {
        quantity: 1,
        unit: '2',
        isCertain: false,
        issue: 'NOT_SOLD',
        choices: [{ unit: '2', quantity: 1 }],
      },
    },
  ])
})

test('a new match replaces the learned one, even within one call', async () => {
  await shop.get('a1', learn, { lines: [{ said: 'white stuff', productId: 8, unit: '1' }] })
  await shop.get('a1', learn, {
    lines: [
      { said: 'white stuff', productId: 8, unit: '1' },
      { said: 'white stuff', productId: 1, unit: '1' },
    ],
  })
  expect((await firstOf('a1', 'white stuff')).first).toMatchObject({ productId: '1', unit: '1' })
})

describe('beyond the limit of a company', () => {
  const companyId = 1 as CompanyId
  const matchesOf = (...said: readonly string[]) =>
    said.map((words) => ({ said: words, product_id: 1 as ProductId, unit: '1' as const }))
  const learnAll = () =>
    learnMatches(
      shop.deps.db,
      companyId,
      matchesOf(...Array.from({ length: maxLearnedMatches }, (_, index) => `line ${index}`)),
    )

  test('the oldest matches are deleted', async () => {
    await learnAll()
    await learnMatches(shop.deps.db, companyId, matchesOf('one more'))
    const left = await readLearnedMatches(shop.deps.db, companyId)
    expect(left).toHaveLength(maxLearnedMatches)
    expect(left[0]?.said).toBe('one more')
  })

  test('two users who learn at once do not deadlock', async () => {
    const { db, pool } = shop.deps
    await learnAll()
    await pool.query(`update learned_line set learned_at = now() - interval '1 day' where said = 'line 0'`)
    const learning = await db.transaction().execute(async (tx) => {
      // Stops the first user, who will then delete the oldest match.
      await sql`select from learned_line where said = 'line 2' for update`.execute(tx)
      const first = learnMatches(db, companyId, matchesOf('line 1', 'line 2', 'one more'))
      await untilStatementsWait(shop, 1)
      const second = learnMatches(db, companyId, matchesOf('line 0', 'line 1'))
      await untilStatementsWait(shop, 2)
      return { both: Promise.all([first, second]) }
    })
    await learning.both
    expect((await pool.query('select from learned_line')).rowCount).toBe(maxLearnedMatches)
  })
})

test.each([
  ['a product that is not seen', { said: 'x', productId: 6, unit: '1' }, 404],
  ['a product that was deleted', { said: 'x', productId: 7, unit: '1' }, 404],
  ['a product that is none', { said: 'x', productId: 4711, unit: '1' }, 404],
  ['a unit it is not sold in', { said: 'x', productId: 3, unit: '1' }, 404],
  ['an unknown unit', { said: 'x', productId: 3, unit: '3' }, 400],
  ['nothing said', { said: '  ', productId: 3, unit: '2' }, 400],
  ['a whole letter said', { said: 'x'.repeat(121), productId: 3, unit: '2' }, 400],
  ['signs that cannot be seen', { said: 'x\u0000y', productId: 3, unit: '2' }, 400],
])('%s cannot be learned', async (_, line, code) => {
  expect(refusalIn(await shop.execute('a1', learn, { lines: [line] }))?.code).toBe(code)
  expect((await shop.get('a1', '{ learnedLines { said } }')).learnedLines).toEqual([])
})

test('too long a text and too many lines are refused', async () => {
  expect(refusalIn(await shop.execute('a1', paste, { text: 'x'.repeat(60_001) }))?.code).toBe(400)
  const lines = Array.from({ length: 501 }, (_, index) => ({
    said: `line ${index}`,
    productId: 3,
    unit: '2',
  }))
  expect(refusalIn(await shop.execute('a1', learn, { lines }))?.code).toBe(400)
})
