import { expect, test } from 'vitest'
import { makeDevice } from '../basket-store/basket-window.fixture.ts'
import type { LearnedRow } from './learned-row.ts'
import { createLessonBook } from './lesson-book.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')
const lesson = (said: string, productId = '1'): LearnedRow => ({ said, productId, unit: '2' })
const change = (said: string, productId = '1') => ({ said, meaning: { productId, unit: '2' } })

/** A server that learns while it is there, and a device whose windows come and go. */
function setUp() {
  const device = makeDevice()
  const server = { failure: undefined as Error | undefined, known: new Map<string, string>() }
  let nowMs = 1
  const open = (owner = 'deniz', texts: Parameters<typeof createLessonBook>[0]['texts'] = device) =>
    createLessonBook({
      texts,
      owner,
      newId: () => String(Math.random()),
      nowMs: () => (nowMs += 1),
      send: async (changes) => {
        if (server.failure) throw server.failure
        for (const { said, meaning } of changes)
          if (meaning === null) server.known.delete(said)
          else server.known.set(said, meaning.productId)
      },
      isTransientError: (error) => error === unreachable,
    })
  return { device, server, open }
}

test('what is learned without a server is known on the device, also to the next window, and goes to the server later', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  const first = open()
  await first.learn([lesson('cola', '3')])
  await first.learn([lesson('semi', '8'), lesson('cola', '4')])
  const next = open()
  expect(await next.unsent()).toEqual([change('cola', '3'), change('semi', '8'), change('cola', '4')])

  server.failure = undefined
  expect(await next.deliver()).toBe(true)
  expect([...server.known]).toEqual([
    ['cola', '4'],
    ['semi', '8'],
  ])
  expect(device.size()).toBe(0)
  expect(await next.deliver()).toBe(false)
})

test('a lesson waits for its own login, and is sent under no other', async () => {
  const { server, open } = setUp()
  server.failure = unreachable
  await open('deniz').learn([lesson('cola')])
  server.failure = undefined
  await open('den').deliver()
  expect(await open('den').unsent()).toEqual([])
  expect(server.known.size).toBe(0)
  await open('deniz').deliver()
  expect([...server.known.keys()]).toEqual(['cola'])
})

test('what the server never will take does not hold back the rest', async () => {
  const { device, server, open } = setUp()
  server.failure = refused
  const book = open()
  await book.learn([lesson('cola')])
  server.failure = undefined
  await book.learn([lesson('semi')])
  expect([...server.known.keys()]).toEqual(['semi'])
  expect(device.size()).toBe(0)
})

test('whoever leaves takes her lessons along', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  await open('deniz').learn([lesson('cola')])
  await open('till').learn([lesson('semi')])
  await open('deniz').forget()
  expect(device.size()).toBe(1)
  expect(await open('till').unsent()).toEqual([change('semi')])
})

test('a device that keeps nothing still teaches the server', async () => {
  const { server, open } = setUp()
  const refuse = () => Promise.reject(new Error('full'))
  const book = open('deniz', { read: refuse, write: refuse, removeSame: refuse, removeAll: refuse })
  await book.learn([lesson('cola')])
  expect([...server.known.keys()]).toEqual(['cola'])
  expect(await book.unsent()).toEqual([])
  await book.forget()
})

test('what is taken back without a server is sent in its turn, and what is learned again afterwards holds', async () => {
  const { device, server, open } = setUp()
  const book = open()
  await book.learn([lesson('cola'), lesson('semi')])
  server.failure = unreachable
  await book.unlearn(['cola', 'semi'])
  await book.learn([lesson('cola', '7')])
  expect(await open().unsent()).toEqual([
    { said: 'cola', meaning: null },
    { said: 'semi', meaning: null },
    change('cola', '7'),
  ])
  server.failure = undefined
  await open().deliver()
  expect([...server.known]).toEqual([['cola', '7']])
  expect(device.size()).toBe(0)
})
