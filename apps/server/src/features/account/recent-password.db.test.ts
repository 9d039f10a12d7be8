import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.get('a1', '{ user { email } }')
})
afterEach(() => shop.close())

const minutes = (n: number) => shop.clock.advance(n * 60_000)
const keyOf = async (query: string, variables: object = {}) =>
  refusalIn(await shop.execute('a1', query, variables))?.key
const confirm = (password: string) =>
  keyOf('mutation ($password: String!) { confirmPassword(password: $password) }', { password })

const guarded: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  [
    'inviting an owner',
    () =>
      keyOf(
        `mutation ($key: Uuid!) { inviteColleague(key: $key, email: "new@corner.example", role: OWNER) { invitations { email } } }`,
        { key: randomUUID() },
      ),
  ],
  [
    'making a colleague an owner',
    () => keyOf('mutation { setColleagueRole(userCode: "2", role: OWNER) { logins { email } } }'),
  ],
  [
    'saving a card',
    () =>
      keyOf('mutation ($key: Uuid!) { savePaymentCard(key: $key, token: "SUCCEEDS") { refusal } }', {
        key: randomUUID(),
      }),
  ],
]

describe.each(guarded)('%s', (_what, act) => {
  test('needs the password, unless it was typed within ten minutes', async () => {
    minutes(9)
    expect(await act()).toBeUndefined()
    minutes(2)
    expect(await act()).toBe('PASSWORD_NEEDED')
    expect(await confirm('wrong')).toBe('WRONG_PASSWORD')
    expect(await act()).toBe('PASSWORD_NEEDED')
    expect(await confirm(testPassword)).toBeUndefined()
    expect(await act()).toBeUndefined()
  })
})

test('saving a card together with a payment needs it, too, and paying without saving does not', async () => {
  minutes(11)
  const pay = (keep: boolean) =>
    keyOf(
      `mutation ($key: Uuid!, $keep: Boolean!) { payOrder(key: $key, number: "X", card: { token: "SUCCEEDS", keep: $keep }) { refusal } }`,
      { key: randomUUID(), keep },
    )
  expect(await pay(true)).toBe('PASSWORD_NEEDED')
  expect(await pay(false)).toBe('NOT_FOUND')
})

test('inviting a buyer needs no password', async () => {
  minutes(11)
  expect(
    await keyOf(
      `mutation ($key: Uuid!) { inviteColleague(key: $key, email: "new@corner.example", role: BUYER) { invitations { email } } }`,
      { key: randomUUID() },
    ),
  ).toBeUndefined()
})
