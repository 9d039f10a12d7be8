import { apiError } from '@provender/client/api/execute'
import { unreachable } from '@provender/client/api/refusal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlaceOrderInput } from './checkout-page.documents.ts'
import { createUnansweredCheck } from './is-unanswered.ts'
import { createOrderAttempt, type OrderContent, type PlaceOrderAnswer } from './order-attempt.ts'

const content = (notes = ''): OrderContent => ({
  quote: 'token',
  basketId: 'weekly',
  fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
  paymentType: 'CASH',
  notes,
})
const placed = (number: string): PlaceOrderAnswer => ({
  order: { number },
  refusal: null,
  quote: null,
  diff: null,
})
const refused: PlaceOrderAnswer = {
  order: null,
  refusal: { type: 'SLOT_PASSED', products: [] },
  quote: null,
  diff: null,
}
const refusalOf = (code: number, key: string) => apiError({ code, key, message: '' })
const errors = {
  lose: apiError(unreachable),
  endSession: refusalOf(401, 'NOT_SIGNED_IN'),
  upgrade: refusalOf(400, 'UNKNOWN_DOCUMENT'),
  limit: refusalOf(429, 'TOO_MANY_ATTEMPTS'),
  fail: refusalOf(403, 'NOT_ALLOWED'),
  endSessionWhenBusy: apiError({ code: 401, key: 'NOT_SIGNED_IN', message: '' }, true),
  failWhenBusy: apiError({ code: 403, key: 'NOT_ALLOWED', message: '' }, true),
  break: new Error('a bug of our own'),
}

