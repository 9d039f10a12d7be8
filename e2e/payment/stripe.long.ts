import { expect, type Page, test as base } from '@playwright/test'
import { type FakeStripe, startFakeStripe } from '@provender/testing/fake-stripe'
import { open } from '../harness/open.ts'
import { createDataFolder, removeDataFolder, startProvender } from '../harness/start-provender.ts'
import { serveStripeScript } from '../harness/stripe-script.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import {
  completeAfterPayment,
  chooseDelivery,
  enterCard,
  placedOrderNumber,
  placeOrderButton,
  cardSubmitButton,
} from '../screens/checkout-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { add, butter } from '../screens/shop-screen.ts'

interface AtStripe {
  readonly fake: FakeStripe
  readonly shopper: Page
}

const test = base.extend<AtStripe>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern. This one has none.
  fake: async ({}, provide) => {
    const fake = await startFakeStripe()
    await provide(fake)
    await fake.close()
  },
  shopper: async ({ browser, fake }, provide) => {
    const dataFolder = createDataFolder()
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_API_URL: `http://127.0.0.1:${fake.port}`,
    }
    const provender = await startProvender({ dataFolder, port: 0, environment })
    const context = await browser.newContext({ baseURL: provender.address })
    const page = await context.newPage()
    await serveStripeScript(page, fake, () => true)
    await open(page, '/login')
    await logIn(page, 'demo')
    await expect(page).toHaveURL('/')
    await provide(page)
    await context.close()
    await provender.stop()
    removeDataFolder(dataFolder)
    expect(provender.warnings()).toEqual([])
  },
})

const cardNumber = (page: Page) => page.getByRole('textbox', { name: 'Card number' })

test('a Stripe card can be saved, updated, challenged by its bank, declined, and charged', async ({
  shopper: page,
  fake,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))

  await open(page, '/account/settings/payment-cards')
  await page.getByRole('button', { name: 'Add a card' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a card' })
  await cardNumber(page).fill('4000002760003184')
  await adding.getByRole('button', { name: 'Add card' }).click()
  const savedCards = page.getByRole('list', { name: 'My payment cards' }).getByRole('listitem')
  await expect(savedCards.filter({ hasText: 'Visa ending in 3184' })).toContainText('Primary')
  await expect(page.getByText('Test gateway: no money moves.')).toBeVisible()
  await page.getByRole('button', { name: 'Update, Visa ending in 3184' }).click()
  const updating = page.getByRole('dialog', { name: 'Update Visa ending in 3184' })
  await updating.getByRole('textbox', { name: 'Name on the card' }).fill('Ada Lovelace')
  await updating.getByRole('textbox', { name: 'Expiry date' }).fill('0344')
  await updating.getByRole('button', { name: 'Save' }).click()
  await expect(savedCards).toContainText('Ada Lovelace · Expires 03/2044')

  await deleteBaskets(page)
  await open(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = page.getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('4')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await open(page, '/checkout')
  await chooseDelivery(page)
  await enterCard(page)
  await cardNumber(page).fill('4000000000000002')
  await cardSubmitButton(page).click()
  await completeAfterPayment(page)
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment was unsuccessful' })).toBeVisible()
  await expect(page.getByText('Your payment method was declined.')).toBeVisible()

  await page.getByRole('radio', { name: 'Another card' }).check()
  await cardNumber(page).fill('4000002760003184')
  await page.getByRole('button', { name: /^Pay £\d+\.\d\d inc VAT$/ }).click()
  await page.getByRole('link', { name: 'Continue to your bank' }).click()
  await placedOrderNumber(page)
  const shown = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')
  await expect(shown.filter({ hasText: 'Authorised' })).toHaveText('Authorised · Visa ending in 3184')
  expect(Array.from(fake.account.intents.values(), ({ status }) => status)).toEqual([
    'canceled',
    'requires_capture',
  ])
  expect(complaints).toEqual([])
})
