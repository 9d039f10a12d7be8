import { randomUUID } from 'node:crypto'
import type { OrderNumber, StaffId } from '@provender/domain/ids'
import { linkToken } from '../../../features/account/email/link-token.ts'
import { placeTestOrder, applyTransitions } from '../../../features/order/order.fixture.ts'
import { twoBoxes } from '../../../features/payment/payment.fixture.ts'
import { openStaffSession } from '../../../features/staff/staff-sessions.ts'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import { hashSecret } from '../../hash-secret.ts'
import { pickMutation, type RepeatCall, type Scene } from './repeat-scene.fixture.ts'

type RepeatCase = (scene: Scene) => RepeatCall | Promise<RepeatCall>

const staff = (field: string, other?: string): RepeatCall => ({
  caller: 'staff',
  field,
  ...(other ? { other } : {}),
})
const payload = '{ refusal { type } order { state version } }'

/** A transition of an order that is in this stage. */
const transition =
  (
    name: string,
    stage: Parameters<Scene['order']>[0],
    ...before: Parameters<typeof applyTransitions>[2][]
  ): RepeatCase =>
  async (scene) => {
    const number = await scene.order(stage)
    await applyTransitions(scene.shop, number, ...before)
    return staff(`${name}(number: "${number}", version: ${await versionOf(scene, number)}) ${payload}`)
  }

const collected =
  (name: string, ...before: Parameters<typeof applyTransitions>[2][]): RepeatCase =>
  async (scene) => {
    const number = await placeTestOrder(scene.shop, 'a1', { lines: twoBoxes, isCollected: true })
    await applyTransitions(scene.shop, number, 'CONFIRM')
    await scene.send(staff(pickMutation(number, await versionOf(scene, number))))
    await applyTransitions(scene.shop, number, 'PACK', ...before)
    return staff(`${name}(number: "${number}", version: ${await versionOf(scene, number)}) ${payload}`)
  }

async function versionOf({ row }: Scene, number: OrderNumber): Promise<number> {
  return (await row('select version from orders where number = $1', [number])).version
}

async function chargedOrder(scene: Scene): Promise<OrderNumber> {
  return await scene.order('SENT', 'CARD')
}

const pickLine = (key: string, number: string, supplied: number) =>
  `officePickLine(key: "${key}", number: "${number}", position: 1, supplied: ${supplied}) ${payload}`
const creditInvoice = (order: string, key: string, amount: string) =>
  `officeCreditInvoice(key: "${key}", order: "${order}", amount: "${amount}", reason: "Squashed") { number refusal { type } }`
const recordPayment = (key: string, amount: string) =>
  `officeRecordPayment(key: "${key}", companyCode: "A", amount: "${amount}", method: CASH, agreedBy: "Ada", amountAgain: "${amount}") { balance refusal }`
const refundCredit = (key: string, amount: string) =>
  `officeRefundCredit(key: "${key}", companyCode: "A", amount: "${amount}", method: CASH) { balance refusal }`
const reversePayment = (key: string, reason: string) =>
  `officeReversePayment(key: "${key}", companyCode: "A", entry: 1, reason: "${reason}") { balance refusal }`
const answerClaim = (key: string, number: string, text: string) =>
  `officeAnswerClaim(key: "${key}", number: "${number}", text: "${text}") { claim { state answers { text } } }`
const creditClaim = (key: string, number: string, reason: string) =>
  `officeCreditClaim(key: "${key}", number: "${number}", reason: "${reason}") { number refusal { type } }`

const inviteStaff = (key: string, role: string) =>
  `officeInviteStaff(key: "${key}", name: "Jo Hill", email: "jo.hill@staff.example", role: ${role}) { state version }`

/** Another staff member, who is signed in. */
async function colleague({ row, shop: { deps, clock } }: Scene): Promise<{ readonly id: StaffId }> {
  const added = await row(
    `insert into staff (email, name, role, password_hash) values ('jo@staff.example', 'Jo', 'WAREHOUSE', '') returning id`,
  )
  await openStaffSession(deps.db, added.id, { nowMs: clock.nowMs() })
  return added
}

