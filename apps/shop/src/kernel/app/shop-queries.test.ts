import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf } from './session.fixture.ts'
import { loginOf } from './shop-queries.ts'

test('the owner of private data stays the same when a user changes what a user can change', () => {
  const login = loginOf(clientOf())
  expect(loginOf(clientOf({ email: 'ada.kaya@corner.example' }))).toBe(login)
  expect(loginOf(clientOf({ name: 'Ada', role: 'OWNER', companyName: 'Corner Shop Ltd' }))).toBe(login)
})

test('each user of a company owns private data, and a visitor none', () => {
  const colleague = { userCode: '8', email: 'ada@corner.example' }
  expect(loginOf(clientOf(colleague))).not.toBe(loginOf(clientOf()))
  expect(loginOf(new QueryClient())).toBe('')
})
