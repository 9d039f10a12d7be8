import { expect, type Page } from '@playwright/test'
import { expectListeners } from '../harness/live-channel.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { basketLines, deleteBaskets, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { cards, typeCard } from '../screens/card-screen.ts'
import {
  chooseDelivery,
  completeAfterPayment,
  completeForDelivery,
  enterCard,
  placedOrderNumber,
  placeOrderButton,
} from '../screens/checkout-screen.ts'
import { findInvoicedOrder, redDot } from '../screens/claim-screen.ts'
import { addButton, lineOf, paste } from '../screens/quick-order-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { add, butter, mopHead, searchField } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'
import { callsOf, type FakePhone } from './fake-phone.ts'

async function openedFile(phone: FakePhone, name: string): Promise<Buffer> {
  const path = `shared/${name}`
  await expect
    .poll(() => callsOf(phone, 'FileViewer.openDocumentFromLocalPath'))
    .toContainEqual({ path: `file:///cache/${path}` })
  const written = callsOf(phone, 'Filesystem.writeFile').find((each) => each['path'] === path)
  return Buffer.from(String(written?.['data']), 'base64')
}

const boxes = (page: Page, product: string) =>
  basketLines(page, product).getByRole('textbox', { name: 'Quantity in boxes' })

test('an order from the search to its page, with a colleague in a browser on the same basket', async ({
  startApp,
  enter,
  provender,
}) => {
  const colleague = await enter('till')
  await deleteBaskets(colleague)
  const { page } = await startApp({ user: 'demo' })
  await open(page, '/search')
  await searchField(page).fill(mopHead.code)
  await searchResultNames(page).getByRole('link', { name: mopHead.name }).click()
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  await open(colleague, '/baskets/detail')
  await expectListeners(provender.address, 2)
  await expect(basketLines(colleague, mopHead.name)).toContainText('by Elif Kaya on Android')

  await boxes(colleague, mopHead.name).fill('4')
  await waitForBasketSave(colleague, () => boxes(colleague, mopHead.name).press('Enter'))
  await expect(boxes(page, mopHead.name)).toHaveValue('4')
  await expect(basketLines(page, mopHead.name)).toContainText('by Deniz Kaya on Linux')
  await boxes(page, mopHead.name).fill('5')
  await waitForBasketSave(page, () => boxes(page, mopHead.name).press('Enter'))
  await expect(boxes(colleague, mopHead.name)).toHaveValue('5')

  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  const number = await placedOrderNumber(page)
  await expect(colleague.getByRole('heading', { name: 'Nothing in this basket yet' })).toBeVisible()
  await open(page, '/account/orders')
  await page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: number }).click()
  await expect(page.getByRole('button', { name: `More about order ${number}` })).toBeVisible()
})

test('a pasted message fills the basket', async ({ startApp, enter }) => {
  await deleteBaskets(await enter('rival'))
  const { page } = await startApp({ user: 'rival' })
  await open(page, '/quick-order')
  const orderedLine = `2 boxes of ${mopHead.code}`
  await paste(page, `Hi guys, can you send ${orderedLine} for tomorrow please. Thanks!`)
  await expect(lineOf(page, orderedLine).getByRole('checkbox')).toBeChecked()
  await waitForBasketSave(page, () => addButton(page).click())
  await open(page, '/baskets/detail')
  await expect(boxes(page, mopHead.name)).toHaveValue('2')
})

test('an order is paid by a card that is typed on a page outside the app', async ({
  startApp,
  enter,
  browser,
}) => {
  await fillBasket(await enter('demo'), { [butter.id]: 100 })
  const { page, phone } = await startApp({ user: 'demo' })
  await open(page, '/checkout')
  await chooseDelivery(page)
  await enterCard(page)
  await page.getByRole('button', { name: 'Enter card details' }).click()
  await expect.poll(() => callsOf(phone, 'Browser.open')).toHaveLength(1)
  const outside = await (await browser.newContext()).newPage()
  await open(outside, String(callsOf(phone, 'Browser.open')[0]!['url']))
  await typeCard(outside, cards.accepted)
  await outside.getByRole('button', { name: 'Continue' }).click()
  await expect(outside.getByRole('heading', { name: 'You can go back to the app' })).toBeVisible()
  await phone.emit(page, { plugin: 'Browser', event: 'browserFinished', data: {} })

  await completeAfterPayment(page)
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
    'Authorised · Visa ending in 4242',
  )
  expect(callsOf(phone, 'Browser.close')).toHaveLength(1)
})

test('a claim on an invoiced order shows its picture, and the invoice opens', async ({ startApp, enter }) => {
  const order = await findInvoicedOrder(await enter('demo'))
  const { page, phone } = await startApp({ user: 'demo' })
  const main = page.getByRole('main')
  await open(page, `/account/orders/${order}`)
  const invoice = main.getByRole('link', { name: /^INV-\d+ \(PDF\)$/ }).first()
  const [invoiceNumber] = (await invoice.innerText()).split(' ')
  await invoice.click()
  expect((await openedFile(phone, `${invoiceNumber}.pdf`)).subarray(0, 5).toString()).toBe('%PDF-')

  await main.getByRole('link', { name: 'Report a problem' }).click()
  await waitForHydration(page)
  await main.getByRole('group', { name: 'What went wrong?' }).getByRole('radio', { name: 'Damaged' }).check()
  await main.getByRole('group', { name: 'Which products?' }).getByRole('checkbox').first().check()
  await main.getByRole('textbox', { name: 'How many?' }).fill('1')
  await main.getByRole('textbox', { name: 'What happened?' }).fill('One came squashed.')
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'squashed.png', mimeType: 'image/png', buffer: redDot })
  const pictures = main.getByRole('list', { name: 'Pictures' })
  await expect(pictures).toContainText('uploaded')
  await main.getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL(/\/account\/help-centre\/reports\/\d+$/)
  const picture = pictures.getByRole('img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})
