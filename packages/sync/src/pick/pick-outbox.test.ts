import { expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import { createPickOutbox, type UnsentPick } from './pick-outbox.ts'

const unreachable = new Error('unreachable')
const fault = new Error('fault')

/** One order at a server that keeps the rules of the API: a key counts once, and nothing unseen is overwritten. */
function setUp() {
  const device = createDevice()
  const server = {
    isAway: false,
    losesAnswers: false,
    member: 'ana',
    failsAt: 0,
    lines: new Map<number, number | null>(),
    writes: [] as string[],
    ids: new Set<string>(),
  }
  let ids = 0
  const open = (owner = 'ana') => {
    const outbox = createPickOutbox({
      texts: device,
      owner,
      isOwnSession: () => Promise.resolve(server.member === owner),
      newId: () => `id ${(ids += 1)}`,
      nowMs: () => 1000,
      send: ({ id, position, supplied, seen }) => {
        if (server.isAway) return Promise.reject(unreachable)
        if (server.failsAt === position) return Promise.reject(fault)
        const now = server.lines.get(position) ?? null
        if (!server.ids.has(id)) {
          if (now !== seen && now !== supplied)
            return Promise.resolve({ type: 'LINE_CHANGED', message: 'changed' })
          if ((supplied ?? 0) > 10) return Promise.resolve({ type: 'ABOVE_MARGIN', message: 'too heavy' })
          server.ids.add(id)
          server.lines.set(position, supplied)
          server.writes.push(`${owner} as ${server.member}`)
        }
        return server.losesAnswers ? Promise.reject(unreachable) : Promise.resolve(undefined)
      },
      isTransientError: (error) => error === unreachable,
      runExclusive: (work) => work(),
      onChange: () => {},
    })
    const pick = (position: number, supplied: number | null, seen: number | null = null) =>
      void outbox.add({ number: '1', position, supplied, seen, agreedBy: '', weighedAgain: null })
    const refusals = () => outbox.refused().map(({ position, refusal }) => `${position} ${refusal.type}`)
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
  expect([[...server.lines], server.writes.length]).toEqual([
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
  expect([server.lines.get(1), server.writes.length, tab.refusals()]).toEqual([null, 3, []])
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
  expect(tab.refusals()).toEqual(['1 LINE_CHANGED'])
})

test('the correction of a refused weight counts', async () => {
  const { server, open } = setUp()
  const tab = open()
  tab.pick(1, 12)
  tab.pick(1, 9)
  expect(await tab.deliver()).toBe(true)
  expect([server.lines.get(1), tab.refusals()]).toEqual([9, []])
})

test('a refusal is told in every tab and after a reload, until the line is picked again', async () => {
  const { open } = setUp()
  const [first, second] = [open(), open()]
  first.pick(1, 12)
  await second.deliver()
  await first.deliver()
  expect([first.pending(), first.refusals()]).toEqual([[], ['1 ABOVE_MARGIN']])
  const reloaded = open()
  await reloaded.deliver()
  expect(reloaded.refusals()).toEqual(['1 ABOVE_MARGIN'])
  reloaded.pick(1, 9)
  await reloaded.deliver()
  await first.deliver()
  expect([reloaded.refusals(), first.refusals()]).toEqual([[], []])
})

test('a pick at which the server fails is kept and sent later, in order, and the others are sent', async () => {
  const { server, open } = setUp()
  server.failsAt = 1
  const tab = open()
  tab.pick(1, 3)
  tab.pick(2, 5)
  tab.pick(1, 2)
  expect(await tab.deliver()).toBe(false)
  expect([[...server.lines], quantities(tab.pending()), tab.refusals()]).toEqual([
    [[2, 5]],
    [
      [1, 3],
      [1, 2],
    ],
    [],
  ])
  server.failsAt = 0
  expect(await tab.deliver()).toBe(true)
  expect([server.lines.get(1), server.writes.length]).toEqual([2, 3])
})

test('the picks of one member are never sent by another', async () => {
  const { server, open } = setUp()
  server.isAway = true
  const ana = open('ana')
  ana.pick(1, 3)
  await ana.deliver()
  server.isAway = false
  server.member = 'ben'
  expect(await open('ben').deliver()).toBe(true)
  expect(server.writes).toEqual([])
})

test('a tab whose member is not signed in any more sends nothing and keeps its picks', async () => {
  const { server, open } = setUp()
  const ana = open('ana')
  server.member = 'ben'
  ana.pick(1, 3)
  expect(await ana.deliver()).toBe(false)
  expect([server.writes, quantities(ana.pending())]).toEqual([[], [[1, 3]]])
  server.member = 'ana'
  expect(await open('ana').deliver()).toBe(true)
  expect(server.writes).toEqual(['ana as ana'])
})
