import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { agePayments, paymentOf, twoBoxes, withNetworkConditions } from './payment.fixture.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

test('payments rest while the database takes no writes, and are settled afterwards', async () => {
  const shop = await openTestShop()
  const gateway = shop.deps.gateway!
  const dead = withNetworkConditions(gateway, () => 'LOST_ON_THE_WAY')
  const server = { ...shop, ...(await shop.otherServer({ gateway: dead })) }
  const card = { token: 'SUCCEEDS' }
  const first = await placeTestOrder(server, 'a1', { lines: [...twoBoxes], card })
  const second = await placeTestOrder(server, 'a1', { lines: [...twoBoxes], card })
  await agePayments(shop)

  let isClosed = false
  let calls = 0
  // The database stops taking writes during the first payment.
  const find: typeof gateway.find = () => {
    calls += 1
    isClosed = true
    return Promise.reject(new Error('Query read timeout'))
  }
  const errors: unknown[] = []
  const deps = {
    ...shop.deps,
    gateway: { ...gateway, find },
    writeGate: { isClosed: () => isClosed },
    log: { error: (...entry: unknown[]) => void errors.push(entry) },
  }
  await settleUnfinishedPayments(deps)
  const callsBefore = calls
  await settleUnfinishedPayments(deps)
  expect({ calls, errors }).toEqual({ calls: callsBefore, errors: [] })

  isClosed = false
  await settleUnfinishedPayments({ ...deps, gateway })
  for (const number of [first, second])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
  await shop.close()
})
