import { staffMay, staffRoles } from '@provender/domain/permission/permission'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import {
  customerOperations,
  documentFor,
  openStaffOf,
  operationsOf,
  staffOperations,
} from './permission-matrix.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe.each(staffRoles)('a %s of the wholesaler', (role) => {
  let secret = ''
  beforeAll(async () => {
    secret = await openStaffOf(shop, role)
  })

  test.each(staffOperations.filter((name) => name !== 'officeLogout'))(
    'may call %s only if the role allows it',
    async (name) => {
      const document = documentFor(name, { withPrices: staffMay(role, 'prices') })
      const refused = refusalIn(await shop.askAs(secret, document))?.key === 'NOT_ALLOWED'
      expect(refused).toBe(!operationsOf(role).includes(name))
    },
  )

  test.each(customerOperations)('may not call %s, which is for customers', async (name) => {
    expect(refusalIn(await shop.askAs(secret, documentFor(name)))).toMatchObject({ key: 'NOT_ALLOWED' })
  })

  test('loses the session after signing out, half an hour idle, or twelve hours', async () => {
    const isKnown = async (bearer: string): Promise<boolean> =>
      !refusalIn(await shop.askAs(bearer, '{ officeMe { role } }'))
    const minuteMs = 60_000
    const [out, idle, used] = [
      await openStaffOf(shop, role),
      await openStaffOf(shop, role),
      await openStaffOf(shop, role),
    ]
    await shop.askAs(out, 'mutation { officeLogout }')
    expect(await isKnown(out)).toBe(false)
    for (let minute = 20; minute < 720; minute += 20) {
      shop.clock.advance(20 * minuteMs)
      expect(await isKnown(used)).toBe(true)
    }
    expect(await isKnown(idle)).toBe(false)
    shop.clock.advance(20 * minuteMs)
    expect(await isKnown(used)).toBe(false)
    shop.clock.advance(-720 * minuteMs)
  })
})

test('a staff password opens a session, but a wrong or a customer’s password does not', async () => {
  await openStaffOf(shop, 'DRIVER')
  const sign = (email: string, password: string) =>
    shop.execute(
      'visitor',
      'mutation ($email: String!, $password: String!) { officeLogin(email: $email, password: $password) }',
      {
        email,
        password,
      },
    )
  expect(refusalIn(await sign('driver@staff.example', 'wrong'))?.key).toBe('WRONG_CREDENTIALS')
  expect(refusalIn(await sign('a1@shop.example', testPassword))?.key).toBe('WRONG_CREDENTIALS')
  const { result } = await sign('Driver@staff.example', testPassword)
  const me = await shop.askAs(String(result.data?.['officeLogin']), '{ officeMe { email role } }')
  expect(me.result.data).toEqual({ officeMe: { email: 'driver@staff.example', role: 'DRIVER' } })
})
