import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import {
  checkoutStep,
  choose,
  chooseFirstDay,
  completeAfterPayment,
  openStep,
  placedOrderNumber,
  placeOrderButton,
} from '../screens/checkout-screen.ts'
import { butter } from '../screens/shop-screen.ts'

const kitchen = {
  'Name of the site': 'Kirkgate kitchen',
  Address: '7 Kirkgate',
  'Town or city': 'Wakefield',
  Postcode: 'WF1 1AA',
  Contact: 'Ali',
  'Phone number': '01924 496 0100',
  'For the driver': 'Ring at the yard gate',
}
const address = /Kirkgate kitchen, 7 Kirkgate, Wakefield,? WF1 1AA/

/** At the checkout, with a basket above the minimum order. */
async function openCheckout(page: Page): Promise<void> {
  await fillBasket(page, { [butter.id]: 100 })
  await open(page, '/checkout')
}

async function orderThere(page: Page): Promise<string> {
  await expect(page.getByRole('main')).toContainText('7 Kirkgate')
  await chooseFirstDay(page)
  await choose(page, 'payment', 'Cash on delivery')
  await completeAfterPayment(page)
  await placeOrderButton(page).click()
  return await placedOrderNumber(page)
}

function tillOf(owner: Page) {
  const colleagues = owner.getByRole('list', { name: 'Colleagues' }).getByRole('listitem')
  return colleagues.filter({ hasText: 'till@provender.example' })
}

async function letOrderFor(owner: Page, site: RegExp): Promise<void> {
  await open(owner, '/account/settings/colleagues')
  await tillOf(owner)
    .getByRole('button', { name: /^Delivery sites/ })
    .click()
  await tillOf(owner).getByRole('radio', { name: site }).check()
  await tillOf(owner).getByRole('button', { name: 'Save' }).click()
  await expect(tillOf(owner).getByRole('radio')).toHaveCount(0)
}

test('an owner adds a site and orders for it, documents and e-mails show it, and a buyer restricted to it sees only that site', async ({
  enter,
  provender,
}) => {
  const owner = await enter('demo', desktop)
  await open(owner, '/account/settings/sites')
  await owner.getByRole('button', { name: 'Add a site' }).click()
  await owner.getByRole('button', { name: 'Add site' }).click()
  await expect(owner.getByRole('textbox', { name: 'Name of the site' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  for (const [name, value] of Object.entries(kitchen))
    await owner.getByRole('textbox', { name, exact: true }).or(owner.getByLabel(name)).first().fill(value)
  await owner.getByRole('button', { name: 'Add site' }).click()
  const siteItems = owner.getByRole('list', { name: 'Delivery sites' }).getByRole('listitem')
  await expect(siteItems.filter({ hasText: 'Kirkgate kitchen' })).toContainText(/Delivered on \w+/)

  await openCheckout(owner)
  await openStep(owner, 'method')
  await owner.getByRole('button', { name: /^Delivery/ }).click()
  await owner
    .getByRole('group', { name: 'Where would you like it delivered?' })
    .getByRole('button', { name: /^Kirkgate kitchen/ })
    .click()
  // Nobody has ordered for this site: what other sites were paid with is no answer.
  await expect(checkoutStep(owner, 'payment').step).toContainText('How will you pay?')
  const number = await orderThere(owner)
  const summary = owner.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText(address)
  await open(owner, `/account/orders/${number}`)
  await expect(summary).toContainText(address)
  await expect(summary).toContainText('Ring at the yard gate')
  for (const step of ['confirm', 'pick', 'pack', 'dispatch'])
    provender.staff('orders', step, number, ...(step === 'pick' ? ['--rest'] : []))
  expect(provender.staff('orders', 'show', number)).toMatch(address)
  await expect
    .poll(() => provender.emails().filter((message) => message.includes(number) && address.test(message)))
    .toHaveLength(2)
  const documents = owner.getByRole('region', { name: 'Invoice and credit notes' })
  const downloading = owner.waitForEvent('download')
  await documents.getByRole('link', { name: /^INV-/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)

  await letOrderFor(owner, /^Kirkgate kitchen/)
  await expect(tillOf(owner)).toContainText('Orders for Kirkgate kitchen only')
  const buyer = await enter('till', phone)
  await expect(async () => {
    await openCheckout(buyer)
    await expect(buyer.getByRole('main')).toContainText('7 Kirkgate', { timeout: 1000 })
  }).toPass()
  // The answers are those of the last order of this site, which a colleague placed.
  await expect(checkoutStep(buyer, 'method').step).toContainText('Kirkgate kitchen')
  await expect(checkoutStep(buyer, 'payment').step).toContainText('Cash on delivery')
  await openStep(buyer, 'method')
  await expect(buyer.getByRole('group', { name: 'Where would you like it delivered?' })).toHaveCount(0)
  await choose(buyer, 'method', 'Delivery')
  const tillOrder = await orderThere(buyer)
  expect(provender.staff('orders', 'show', tillOrder)).toMatch(address)
  await letOrderFor(owner, /^Every site/)
  await expect(tillOf(owner)).not.toContainText('only')
  await open(owner, '/account/settings/sites')
  await siteItems.getByRole('button', { name: 'Remove, Kirkgate kitchen' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(siteItems).toHaveCount(0)
})
