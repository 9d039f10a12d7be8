import { type Browser, expect, type Page } from '@playwright/test'
import { createTicket, openApp } from '../harness/installed-app.ts'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { cards, typeCard } from '../screens/card-screen.ts'

interface Invoice {
  readonly number: string
  readonly canPayByCard: boolean
}

async function openBrowser(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, ...phone })
  return await context.newPage()
}

const done = (page: Page) => page.getByRole('heading', { name: 'You can go back to the app' })

test('a page opened by an app accepts one card, in the language of the app', async ({
  browser,
  request,
  provender,
}) => {
  const queryApp = await openApp(request, 'en')
  const ticket = await createTicket(queryApp, 'purpose: NEW_ORDER, amount: "26.40"')
  const page = await openBrowser(browser, provender.address)
  await open(page, ticket.path)
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  await expect(page.getByText('£26.40 inc VAT')).toBeVisible()
  await expect(
    page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation')),
  ).toHaveCount(0)
  await expect(page).toHaveURL('/checkout/pay')
  await page.reload()
  await typeCard(page, cards.accepted)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(done(page)).toBeVisible()
  await expect(page).toHaveURL('/checkout/pay/done')
  expect(await ticket.read()).toEqual({
    state: 'DONE',
    card: { token: expect.stringContaining('SUCCEEDS'), brand: 'VISA', lastFour: '4242', keep: false },
  })
  const cookies = await page.context().cookies()
  expect(
    cookies.map(({ name }) => name).filter((name) => name === 'auth-token' || name === 'fb-token'),
  ).toEqual([])

  const second = await openBrowser(browser, provender.address)
  await open(second, ticket.path)
  await expect(second.getByRole('heading', { name: 'This page is no longer valid' })).toBeVisible()
  await second.getByRole('link', { name: 'Back to the app' }).click()
  await expect(done(second)).toBeVisible()

  const polish = await openApp(request, 'pl')
  await polish('mutation { chooseLanguage(language: "pl") }')
  const { path } = await createTicket(polish, 'purpose: SAVE_CARD')
  await queryApp('mutation { chooseLanguage(language: "en") }')
  await open(second, path)
  await expect(second.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Dodaj kartę')
})

test('a card is saved, and a payment approved, on the page of an app', async ({
  browser,
  request,
  provender,
}) => {
  const queryApp = await openApp(request, 'en')
  const saving = await createTicket(queryApp, 'purpose: SAVE_CARD')
  const page = await openBrowser(browser, provender.address)
  await open(page, saving.path)
  await typeCard(page, cards.declined)
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('Your payment method was declined.')).toBeVisible()
  await typeCard(page, cards.challenged)
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(done(page)).toBeVisible()
  expect((await saving.read()).state).toBe('DONE')
  const { paymentCards } = await queryApp('{ paymentCards { id lastFour } }')
  expect(paymentCards).toMatchObject([{ lastFour: '3184' }])

  const { accountStatement } = await queryApp(
    '{ accountStatement { openInvoices { number open canPayByCard } } }',
  )
  const { number } = accountStatement.openInvoices.find(({ canPayByCard }: Invoice) => canPayByCard)
  const { payInvoice } = await queryApp(
    `mutation { payInvoice(key: "${crypto.randomUUID()}", number: "${number}", amount: "1.00", card: { savedCardId: "${paymentCards[0].id}" }) {
      invoice { payment { id state } } } }`,
  )
  expect(payInvoice.invoice.payment.state).toBe('CHALLENGED')
  const approval = await createTicket(
    queryApp,
    `purpose: APPROVAL, payment: "${payInvoice.invoice.payment.id}"`,
  )
  await open(page, approval.path)
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(done(page)).toBeVisible()
  expect((await approval.read()).state).toBe('DONE')
  await expect
    .poll(async () => {
      const answer = await queryApp('{ accountStatement { openInvoices { number payment { state } } } }')
      return answer.accountStatement.openInvoices.find((each: Invoice) => each.number === number)?.payment
        .state
    })
    .toBe('CAPTURED')
  await queryApp(`mutation { removePaymentCard(id: "${paymentCards[0].id}") { id } }`)
})
