import { expect, test, vi } from 'vitest'
import { makeDevice } from '../basket-store/basket-window.fixture.ts'
import { createMarkBook, type Press } from './mark-book.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')
const heart = (isOn: boolean, ...productIds: readonly string[]): Press => ({
  mark: 'isFavorites',
  productIds,
  isOn,
})

/** A server that knows what is liked, and a device whose windows come and go. */
function setUp() {
  const device = makeDevice()
  const server = {
    failure: undefined as Error | undefined,
    isFree: Promise.resolve(),
    gone: new Set<string>(),
    requests: 0,
    liked: new Set<string>(),
  }
  let ids = 0
  const open = (owner = 'deniz', texts: Parameters<typeof createMarkBook>[0]['texts'] = device) => {
    const told: string[] = []
    const tell = (what: string) => (press: Press) => told.push(`${what} ${press.productIds.join()}`)
    const book = createMarkBook({
      texts,
      owner,
      newId: () => String((ids += 1)),
      send: async ({ productIds, isOn }) => {
        server.requests += 1
        await server.isFree
        if (server.failure) throw server.failure
        if (isOn && productIds.some((id) => server.gone.has(id))) throw refused
        for (const id of productIds)
          if (isOn) server.liked.add(id)
          else server.liked.delete(id)
      },
      isTransientError: (error) => error === unreachable,
      alone: (work) => work(),
      onFound: (presses) => presses.forEach(tell('found')),
      onSent: tell('sent'),
      onUnreachable: () => told.push('unreachable'),
      onRefused: tell('refused'),
    })
    return { ...book, told }
  }
  return { device, server, open }
}

test('what is marked without a server is known to the next window, the last press alone, and goes to the server later', async () => {
  const { device, server, open } = setUp()
  server.liked.add('2')
  server.failure = unreachable
  const first = open()
  first.press(heart(true, '1'))
  first.press(heart(true, '1', '2', '3'))
  first.press(heart(false, '2', '3'))
  expect(await first.deliver()).toBe(false)
  expect(first.told).toEqual(['unreachable'])

  const next = open()
  await next.deliver()
  expect(next.told).toEqual(['found 1', 'found 2', 'found 3', 'unreachable'])
  server.failure = undefined
  server.requests = 0
  expect(await next.deliver()).toBe(true)
  expect([[...server.liked], server.requests, device.size()]).toEqual([['1'], 2, 0])
  expect(await first.deliver()).toBe(true)
  expect([first.waiting(), server.requests]).toEqual([[], 2])
})

test('what is pressed again while it is under way is sent again', async () => {
  const { device, server, open } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.isFree = promise
  const book = open()
  book.press(heart(true, '1'))
  const delivered = book.deliver()
  await vi.waitFor(() => expect(server.requests).toBe(1))
  book.press(heart(false, '1'))
  resolve()
  await delivered
  expect([[...server.liked], book.waiting(), device.size()]).toEqual([[], [], 0])
})

test('what the server never will take is told and holds back nothing else', async () => {
  const { device, server, open } = setUp()
  server.gone.add('2')
  const book = open()
  book.press(heart(true, '1', '2', '3'))
  expect(await book.deliver()).toBe(true)
  expect(book.told).toEqual(['sent 1', 'refused 2', 'sent 3'])
  expect([[...server.liked], device.size()]).toEqual([['1', '3'], 0])
})

test('a mark waits for its own login, and is sent under no other', async () => {
  const { server, open } = setUp()
  server.failure = unreachable
  const own = open('deniz')
  own.press(heart(true, '1'))
  await own.deliver()
  server.failure = undefined
  const other = open('den')
  expect(await other.deliver()).toBe(true)
  expect([other.told, server.liked.size]).toEqual([[], 0])
  await open('deniz').deliver()
  expect(server.liked.size).toBe(1)
})

test('where nothing can be kept, what does not reach the server is refused', async () => {
  const { server, open, device } = setUp()
  const full = async () => {
    throw new Error('full')
  }
  const book = open('deniz', { ...device, read: full, write: full, removeSame: full })
  book.press(heart(true, '1'))
  expect(await book.deliver()).toBe(true)
  expect(server.liked.size).toBe(1)
  server.failure = unreachable
  book.press(heart(true, '2'))
  expect(await book.deliver()).toBe(false)
  expect(book.told).toEqual(['sent 1', 'refused 2'])
  expect(book.waiting()).toEqual([])
})
