import { expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import { createPickOutbox, type UnsentPick } from './pick-outbox.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')

/** One order at a server that keeps the rules of the API: a key counts once, and nothing unseen is overwritten. */
function setUp() {
  const device = createDevice()
  const server = {
    isAway: false,
    losesAnswers: false,
    isOrderGone: false,
    lines: new Map<number, number | null>(),
    writes: 0,
    ids: new Set<string>(),
  }
  let ids = 0
  const open = (owner = 'ana') => {
    const refusals: string[] = []
    const outbox = createPickOutbox({
      texts: device,
      owner,
      newId: () => `id ${(ids += 1)}`,
      nowMs: () => 1000,
      send: ({ id, position, supplied, seen }) => {
        if (server.isAway) return Promise.reject(unreachable)
        if (server.isOrderGone) return Promise.reject(refused)
        const now = server.lines.get(position) ?? null
        if (!server.ids.has(id)) {
          if (now !== seen && now !== supplied)
            return Promise.resolve({ type: 'LINE_CHANGED', message: 'changed' })
          if ((supplied ?? 0) > 10) return Promise.resolve({ type: 'ABOVE_MARGIN', message: 'too heavy' })
          server.ids.add(id)
          server.lines.set(position, supplied)
          server.writes += 1
        }
        return server.losesAnswers ? Promise.reject(unreachable) : Promise.resolve(undefined)
      },
      isTransientError: (error) => error === unreachable,
      runExclusive: (work) => work(),
      onChange: () => {},
      onRefused: ({ position }, refusal) => refusals.push(`${position} ${refusal?.type ?? 'gone'}`),
      onUnreachable: () => {},
    })
    const pick = (position: number, supplied: number | null, seen: number | null = null) =>
      void outbox.add({ number: '1', position, supplied, seen, agreedBy: '', weighedAgain: null })
    return { ...outbox, pick, refusals }
  }
  return { server, open }
}

const quantities = (picks: readonly UnsentPick[]) =>
  picks.map(({ position, supplied }) => [position, supplied])

test('a pick without a network outlives the tab and is sent later, once', async () => {
  const { server, open } = setUp()
  server.isAway = true
  const first = open()
  first.pick(1, 3)
  first.pick(2, 0)
  expect(await first.deliver()).toBe(false)

  const next = open()
  expect(await next.deliver()).toBe(false)
  expect(quantities(next.pending())).toEqual([
    [1, 3],
    [2, 0],
  ])
  server.isAway = false
  server.losesAnswers = true
  expect(await next.deliver()).toBe(false)
  server.losesAnswers = false
  expect(await next.deliver()).toBe(true)
  expect(await first.deliver()).toBe(true)
  expect([[...server.lines], server.writes]).toEqual([
    [
      [1, 3],
      [2, 0],
    ],
    2,
  ])
})

test('a corrected and an undone pick arrive in order, on top of each other', async () => {
  const { server, open } = setUp()
  server.isAway = true
  const tab = open()
  tab.pick(1, 3)
  tab.pick(1, 2)
  tab.pick(1, null)
  await tab.deliver()
  server.isAway = false
  expect(await tab.deliver()).toBe(true)
  expect([server.lines.get(1), server.writes, tab.refusals]).toEqual([null, 3, []])
})

test('what a colleague has picked meanwhile is never overwritten, not by a correction either', async () => {
  const { server, open } = setUp()
  const tab = open()
  tab.pick(1, 3)
  tab.pick(1, 2)
  tab.pick(2, 5)
  server.lines.set(1, 1)
  expect(await tab.deliver()).toBe(true)
  expect([...server.lines]).toEqual([
    [1, 1],
    [2, 5],
  ])
  expect(tab.refusals).toEqual(['1 LINE_CHANGED', '1 LINE_CHANGED'])
})

test('the correction of a refused weight counts', async () => {
  const { server, open } = setUp()
  const tab = open()
  tab.pick(1, 12)
  tab.pick(1, 9)
  expect(await tab.deliver()).toBe(true)
  expect([server.lines.get(1), tab.refusals]).toEqual([9, ['1 ABOVE_MARGIN']])
})

test('a pick of an order that is gone is dropped and told, and the others are sent', async () => {
  const { server, open } = setUp()
  const tab = open()
  server.isOrderGone = true
  tab.pick(1, 1)
  expect(await tab.deliver()).toBe(true)
  expect([tab.refusals, tab.pending()]).toEqual([['1 gone'], []])
})

test('the picks of one member are never sent by another', async () => {
  const { server, open } = setUp()
  server.isAway = true
  const ana = open('ana')
  ana.pick(1, 3)
  await ana.deliver()
  server.isAway = false
  expect(await open('ben').deliver()).toBe(true)
  expect(server.writes).toBe(0)
})
