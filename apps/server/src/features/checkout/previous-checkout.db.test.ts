import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { runPaymentJobs } from '../payment/payment.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const lines = [[1, '2', 1]] as const
const query = `query ($siteId: Uuid) { checkoutQuote(siteId: $siteId) { lastAnswers {
  method time collector paymentType priceMarkOption hasPurchaseOrder card { lastFour }
} } }`
async function last(caller: TestUser, siteId?: string) {
  await shop.get(
    caller,
    'mutation { addBasketProduct(productId: 3, quantity: 1, unit: "2", price: null) { version } }',
  )
  return (await shop.get(caller, query, { siteId })).checkoutQuote.lastAnswers
}

const delivered = {
  method: 'DELIVERY',
  time: null,
  collector: '',
  paymentType: 'CASH',
  priceMarkOption: null,
  hasPurchaseOrder: false,
  card: null,
}
const collected = { ...delivered, method: 'CLICK_AND_COLLECT', time: '15:00', collector: 'Ada' }

test('before the first order there are no last answers', async () => {
  expect(await last('a1')).toBeNull()
})

test('a checkout begins with the answers of the last order of the site or of this user’s last collection, else of a colleague’s', async () => {
  await placeTestOrder(shop, 'a2', { lines, isCollected: true })
  expect(await last('a2')).toEqual(collected)
  expect(await last('a1')).toEqual({ ...collected, collector: '' })
  await placeTestOrder(shop, 'a1', { lines, paymentType: 'ACCOUNT' })
  expect(await last('a1')).toEqual({ ...delivered, paymentType: 'ACCOUNT' })
  expect(await last('a2')).toEqual({ ...delivered, paymentType: 'ACCOUNT' })
  await placeTestOrder(shop, 'a2', { lines, isCollected: true })
  expect(await last('a2')).toEqual(collected)
  expect(await last('a1')).toEqual({ ...delivered, paymentType: 'ACCOUNT' })
})

test('each site has the answers of its own last order, and a new site has none', async () => {
  await placeTestOrder(shop, 'a1', { lines, paymentType: 'ACCOUNT' })
  const { addDeliverySite } = await shop.get(
    'a1',
    `mutation { addDeliverySite(key: "${randomUUID()}", site: { name: "Kitchen", address1: "7 Kirkgate", address2: "",
      address3: "", city: "Wakefield", postCode: "WF1 1AA", contactName: "", telephone: "", instructions: "" }) {
        site { id isCompany } } }`,
  )
  const { id: siteId } = addDeliverySite.find(
    ({ site }: { readonly site: { readonly isCompany: boolean } }) => !site.isCompany,
  ).site
  expect(await last('a1', siteId)).toBeNull()
  await shop.deps.pool.query(
    `update login set site_id = (select id from site) where email = 'a2@shop.example'`,
  )
  await placeTestOrder(shop, 'a2', { lines })
  expect(await last('a1', siteId)).toEqual(delivered)
  expect(await last('a2')).toEqual(delivered)
  expect(await last('a1')).toEqual({ ...delivered, paymentType: 'ACCOUNT' })
})

test('a company never sees the answers of another', async () => {
  await placeTestOrder(shop, 'b1', { lines: [[3, '2', 1]], isCollected: true })
  expect(await last('a1')).toBeNull()
})

test('the saved card of the last order is part of the answers until it is removed', async () => {
  await placeTestOrder(shop, 'a1', { lines, card: { token: 'SUCCEEDS' } })
  await runPaymentJobs(shop, shop.deps)
  expect(await last('a1')).toEqual({ ...delivered, paymentType: 'CARD' })
  await placeTestOrder(shop, 'a1', { lines, card: { token: 'SUCCEEDS', keep: true } })
  await runPaymentJobs(shop, shop.deps)
  const cardAnswers = { ...delivered, paymentType: 'CARD', card: { lastFour: '4242' } }
  expect(await last('a1')).toEqual(cardAnswers)
  const { paymentCards } = await shop.get('a1', '{ paymentCards { id } }')
  const [{ id }] = paymentCards
  await placeTestOrder(shop, 'a1', { lines, card: { savedCardId: id } })
  expect(await last('a1')).toEqual(cardAnswers)
  await shop.get('a1', 'mutation ($id: Uuid!) { removePaymentCard(id: $id) { id } }', { id })
  expect(await last('a1')).toEqual({ ...cardAnswers, card: null })
})
