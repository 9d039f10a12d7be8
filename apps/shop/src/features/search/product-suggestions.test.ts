import { connect } from '@provender/client/api/api-query'
import type { Execute } from '@provender/client/api/execute'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { normaliseSearchText, suggestionsQuery } from './product-suggestions.ts'

interface SentRequest {
  readonly text: string
  readonly signal: AbortSignal | undefined
  readonly answer: (total: number) => void
}

function slowApi() {
  const requests: SentRequest[] = []
  const execute: Execute = async (_, variables, signal) =>
    await new Promise<never>((resolve) => {
      const { search: text } = variables as { search: string }
      const answer = (total: number) => resolve({ products: { total, products: [] } } as never)
      requests.push({ text, signal, answer })
    })
  const client = new QueryClient()
  connect(client, execute)
  const observer = new QueryObserver(client, suggestionsQuery('to'))
  const stop = observer.subscribe(() => {})
  const currentData = () => observer.getCurrentResult().data
  const type = (text: string) => observer.setOptions(suggestionsQuery(text))
  const requestFor = (text: string) => requests.find((each) => each.text === text)!
  return { client, requests, of: requestFor, type, shown: currentData, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rested = async () => await vi.advanceTimersByTimeAsync(300)

test('a late response never replaces the results of a newer text', async () => {
  const api = slowApi()
  await rested()
  api.type('tom')
  await rested()
  api.of('tom').answer(3)
  await rested()
  api.of('to').answer(99)
  await rested()
  expect(api.shown()).toMatchObject({ text: 'tom', total: 3 })
  api.stop()
})

test('a text typed without a pause is queried once', async () => {
  const api = slowApi()
  for (const text of ['tom', 'toma', 'tomat']) {
    api.type(text)
    await vi.advanceTimersByTimeAsync(120)
  }
  await rested()
  expect(api.requests.map(({ text }) => text)).toEqual(['tomat'])
  api.stop()
})

test('the request for an outdated text is aborted', async () => {
  const api = slowApi()
  await rested()
  api.type('tom')
  await rested()
  expect(api.of('to').signal?.aborted).toBe(true)
  expect(api.of('tom').signal?.aborted).toBe(false)
  api.stop()
})

test.each([
  ['  tom ', 'tom'],
  ['vine   tomatoes', 'vine tomatoes'],
  ['   ', ''],
])('%j is queried as %j', (typed, requests) => {
  expect(normaliseSearchText(typed)).toBe(requests)
})
