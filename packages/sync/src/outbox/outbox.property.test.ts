import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import { never, untilOver } from '../basket/company.fixture.ts'
import { followingKey } from './following-key.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')

interface Press {
  readonly number: number
}

interface Tab {
  readonly outbox: Outbox<Press>
  readonly deliver: () => void
  readonly kill: () => void
}

type RequestOutcome = 'arrives' | 'isLost' | 'replyIsLost' | 'isRefused'

/** A browser whose tabs open and are killed. A killed tab releases its lock and neither stores nor sends any more. */
function createBrowser(isLocked: boolean) {
  const device = createDevice()
  const arrived: number[] = []
  const refusedNumbers = new Set<number>()
  const outcomes: RequestOutcome[] = []
  const replies: (() => void)[] = []
  let lastTurn: Promise<void> = Promise.resolve()
  let clock = 0

  async function apply(batch: readonly number[], life: { readonly isOver: boolean }): Promise<void> {
    if (life.isOver) return await never()
    const outcome = outcomes.shift() ?? 'arrives'
    if (outcome === 'isRefused') refusedNumbers.add(batch[0]!)
    const isRefused = batch.some((number) => refusedNumbers.has(number))
    if (outcome !== 'isLost' && !isRefused) arrived.push(...batch)
    await new Promise<void>((resolve) => replies.push(resolve))
    if (life.isOver) return await never()
    if (outcome === 'isLost' || outcome === 'replyIsLost') throw unreachable
    if (isRefused) throw refused
  }

  function open(): Tab {
    const life = { isOver: false }
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const outbox = createOutbox({
      texts: untilOver(device, life),
      prefix: 'presses deniz ',
      schema: v.object({ number: v.number() }),
    })
    const runExclusive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const turn = lastTurn
      const { promise: done, resolve: release } = Promise.withResolvers<void>()
      lastTurn = Promise.race([done, over]).then(() => turn)
      if (isLocked) await turn
      if (life.isOver) return await never()
      return await work().finally(release)
    }
    return {
      outbox,
      deliver: () =>
        void outbox.deliver({
          batchOf: ([first, second]) => (second ? [first, second] : [first]),
          send: (batch) =>
            apply(
              batch.map(({ value }) => value.number),
              life,
            ),
          isTransientError: (error) => error === unreachable,
          runExclusive,
        }),
      kill: () => {
        life.isOver = true
        end()
      },
    }
  }

  return {
    device,
    arrived,
    refusedNumbers,
    outcomes,
    replies,
    open,
    press: ({ outbox, deliver }: Tab) => {
      clock += 1
      void outbox.put(followingKey(outbox.entries().at(-1)?.key, clock, 'id'), { number: clock })
      deliver()
      return clock
    },
  }
}

/** Runs what waits for no reply: a timer per event would take minutes. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

const happening = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('press' as const, 'reply' as const) },
  { weight: 2, arbitrary: fc.constantFrom('open' as const, 'other' as const, 'kill' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<RequestOutcome>('arrives', 'isLost', 'replyIsLost', 'isRefused'),
  },
)

function checkOrder(isLocked: boolean, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
    const browser = createBrowser(isLocked)
    const { device, arrived, outcomes, replies, refusedNumbers } = browser
    let tabs = [browser.open()]
    let presses = 0
    for (const each of happenings) {
      const [tab = browser.open(), ...others] = tabs
      if (each === 'press') presses = browser.press(tab)
      else if (each === 'reply') replies.shift()?.()
      else if (each === 'open') tabs = [browser.open(), ...tabs]
      else if (each === 'other') tabs = [...others, tab]
      else if (each === 'kill') {
        tab.kill()
        tabs = others
      } else outcomes.push(each)
      await settled()
    }
    outcomes.length = 0
    for (const tab of [...tabs, browser.open()]) tab.deliver()
    for (let turn = 0; turn === 0 || replies.length > 0; turn += 1) {
      replies.shift()?.()
      await settled()
    }
    const accepted = Array.from({ length: presses }, (_, index) => index + 1).filter(
      (number) => !refusedNumbers.has(number),
    )
    expect([...new Set(arrived)].filter((number) => !refusedNumbers.has(number))).toEqual(accepted)
    const lastArrivals = arrived.filter((number, index) => arrived.lastIndexOf(number) === index)
    expect(lastArrivals).toEqual(lastArrivals.toSorted((one, other) => one - other))
    expect(device.size()).toBe(0)
  })
  return fc.assert(property, { numRuns, endOnFailure: true })
}

test('every entry of every tab arrives in order, whatever tabs, requests and responses are lost', async () => {
  await expect(checkOrder(true, 1000)).resolves.toBeUndefined()
})

test('entries would arrive out of order if tabs sent them at the same time', async () => {
  await expect(checkOrder(false, 20_000)).rejects.toThrow('Property failed')
})
