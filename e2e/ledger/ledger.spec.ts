import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { cards, typeCard } from '../screens/card-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { add, mopHead, searchField } from '../screens/shop-screen.ts'

async function download(page: Page, name: string | RegExp): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  return (await downloading).suggestedFilename()
}

const entries = (page: Page) => page.getByRole('table', { name: 'Account statement' }).getByRole('row')

test('an order on account is invoiced when it leaves, credited, paid, and listed on the statement', async ({
  enter,
  provender,
}) => {
  const page = await enter('rival', desktop)
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).fill(mopHead.code)
  await searchResultNames(page).getByRole('link', { name: mopHead.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: mopHead.name })).toBeVisible()
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = basketLines(page, mopHead.name).getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('3')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await completeForDelivery(page, 'On account')
  await placeOrderButton(page).click()
  const number = await placedOrderNumber(page)

  await open(page, `/account/orders/${number}`)
  const state = page.getByRole('main').getByRole('status').first()
  await expect(state).toHaveText('Order received')
  for (const step of ['confirm', 'pick', 'pack', 'dispatch'])
    provender.staff('orders', step, number, ...(step === 'pick' ? ['--rest'] : []))
  // The page updates live, without a reload.
  await expect(state).toHaveText('Out for delivery')
  provender.staff('ledger', 'credit', number, '1=1', '--note', 'One box was torn')
  await open(page, `/account/orders/${number}`)
  const documents = page.getByRole('region', { name: 'Invoice and credit notes' })
  await expect(documents.getByRole('listitem')).toHaveCount(2)
  await expect(documents).toContainText('One box was torn')
  const invoice = await download(page, /^INV-/)
  expect(invoice).toMatch(/^INV-\d+\.pdf$/)

  await documents.getByRole('button', { name: /^Pay by card, invoice INV-\d+$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount inc VAT' }).fill('10.00')
  await typeCard(page, cards.declined)
  await dialog.getByRole('button', { name: 'Pay £10.00 inc VAT' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your payment method was declined.')
  await typeCard(page, cards.accepted)
  await dialog.getByRole('button', { name: 'Pay £10.00 inc VAT' }).click()
  await expect(dialog).toBeHidden()

  const transfer = ['--reference', 'KOZ TRANSFER', '--order', number, '--agreed', 'Koz, by phone']
  provender.staff('ledger', 'pay', '2114', '25.00', ...transfer)
  await open(page, '/account')
  await page.getByRole('main').getByRole('link', { name: 'Account statement' }).click()
  await expect(entries(page).filter({ hasText: `Invoice ${invoice.replace('.pdf', '')}` })).toContainText(
    `Order ${number}`,
  )
  await expect(entries(page).filter({ hasText: 'KOZ TRANSFER' })).toContainText('−£25.00')
  await expect(entries(page).filter({ hasText: '−£10.00' })).toContainText('Card')
  const balance = await entries(page).last().getByRole('cell').last().textContent()
  const owed = page.getByRole('region', { name: 'Balance' })
  await expect(owed).toContainText(`${balance ?? '?'} inc VAT owed`)
  await expect(owed).toContainText('Nothing overdue')
  expect(await download(page, 'CSV')).toMatch(/^statement-[\d-]+\.csv$/)

  await page.getByText('Other dates').click()
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(entries(page)).toHaveCount(3)
  // What is owed is today's, whatever the dates of the entries.
  await expect(owed).toContainText(`${balance ?? '?'} inc VAT owed`)
})
