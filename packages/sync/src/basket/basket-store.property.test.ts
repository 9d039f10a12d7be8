import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerBaskets } from './basket-store.ts'
import { add, create, remove, set, settled, setUp } from './basket-tab.fixture.ts'

/** One event. A network event concerns the oldest request in progress. */
type NetworkEvent =
  | { readonly type: 'press' | 'elsewhere'; readonly operation: BasketOperation }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'answer' | 'lose' | 'loseReply' | 'retry' | 'flush' | 'flushArrives' | 'loseQueues' }
  | { readonly type: 'read' | 'applyRead' }

const productId = fc.integer({ min: 1, max: 3 })
const basketId = fc.constantFrom('a', 'b', 'c') as fc.Arbitrary<BasketId>
const lineOperation = fc.oneof(
  fc.tuple(productId, fc.integer({ min: 1, max: 4 })).map(([id, units]) => add(id, units)),
  fc.tuple(productId, fc.integer({ min: 1, max: 4 })).map(([id, units]) => remove(id, units)),
  fc.tuple(productId, fc.integer({ min: 0, max: 12 })).map(([id, units]) => set(id, units)),
)
const basketOperation: fc.Arbitrary<BasketOperation> = fc.oneof(
  basketId.map(create),
  basketId.map((id) => ({ type: 'activate', basketId: id }) as const),
  basketId.map((id) => ({ type: 'delete', basketId: id }) as const),
  basketId.map((id) => ({ type: 'rename', basketId: id, name: 'Fridays' }) as const),
  productId.map(
    (id) =>
      ({
        type: 'replaceLines',
        basketId: null,
        lines: [
          { productId: id as ProductId, unit: '1', quantity: 15_000 as Quantity, price: null, note: null },
        ],
      }) as const,
  ),
)
const operation = fc.oneof({ weight: 4, arbitrary: lineOperation }, { weight: 1, arbitrary: basketOperation })
const network: fc.Arbitrary<NetworkEvent> = fc.oneof(
  fc.constantFrom(0, 100, 299, 300, 1000, 5000).map((ms) => ({ type: 'pass', ms }) as const),
  fc
    .constantFrom('answer', 'answer', 'lose', 'loseReply', 'retry', 'flush', 'flushArrives')
    .map((type) => ({ type }) as const),
  fc.constantFrom('read', 'applyRead').map((type) => ({ type }) as const),
)

function play(tab: ReturnType<typeof setUp>) {
  const { server, store, requests, handedOver } = tab
  const readings: ServerBaskets[] = []
  let ended = 0
  let arrived = 0
  const next = () => (ended < requests.length ? requests[ended++] : undefined)
  return async (happening: NetworkEvent): Promise<void> => {
    switch (happening.type) {
      case 'press':
        return void store.push([happening.operation])
      case 'elsewhere':
        return server.applyElsewhere(happening.operation)
      case 'pass':
        return void (await vi.advanceTimersByTimeAsync(happening.ms))
      case 'answer':
        return await next()?.answer()
      case 'lose':
        return await next()?.lose()
      case 'loseReply':
        return await next()?.reach().lose()
      case 'retry':
        store.retry()
        return settled()
      case 'flush':
        return store.flush()
      case 'flushArrives': {
        const sent = handedOver[arrived++]
        if (sent) server.apply(sent)
        return
      }
      case 'read':
        return void readings.push(server.read())
      case 'applyRead': {
        const reading = readings.shift()
        if (reading) store.setBaskets(reading)
        return
      }
      case 'loseQueues':
        return server.loseQueues()
    }
  }
}

async function heal(tab: ReturnType<typeof setUp>, happen: (happening: NetworkEvent) => Promise<void>) {
  for (let turn = 0; turn < 50 && tab.store.view().isSaving; turn += 1) {
    await happen({ type: 'answer' })
    await happen({ type: 'pass', ms: 10_000 })
  }
  tab.store.setBaskets(tab.server.read())
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const facts = (baskets: ReturnType<ReturnType<typeof setUp>['server']['baskets']>) =>
  baskets.map(({ id, name, isActive, lines }) => ({ id, name, isActive, lines }))

describe('whatever happens on the network', () => {
  test('a tab ends with the same baskets as the server', async () => {
    const happening: fc.Arbitrary<NetworkEvent> = fc.oneof(
      { weight: 3, arbitrary: operation.map((each) => ({ type: 'press', operation: each }) as const) },
      { weight: 1, arbitrary: operation.map((each) => ({ type: 'elsewhere', operation: each }) as const) },
      { weight: 4, arbitrary: network },
      { weight: 1, arbitrary: fc.constant({ type: 'loseQueues' } as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 60 }), async (happenings) => {
        const tab = setUp()
        const happen = play(tab)
        for (const each of happenings) await happen(each)
        await heal(tab, happen)
        expect(tab.store.view().isSaving).toBe(false)
        expect(facts(tab.store.view().baskets)).toEqual(facts(tab.server.baskets()))
        expect(tab.refusals).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('every press counts exactly once', async () => {
    const presses = fc
      .integer({ min: 1, max: 3 })
      .map((id) => ({ type: 'press', operation: add(id) }) as const)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(presses, network), { maxLength: 60 }),
        async (happenings: readonly NetworkEvent[]) => {
          const tab = setUp({ maxQuantity: 1000 })
          tab.server.applyElsewhere(create('a'))
          tab.store.setBaskets(tab.server.read())
          const happen = play(tab)
          for (const each of happenings) await happen(each)
          await heal(tab, happen)
          const pressed = happenings.filter(({ type }) => type === 'press').length
          const serverQuantity =
            tab.server.baskets()[0]?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
          expect(serverQuantity / 1000).toBe(pressed)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('users see their own presses at every moment', async () => {
    const presses = fc
      .integer({ min: 1, max: 3 })
      .map((id) => ({ type: 'press', operation: add(id) }) as const)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(presses, network), { maxLength: 60 }),
        async (happenings: readonly NetworkEvent[]) => {
          const tab = setUp({ maxQuantity: 1000 })
          tab.server.applyElsewhere(create('a'))
          tab.store.setBaskets(tab.server.read())
          const happen = play(tab)
          let pressed = 0
          for (const each of happenings) {
            await happen(each)
            if (each.type === 'press') pressed += 1
            const lines = tab.store.view().active?.lines ?? []
            expect(lines.reduce((sum, { quantity }) => sum + quantity, 0) / 1000).toBe(pressed)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
