import { randomUUID } from 'node:crypto'
import { placeTestOrder } from '../../../features/order/order.fixture.ts'
import { twoBoxes } from '../../../features/payment/payment.fixture.ts'
import { a1, keyed, type RepeatCase, visitor } from './customer-call.fixture.ts'
import { openedPage, paymentTicket } from './payment-page-scene.fixture.ts'
import type { Scene } from './repeat-scene.fixture.ts'

async function waitingPayment({ shop, row }: Scene): Promise<string> {
  await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'CHALLENGES' } })
  return (await row('select id from payment order by began_at desc limit 1')).id
}

async function savedCard({ shop, row }: Scene): Promise<string> {
  for (const token of ['SUCCEEDS', 'SUCCEEDS_MASTERCARD'])
    await shop.get(
      'a1',
      `mutation { savePaymentCard(key: "${randomUUID()}", token: "${token}") { refusal } }`,
    )
  return (await row('select id from saved_card where not is_primary')).id
}

export const cardCases = {
  answerTestBank: async (scene) =>
    a1(`answerTestBank(approve: true, payment: "${await waitingPayment(scene)}") { paymentState }`),
  checkPayment: async (scene) => {
    const payment = await waitingPayment(scene)
    await scene.row(`update sandbox_charge set state = 'AUTHORISED' where id = $1`, [payment])
    return a1(`checkPayment(payment: "${payment}") { paymentState }`)
  },
  checkPaymentPage: async (scene) => {
    const page = await openedPage(scene, `purpose: APPROVAL, payment: "${await waitingPayment(scene)}"`)
    return visitor(`checkPaymentPage(page: "${page}", approve: true) { refusal }`)
  },
  createPaymentTicket: () => ({
    caller: 'app',
    field: 'createPaymentTicket(purpose: SAVE_CARD) { refusal }',
  }),
  makePaymentCardPrimary: async (scene) =>
    a1(`makePaymentCardPrimary(id: "${await savedCard(scene)}") { isPrimary }`),
  openPaymentPage: async (scene) =>
    visitor(
      `openPaymentPage(ticket: "${await paymentTicket(scene, 'purpose: SAVE_CARD')}") { refusal page { purpose } }`,
    ),
  payInvoice: async ({ order, row }) => {
    await order('SENT')
    const { number } = await row('select number from ledger_document')
    return keyed(
      (key, variant) =>
        `payInvoice(key: "${key}", number: "${number}", amount: "${variant}0.00", card: { token: "SUCCEEDS" }) { refusal invoice { number } }`,
    )
  },
  payInvoices: async ({ order, row }) => {
    await order('SENT')
    const { number } = await row('select number from ledger_document')
    const tokens = { 1: 'SUCCEEDS', 2: 'SUCCEEDS_AMEX' } as const
    return keyed(
      (key, variant) =>
        `payInvoices(key: "${key}", invoices: [{ number: "${number}", amount: "26.40" }], card: { token: "${tokens[variant]}" }) { refusal payment { id state } }`,
    )
  },
  payOrder: async ({ shop }) => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'DECLINES' } })
    const tokens = { 1: 'LACKS_FUNDS', 2: 'SUCCEEDS' } as const
    return keyed(
      (key, variant) =>
        `payOrder(key: "${key}", number: "${number}", card: { token: "${tokens[variant]}" }) { refusal order { paymentState } }`,
    )
  },
  removePaymentCard: async (scene) => a1(`removePaymentCard(id: "${await savedCard(scene)}") { isPrimary }`),
  savePaymentCard: () =>
    keyed(
      (key, variant) =>
        `savePaymentCard(key: "${key}", token: "${variant === 1 ? 'SUCCEEDS' : 'SUCCEEDS_MASTERCARD'}") { refusal cards { lastFour } }`,
    ),
  savePaymentPageCard: async (scene) => {
    const page = await openedPage(scene, 'purpose: SAVE_CARD')
    return visitor(
      `savePaymentPageCard(page: "${page}", key: "${randomUUID()}", token: "SUCCEEDS") { refusal }`,
    )
  },
  submitPaymentPageCard: async (scene) => {
    const page = await openedPage(scene, 'purpose: NEW_ORDER, amount: "26.40"')
    return visitor(
      `submitPaymentPageCard(page: "${page}", token: "SUCCEEDS", brand: VISA, lastFour: "4242", keep: true) { refusal }`,
    )
  },
  updatePaymentCard: async (scene) =>
    a1(
      `updatePaymentCard(id: "${await savedCard(scene)}", holderName: "Ada", expiryMonth: 11, expiryYear: 2041) { refusal }`,
    ),
} satisfies Record<string, RepeatCase>
