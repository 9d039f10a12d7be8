import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf } from './session.fixture.ts'
import { currentUserKey } from './shop-queries.ts'

test('the owner of private data stays the same when a user changes what a user can change', () => {
  const userKey = currentUserKey(clientOf())
  expect(currentUserKey(clientOf({ email: 'ada.kaya@corner.example' }))).toBe(userKey)
  expect(currentUserKey(clientOf({ name: 'Ada', role: 'OWNER', companyName: 'Corner Shop Ltd' }))).toBe(
    userKey,
  )
})

test('each user of a company owns private data, and a visitor none', () => {
  const colleague = { userCode: '8', email: 'ada@corner.example' }
  expect(currentUserKey(clientOf(colleague))).not.toBe(currentUserKey(clientOf()))
  expect(currentUserKey(new QueryClient())).toBe('')
})
