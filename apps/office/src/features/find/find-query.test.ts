import { connect } from '@provender/client/api/api-query'
import type { Execute } from '@provender/client/api/execute'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { findQuery, isAnswered } from './find-query.ts'

function slowSearch() {
  const answers = new Map<string, PromiseWithResolvers<never>>()
  const execute: Execute = async (_, variables) => {
    const answer = Promise.withResolvers<never>()
    answers.set((variables as { text: string }).text, answer)
    return await answer.promise
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connect(client, execute)
  let typed = ''
  const observer = new QueryObserver(client, findQuery(typed))
  const stop = observer.subscribe(() => {})
  return {
    stop,
    type: (text: string) => {
      typed = text
      observer.setOptions(findQuery(text))
    },
    answer: (text: string) => answers.get(text)?.resolve({ officeFindOrders: [] } as never),
    fail: (text: string) => answers.get(text)?.reject(new Error('Failed')),
    isAnswered: () => isAnswered(typed, observer.getCurrentResult()),
  }
}

test('only an answer for the typed text counts', async () => {
  const search = slowSearch()
  expect(search.isAnswered()).toBe(true)
  search.type('k')
  expect(search.isAnswered()).toBe(false)
  search.answer('k')
  await expect.poll(search.isAnswered).toBe(true)
  search.type('ko')
  expect(search.isAnswered()).toBe(false)
  search.answer('ko')
  await expect.poll(search.isAnswered).toBe(true)
  search.type('')
  expect(search.isAnswered()).toBe(true)
  search.stop()
})

test('a failure is an answer, too: the screens can be opened', async () => {
  const search = slowSearch()
  search.type('you')
  search.fail('you')
  await expect.poll(search.isAnswered).toBe(true)
  search.stop()
})
