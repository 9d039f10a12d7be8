import { expect } from 'vitest'
import { tokenIn, workAccountJobs } from '../../../testing/emails.fixture.ts'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import type { TestShop, TestUser } from '../../../testing/test-shop.ts'

export function requestDeletion(shop: TestShop, caller: TestUser, password = testPassword) {
  return shop.execute(
    caller,
    'mutation ($password: String!) { requestAccountDeletion(password: $password) { startsAt } }',
    { password },
  )
}

export async function requestDeletionToken(shop: TestShop, caller: TestUser): Promise<string> {
  expect((await requestDeletion(shop, caller)).result.errors).toBeUndefined()
  return tokenIn((await workAccountJobs(shop)).at(-1))
}

export function confirmDeletion(shop: TestShop, token: string) {
  return shop.execute(
    'visitor',
    'mutation ($token: String!) { confirmAccountDeletion(token: $token) { startsAt } }',
    { token },
  )
}

export async function plannedDeletion(shop: TestShop, caller: TestUser) {
  return (await shop.get(caller, '{ accountDeletion { startsAt } }')).accountDeletion
}