/** A server that places one order per key. Tests decide what happens to each request and response. */
function setUp(memory: { order: PlaceOrderInput | undefined } = { order: undefined }) {
  const orders = new Map<string, string>()
  const sent: PlaceOrderInput[] = []
  const outcomes: ('answer' | 'loseReply' | 'refuse' | keyof typeof errors)[] = []
  let keys = 0
  const attempt = createOrderAttempt({
    newKey: () => `key ${(keys += 1)}`,
    send: async (input) => {
      sent.push(input)
      await Promise.resolve()
      const outcome = outcomes.shift() ?? 'answer'
      if (outcome in errors) throw errors[outcome as keyof typeof errors]
      if (outcome === 'refuse') return refused
      if (!orders.has(input.key)) orders.set(input.key, `1002${orders.size}`)
      if (outcome === 'loseReply') throw errors.lose
      return placed(orders.get(input.key) ?? '')
    },
    isUnanswered: createUnansweredCheck(),
    storedOrder: { read: () => memory.order, write: (order) => (memory.order = order) },
  })
  return { attempt, orders, sent, outcomes, memory }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('placing an order', () => {
  test('ends with the order number and stores nothing', async () => {
    const { attempt, memory } = setUp()
    attempt.place(content())
    expect(attempt.view()).toEqual({ state: 'sending' })
    expect(memory.order).toEqual({ ...content(), key: 'key 1' })
    await settled()
    expect(attempt.view()).toEqual({ state: 'placed', orderNumber: '10020', basketId: 'weekly' })
    expect(memory.order).toBeUndefined()
  })

  test('a double click orders once', async () => {
    const { attempt, sent } = setUp()
    attempt.place(content())
    attempt.place(content())
    await settled()
    expect(sent).toHaveLength(1)
  })

  test('repeats a request with the same key until an answer arrives, and never reports a failure before', async () => {
    const { attempt, orders, sent, outcomes } = setUp()
    outcomes.push('loseReply', 'lose', 'lose')
    attempt.place(content())
    await settled()
    for (const [index, waitMs] of [1000, 2000, 4000].entries()) {
      expect(attempt.view()).toEqual({ state: 'checking', tries: index + 1 })
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(sent).toHaveLength(index + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(attempt.view()).toEqual({ state: 'placed', orderNumber: '10020', basketId: 'weekly' })
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(orders.size).toBe(1)
  })

  test('places no other order while an answer is pending', async () => {
    const { attempt, sent, outcomes } = setUp()
    outcomes.push('lose')
    attempt.place(content())
    await settled()
    attempt.place(content('another'))
    expect(sent).toHaveLength(1)
  })

  test('retries at once when the network is back', async () => {
    const { attempt, sent, outcomes } = setUp()
    outcomes.push('lose')
    attempt.place(content())
    await settled()
    attempt.retry()
    await settled()
    expect(sent).toHaveLength(2)
    expect(attempt.view().state).toBe('placed')
  })

  test('starts a new order with a new key after a refusal', async () => {
    const { attempt, sent, outcomes, memory } = setUp()
    outcomes.push('refuse')
    attempt.place(content())
    await settled()
    expect(attempt.view()).toEqual({ state: 'refused', answer: refused, basketId: 'weekly' })
    expect(memory.order).toBeUndefined()
    attempt.place(content())
    await settled()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    expect(attempt.view().state).toBe('placed')
  })

  test('reports a request that the API rejects, and allows another try', async () => {
    const { attempt, sent, outcomes } = setUp()
    outcomes.push('fail')
    attempt.place(content())
    await settled()
    expect(attempt.view()).toMatchObject({ state: 'failed', mayBePlaced: false, basketId: 'weekly' })
    attempt.place(content())
    await settled()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test.each(['endSession', 'upgrade', 'limit'] as const)(
    'keeps asking by its key if the retry of a lost answer is refused for a while: %s',
    async (refusal) => {
      const { attempt, orders, sent, outcomes, memory } = setUp()
      outcomes.push('loseReply', refusal)
      attempt.place(content())
      await settled()
      attempt.retry()
      await settled()
      expect(attempt.view()).toEqual({ state: 'checking', tries: 2 })
      expect(memory.order).toEqual(sent[0])
      attempt.retry()
      await settled()
      expect(attempt.view()).toMatchObject({ state: 'placed', orderNumber: '10020' })
      expect(orders.size).toBe(1)
    },
  )

  test.each(['endSession', 'upgrade'] as const)(
    'was not placed if its first try is refused: %s',
    async (refusal) => {
      const { attempt, outcomes, memory } = setUp()
      outcomes.push(refusal)
      attempt.place(content())
      await settled()
      expect(attempt.view()).toMatchObject({ state: 'failed', mayBePlaced: false })
      expect(memory.order).toBeUndefined()
    },
  )

  test('is not asked for without end at a server of another version, also after a long time without a connection', async () => {
    const { attempt, sent, outcomes } = setUp()
    const lost = Array.from({ length: 9 }, () => 'lose' as const)
    const upgrades = Array.from({ length: 9 }, () => 'upgrade' as const)
    outcomes.push('loseReply', ...lost, ...upgrades)
    attempt.place(content())
    for (let time = 0; time < 20; time += 1) {
      await settled()
      attempt.retry()
    }
    expect(attempt.view()).toMatchObject({ state: 'failed', mayBePlaced: true })
    expect(sent.length).toBe(1 + lost.length + 7)
  })

  test('is asked for again if the session ended after the server was busy', async () => {
    const { attempt, outcomes, memory } = setUp()
    outcomes.push('endSessionWhenBusy')
    attempt.place(content())
    await settled()
    expect(attempt.view()).toEqual({ state: 'checking', tries: 1 })
    expect(memory.order).toMatchObject({ key: 'key 1' })
  })

  test.each(['failWhenBusy', 'break'] as const)(
    'may have been placed if nobody knows what the first try did: %s',
    async (outcome) => {
      const { attempt, outcomes } = setUp()
      outcomes.push(outcome)
      attempt.place(content())
      await settled()
      expect(attempt.view()).toMatchObject({ state: 'failed', mayBePlaced: true })
    },
  )

  test('may have been placed if the retry of a lost answer is refused for good', async () => {
    const { attempt, outcomes } = setUp()
    outcomes.push('loseReply', 'fail')
    attempt.place(content())
    await settled()
    attempt.retry()
    await settled()
    expect(attempt.view()).toMatchObject({ state: 'failed', mayBePlaced: true })
  })
})

describe('the result of an order', () => {
  test('can be dismissed, but not while the answer is pending', async () => {
    const { attempt, outcomes } = setUp()
    outcomes.push('lose', 'refuse')
    attempt.place(content())
    await settled()
    attempt.dismiss()
    expect(attempt.view().state).toBe('checking')
    attempt.retry()
    await settled()
    expect(attempt.view().state).toBe('refused')
    attempt.dismiss()
    expect(attempt.view()).toEqual({ state: 'none' })
  })
})

describe('a tab that was reloaded', () => {
  test('resumes the order in progress, with its key', async () => {
    const before = setUp()
    before.outcomes.push('loseReply')
    before.attempt.place(content('ring the bell'))
    await settled()
    const after = setUp(before.memory)
    after.attempt.resume()
    expect(after.attempt.view()).toEqual({ state: 'checking', tries: 0 })
    await settled()
    expect(after.sent).toEqual(before.sent)
    expect(after.attempt.view().state).toBe('placed')
    expect(after.memory.order).toBeUndefined()
  })

  test('keeps the order for the time after the next login', async () => {
    const before = setUp()
    before.outcomes.push('loseReply')
    before.attempt.place(content())
    await settled()
    const signedOut = setUp(before.memory)
    signedOut.outcomes.push('endSession')
    signedOut.attempt.resume()
    await settled()
    expect(signedOut.attempt.view().state).toBe('checking')
    expect(signedOut.memory.order).toEqual(before.sent[0])
  })

  test('has nothing to resume if the answer had arrived', async () => {
    const before = setUp()
    before.attempt.place(content())
    await settled()
    const after = setUp(before.memory)
    after.attempt.resume()
    expect(after.attempt.view()).toEqual({ state: 'none' })
    expect(after.sent).toEqual([])
  })
})
