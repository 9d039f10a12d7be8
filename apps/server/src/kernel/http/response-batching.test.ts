import { setImmediate as turnEnds } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { batchResponses } from './response-batching.ts'

let nowMs = 0
let sent: string[] = []

beforeEach(() => {
  nowMs = 1000
  sent = []
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => vi.restoreAllMocks())

async function send(answer: string): Promise<void> {
  await batchResponses()
  sent.push(answer)
}

/** Waits far longer than any ready response needs. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve()
}

it('sends responses that become ready in one event loop turn together, in order, at its end', async () => {
  void send('milk')
  await settle()
  void send('flour')
  await settle()
  expect(sent).toEqual([])
  await turnEnds()
  expect(sent).toEqual(['milk', 'flour'])
})

it('waits at most 2 ms: if others keep the turn busy, it sends what is ready', async () => {
  void send('milk')
  nowMs += 2
  void send('flour')
  await settle()
  expect(sent).toEqual([])
  nowMs += 0.1
  void send('sugar')
  await settle()
  expect(sent).toEqual(['milk', 'flour', 'sugar'])
})

it('starts a new batch with the next response', async () => {
  void send('milk')
  nowMs += 3
  void send('flour')
  await settle()
  void send('salt')
  await settle()
  expect(sent).toEqual(['milk', 'flour'])
  await turnEnds()
  expect(sent).toEqual(['milk', 'flour', 'salt'])
})