export const officeCases = {
  officeConfirmOrder: transition('officeConfirmOrder', 'PLACED'),
  officeHoldOrder: transition('officeHoldOrder', 'PLACED'),
  officeReleaseHold: transition('officeReleaseHold', 'PLACED', 'HOLD'),
  officeCancelOrder: transition('officeCancelOrder', 'PLACED'),
  officePackOrder: transition('officePackOrder', 'PICKED'),
  officeDispatchOrder: transition('officeDispatchOrder', 'PACKED'),
  officeDeliverOrder: transition('officeDeliverOrder', 'SENT'),
  officeMarkOrderReady: collected('officeMarkOrderReady'),
  officeHandOverOrder: collected('officeHandOverOrder', 'READY'),
  officePickOrder: async (scene) => {
    const number = await scene.order('CONFIRMED')
    return staff(pickMutation(number, await versionOf(scene, number), 1))
  },
  officePickLine: async (scene) => {
    const [number, key] = [await scene.order('CONFIRMED'), randomUUID()]
    return staff(pickLine(key, number, 1), pickLine(key, number, 2))
  },
  officeRefundOrder: async (scene) => {
    const number = await chargedOrder(scene)
    const version = await versionOf(scene, number)
    return staff(`officeRefundOrder(number: "${number}", version: ${version}, amount: "10.00") ${payload}`)
  },
  officeCloseRefund: async (scene) => {
    const number = await chargedOrder(scene)
    const { id } = await scene.row(
      `insert into payment_refund (payment_id, amount, state, note, done_at)
        select payment.id, 100, 'REFUSED', '', now() from payment join orders on orders.id = order_id
        where orders.number = $1 returning id`,
      [number],
    )
    return staff(`officeCloseRefund(refundId: "${id}", note: "Paid to the bank") { nodes { kind order } }`)
  },
  officeCreditInvoice: async (scene) => {
    const [order, key] = [await scene.order('SENT'), randomUUID()]
    return staff(creditInvoice(order, key, '10.00'), creditInvoice(order, key, '11.00'))
  },
  officeRecordPayment: () => {
    const key = randomUUID()
    return staff(recordPayment(key, '20.00'), recordPayment(key, '200.00'))
  },
  officeRefundCredit: async (scene) => {
    await scene.send(staff(recordPayment(randomUUID(), '20.00')))
    const key = randomUUID()
    return staff(refundCredit(key, '5.00'), refundCredit(key, '6.00'))
  },
  officeReversePayment: async (scene) => {
    await scene.send(staff(recordPayment(randomUUID(), '20.00')))
    const key = randomUUID()
    return staff(reversePayment(key, 'Typed wrong'), reversePayment(key, 'Returned by the bank'))
  },
  officeStartClaimReview: async (scene) =>
    staff(`officeStartClaimReview(number: "${await scene.claim()}") { claim { state } }`),
  officeAnswerClaim: async (scene) => {
    const [number, key] = [await scene.claim(), randomUUID()]
    return staff(answerClaim(key, number, 'Sorry!'), answerClaim(key, number, 'No.'))
  },
  officeCloseClaim: async (scene) => {
    const number = await scene.claim()
    await scene.send(staff(answerClaim(randomUUID(), number, 'Sorry!')))
    return staff(`officeCloseClaim(number: "${number}") { claim { state } }`)
  },
  officeCreditClaim: async (scene) => {
    const [number, key] = [await scene.claim(), randomUUID()]
    return staff(creditClaim(key, number, 'Squashed'), creditClaim(key, number, 'Missing'))
  },
  officeCloseContactMessage: async ({ row }) => {
    const { id } = await row(
      `insert into contact_message (key, name, email, telephone, message, language, sent_at)
        values (gen_random_uuid(), 'Zoe', 'zoe@corner.example', '', 'Hello', 'en', now()) returning id`,
    )
    return staff(`officeCloseContactMessage(id: "${id}")`)
  },
  officeLogin: () => ({
    caller: 'visitor',
    field: `officeLogin(email: "manager@staff.example", password: "${testPassword}")`,
  }),
  officeLogout: () => staff('officeLogout'),
  officeInviteStaff: () => {
    const key = randomUUID()
    return staff(inviteStaff(key, 'WAREHOUSE'), inviteStaff(key, 'MANAGER'))
  },
  officeRequestPasswordReset: () => ({
    caller: 'visitor',
    field: 'officeRequestPasswordReset(email: "manager@staff.example")',
  }),
  officeResetPassword: async ({ shop, row }) => {
    const token = randomUUID()
    await row(
      `insert into password_reset (token_hash, staff_id, made_at, expires_at) select $1, id, $2, '2027-01-01' from staff limit 1`,
      [hashSecret(token), new Date(shop.clock.nowMs())],
    )
    return {
      caller: 'visitor',
      field: `officeResetPassword(token: "${token}", password: "a later one of theirs")`,
    }
  },
  officeConfirmPassword: ({ shop }) => {
    // After the sign-in, which types it too.
    shop.clock.advance(60_000)
    return staff(`officeConfirmPassword(password: "${testPassword}")`)
  },
  officeAcceptStaffInvitation: async (scene) => {
    await scene.send(staff(inviteStaff(randomUUID(), 'WAREHOUSE')))
    const { id } = await scene.row('select id from staff_invitation')
    const token = linkToken(scene.shop.deps.secrets.tokenKey, 'staff', id)
    return {
      caller: 'visitor',
      field: `officeAcceptStaffInvitation(token: "${token}", password: "a password of hers")`,
    }
  },
  officeChangeStaffRole: async (scene) => {
    const { id } = await colleague(scene)
    return staff(`officeChangeStaffRole(code: "${id}", version: 1, role: DRIVER) { role version }`)
  },
  officeEndStaffSession: async (scene) => {
    const { id } = await colleague(scene)
    const session = await scene.row('select id from staff_session where staff_id = $1', [id])
    return staff(`officeEndStaffSession(code: "${id}", id: "${session.id}") { sessions { id } }`)
  },
  officeEndAllStaffSessions: async (scene) => {
    const { id } = await colleague(scene)
    return staff(`officeEndAllStaffSessions(code: "${id}") { sessions { id } }`)
  },
  officeEndStaffAccess: async (scene) => {
    const { id } = await colleague(scene)
    return staff(`officeEndStaffAccess(code: "${id}", version: 1) { state version }`)
  },
  officeReturnStaffAccess: async (scene) => {
    const { id } = await colleague(scene)
    await scene.send(staff(`officeEndStaffAccess(code: "${id}", version: 1) { state version }`))
    return staff(`officeReturnStaffAccess(code: "${id}", version: 2) { state version }`)
  },
} satisfies Record<string, RepeatCase>
