import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import { placeTestOrder, applyTransitions } from '../../../features/order/order.fixture.ts'
import { dispatchOrder, twoBoxes, runPaymentJobs } from '../../../features/payment/payment.fixture.ts'
import { openStaffSession } from '../../../features/staff/staff-sessions.ts'
import { openTestShop, type TestShop, type TestUser } from '../../../testing/test-shop.ts'
import type { Answer } from '../answer.ts'

export interface RepeatCall {
  /** `app` is the customer `a1` in an installed app. */
  readonly caller: TestUser | 'visitor' | 'staff' | 'app'
  /** The field without `mutation { }`. */
  readonly field: string
  /** The same key with different content. */
  readonly other?: string
}

export interface Scene {
  readonly shop: TestShop
  readonly row: (statement: string, values?: readonly unknown[]) => Promise<Row>
  readonly send: (call: RepeatCall, server?: TestShop) => Promise<Answer>
  /** Creates an order of the customer `a1` for £26.40 at this stage. */
  readonly order: (stage?: Stage, paymentType?: 'ACCOUNT' | 'CARD' | 'CASH') => Promise<OrderNumber>
  readonly claim: () => Promise<string>
  readonly site: () => Promise<string>
}

type Stage = 'PLACED' | 'CONFIRMED' | 'PICKED' | 'PACKED' | 'SENT'
// oxlint-disable-next-line typescript/no-explicit-any
type Row = any

export const siteInput = (name: string) =>
  `{ name: "${name}", address1: "7 Kirkgate", address2: "", address3: "", city: "Wakefield", postCode: "WF1 1AA",
    contactName: "", telephone: "", instructions: "" }`

export async function openScene(): Promise<Scene & { readonly close: () => Promise<void> }> {
  const plain = await openTestShop()
  const { db, pool, clock } = plain.deps
  // As on a server, where it needs a connection.
  const readNowMs = async () => {
    await pool.query('select')
    return clock.nowMs()
  }
  const shop = await plain.otherServer({ readNowMs })
  const row: Scene['row'] = async (statement, values = []) =>
    (await pool.query(statement, [...values])).rows[0]
  const { id: staffId } = await row(
    `insert into staff (email, name, role, password_hash)
      select 'manager@staff.example', 'Manager', 'MANAGER', password_hash from login limit 1 returning id`,
  )
  const secret = await openStaffSession(db, staffId, { nowMs: clock.nowMs() })
  const openSession = async (user: TestUser, kind: 'web' | 'native' = 'web'): Promise<string> => {
    const { id } = await row('select id from login where email = $1', [`${user}@shop.example`])
    return (await shop.deps.accounts.openSession(id, kind)).secret
  }
  const secrets = {
    staff: secret,
    a1: await openSession('a1'),
    a2: await openSession('a2'),
    b1: await openSession('b1'),
    app: await openSession('a1', 'native'),
  }
  const order: Scene['order'] = async (stage = 'PLACED', paymentType = 'ACCOUNT') => {
    const card = paymentType === 'CARD' ? { card: { token: 'SUCCEEDS' } } : {}
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType, ...card })
    if (stage === 'SENT') {
      await dispatchOrder(shop, number)
      await runPaymentJobs(shop, shop.deps)
    } else if (stage !== 'PLACED') await applyTransitions(shop, number, 'CONFIRM')
    if (stage === 'PICKED' || stage === 'PACKED')
      await shop.askAs(secret, `mutation { ${pickMutation(number, 2)} }`)
    if (stage === 'PACKED') await applyTransitions(shop, number, 'PACK')
    return number
  }
  return {
    shop,
    row,
    order,
    send: async ({ caller, field }, server = shop) => {
      const query = `mutation { ${field} }`
      return caller === 'visitor'
        ? await server.execute(caller, query)
        : await server.askAs(secrets[caller], query)
    },
    claim: async () => {
      const { sendClaim } = await shop.get('a1', `mutation { ${claimMutation(await order('SENT'))} }`)
      return sendClaim.number
    },
    site: async () => {
      const { addDeliverySite } = await shop.get(
        'a1',
        `mutation { addDeliverySite(key: "${randomUUID()}", site: ${siteInput('Kitchen')}) { site { id } } }`,
      )
      return addDeliverySite[0].site.id
    },
    close: plain.close,
  }
}

export const pickMutation = (number: string, version: number, supplied = 2) =>
  `officePickOrder(number: "${number}", version: ${version}, lines: [{ position: 1, supplied: ${supplied} }]) { refusal { type } order { state } }`

export const claimMutation = (
  order: string,
  {
    key = randomUUID(),
    message = 'One box is squashed.',
  }: { readonly key?: string; readonly message?: string } = {},
) =>
  `sendClaim(key: "${key}", claim: { order: "${order}", type: DAMAGED, message: "${message}",
    lines: [{ position: 1, quantity: 1 }], pictures: [] }) { number }`
