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

/** Requests the deletion and returns the secret of the link in the e-mail. */
export async function requestDeletionToken(shop: TestShop, caller: TestUser): Promise<string> {
  expect((await requestDeletion(shop, caller)).result.errors).toBeUndefined()
  return tokenIn((await workAccountJobs(shop)).at(-1))
}

/** Opens the link in an e-mail. */
export function confirmDeletion(shop: TestShop, token: string) {
  return shop.execute(
    'visitor',
    'mutation ($token: String!) { confirmAccountDeletion(token: $token) { startsAt } }',
    { token },
  )
}

/** The deletion that a user has requested, if any. */
export async function plannedDeletion(shop: TestShop, caller: TestUser) {
  return (await shop.get(caller, '{ accountDeletion { startsAt } }')).accountDeletion
}
