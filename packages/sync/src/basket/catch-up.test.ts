import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { add, create, createServer, setUp } from './basket-tab.fixture.ts'
import { createCatchUp } from './catch-up.ts'

function open() {
  const server = createServer()
  server.applyElsewhere(create('weekly'))
  const { store, requests } = setUp({ server })
  store.setBaskets(server.read())
  let readings = 0
  const catchUp = createCatchUp({
    baskets: store,
    reread: async () => {
      readings += 1
      store.setBaskets(server.read())
    },
  })
  return { server, store, requests, catchUp, readings: () => readings }
}

const current = (server: ReturnType<typeof createServer>): number => Number(server.read().version)
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a newer version is read once, and a known one is not read', async () => {
  const { server, store, catchUp, readings } = open()
  catchUp(current(server))
  expect(readings()).toBe(0)
  server.applyElsewhere(add(1, 3))
  catchUp(current(server))
  catchUp(current(server))
  await turn()
  expect(readings()).toBe(1)
  expect(store.view().active?.lines).toHaveLength(1)
})

test('nothing is read while a request is unanswered, because its response has everything', async () => {
  const { server, store, requests, catchUp, readings } = open()
  store.push([add(1)])
  store.retry()
  const reply = requests[0]?.reach()
  catchUp(current(server))
  await turn()
  expect(readings()).toBe(0)
  await reply?.arrive()
  expect(readings()).toBe(0)
  expect(store.view().version).toBe(current(server))
})

test('a version that cannot be read is not requested endlessly', async () => {
  const { catchUp, readings } = open()
  catchUp(1000)
  await turn()
  expect(readings()).toBe(3)
})
