import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { cards, typeCard } from '../screens/card-screen.ts'

const statement = '/account/account-statements'
const openInvoices = (page: Page) => page.getByRole('region', { name: 'Open invoices' })
const moneyIn = (text: string | null): string => /£[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? '?'

test('several invoices are ticked and paid with one card payment, which survives a reload', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await open(page, statement)
  const ticks = openInvoices(page).getByRole('checkbox', { name: /^Pay INV-/ })
  await expect(ticks.first()).toBeVisible()
  const count = await ticks.count()
  const names = [await ticks.nth(0).getAttribute('aria-label'), await ticks.nth(1).getAttribute('aria-label')]
  const numbers = names.map((name) => /INV-\d+/.exec(name ?? '')?.[0] ?? '?')
  const pay = page.getByRole('main').getByRole('button', { name: /^Pay £/ })
  await expect(pay).toBeHidden()
  await ticks.nth(0).focus()
  await page.keyboard.press('Space')
  await ticks.nth(1).check()
  await expect(page.getByRole('main')).toContainText('2 invoices, inc VAT')
  const total = moneyIn(await pay.textContent())
  await pay.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Pay 2 invoices' })
  await expect(dialog).toContainText(total)
  await page.reload()
  for (const text of [...numbers, total]) await expect(dialog).toContainText(text)
  await typeCard(page, cards.declined)
  await dialog.getByRole('button', { name: `Pay ${total} inc VAT` }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.')
  await typeCard(page, cards.challenged)
  await dialog.getByRole('button', { name: `Pay ${total} inc VAT` }).click()
  await page.getByRole('button', { name: 'Approve' }).click()

  const receipt = page.getByRole('dialog', { name: 'Paid 2 invoices' })
  await expect(receipt).toContainText(`Paid ${total} inc VAT by`)
  for (const number of numbers) await expect(receipt).toContainText(number)
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(receipt).toBeHidden()
  await expect(page).toHaveURL(statement)
  await expect(openInvoices(page).getByRole('listitem')).toHaveCount(count - 2)
  for (const number of numbers) await expect(openInvoices(page)).not.toContainText(number)
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('another card after a decline and a lost answer shows the receipt of the payment that was made', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await open(page, statement)
  const ticks = openInvoices(page).getByRole('checkbox', { name: /^Pay INV-/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  const pay = page.getByRole('main').getByRole('button', { name: /^Pay £/ })
  const total = moneyIn(await pay.textContent())
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Pay 2 invoices' })
  const payByCard = dialog.getByRole('button', { name: `Pay ${total} inc VAT` })
  await typeCard(page, cards.declined)
  await payByCard.click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.')
  let isStateUnknown = true
  const keys: unknown[] = []
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    const isPayment = body.includes('mutation PayInvoices')
    if (isPayment) keys.push(JSON.parse(body).variables.key)
    const isLost = isPayment ? keys.length === 1 : isStateUnknown && body.includes('query JointPayment')
    if (!isLost) return await route.fallback()
    if (isPayment) await route.fetch()
    await route.abort()
  })
  await typeCard(page, cards.accepted)
  await payByCard.click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing is charged twice.')
  await typeCard(page, cards.challenged)
  await payByCard.click()
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  isStateUnknown = false
  await expect(page.getByRole('dialog', { name: 'Paid 2 invoices' })).toContainText(
    `Paid ${total} inc VAT by`,
  )
})
