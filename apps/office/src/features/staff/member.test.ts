import { connect } from '@provender/client/api/api-query'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { memberQuery, readMemberAgain } from './member.ts'

const queryKey: readonly unknown[] = memberQuery.queryKey

afterEach(() => onlineManager.setOnline(true))

test.each(['fails', 'has no connection'])('whoever reads the member again goes on if it %s', async (why) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const officeMe = { email: 'grace@provender.example', name: 'Grace', role: 'MANAGER' }
  client.setQueryData(queryKey, { officeMe })
  const stop = new QueryObserver(client, memberQuery).subscribe(() => {})
  let requests = 0
  connect(client, () => {
    requests += 1
    return Promise.reject(new Error('The server is away'))
  })
  onlineManager.setOnline(why === 'fails')
  await expect(readMemberAgain(client)).resolves.toBeUndefined()
  expect(requests).toBe(why === 'fails' ? 1 : 0)
  expect(client.getQueryData(queryKey)).toEqual({ officeMe })
  stop()
})
