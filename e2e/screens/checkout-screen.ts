import { expect, type Locator, type Page } from '@playwright/test'

const steps = {
  method: 'Delivery method',
  details: /^(Delivery day|Collection details)$/,
  payment: 'Payment type',
  notes: 'Notes and feedback',
  marks: 'Price mark option',
} as const
export type Step = keyof typeof steps

/** Of a page of a basket. */
export function checkoutLink(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Checkout' }).first()
}

export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Place order/ }).filter({ visible: true })
}

export function checkoutStep(page: Page, name: Step): { readonly step: Locator; readonly change: Locator } {
  const heading = page.getByRole('heading', { level: 2, name: steps[name], exact: true })
  const step = page.locator('main section').filter({ has: heading })
  return { step, change: step.getByRole('button', { name: /^(Change|Add a note or PO number),/ }) }
}

/** Opens a step, unless it asks already. The last order may have answered it. */
export async function openStep(page: Page, name: Step): Promise<Locator> {
  const { step, change } = checkoutStep(page, name)
  const asking = step.and(page.locator('[aria-current="step"]'))
  await expect(change.or(asking).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
  await expect(step).toHaveAttribute('aria-current', 'step')
  return step
}

async function waitForAnswer(page: Page, name: Step): Promise<void> {
  await expect(checkoutStep(page, name).change).toBeVisible()
}

/** Presses an option of a step, which answers and closes it. */
export async function choose(page: Page, name: Step, option: string | RegExp): Promise<void> {
  const step = await openStep(page, name)
  const pattern = typeof option === 'string' ? new RegExp(`^${option}`) : option
  await step.getByRole('button', { name: pattern }).first().click()
  await waitForAnswer(page, name)
}

/** Completes all steps, for delivery on the first available day. */
export async function completeForDelivery(
  page: Page,
  payment: 'Cash on delivery' | 'On account' = 'Cash on delivery',
): Promise<void> {
  await chooseDelivery(page)
  await answerTheRest(page, payment)
}

export async function chooseFirstDay(page: Page): Promise<void> {
  await openStep(page, 'details')
  await page.getByRole('group', { name: 'Day of delivery' }).getByRole('button').first().click()
  await waitForAnswer(page, 'details')
}

/** A company with several sites is asked for one, too. */
async function chooseDeliveryMethod(page: Page): Promise<void> {
  const step = await openStep(page, 'method')
  await step.getByRole('button', { name: /^Delivery/ }).click()
  const sites = step.getByRole('group', { name: 'Where would you like it delivered?' })
  await expect(checkoutStep(page, 'method').change.or(sites)).toBeVisible()
  if (await sites.isVisible()) await sites.getByRole('button').first().click()
  await waitForAnswer(page, 'method')
}

/** Answers the steps before payment, for delivery, and opens the payment. */
export async function chooseDelivery(page: Page): Promise<void> {
  await chooseDeliveryMethod(page)
  await chooseFirstDay(page)
  await openStep(page, 'payment')
}

/** Completes all steps, for collection at the first available time. */
export async function completeForCollection(page: Page, collector: string): Promise<void> {
  await choose(page, 'method', 'Click and Collect')
  const step = await openStep(page, 'details')
  const times = page.getByRole('group', { name: 'Time of collection' })
  const first = await times.getByRole('radio', { disabled: false }).first().inputValue()
  await times.getByText(first, { exact: true }).click()
  await page.getByRole('textbox', { name: 'Who is collecting?' }).fill(collector)
  await step.getByRole('button', { name: /^Done,/ }).click()
  await waitForAnswer(page, 'details')
  await answerTheRest(page, 'Cash on collection')
}

async function answerTheRest(page: Page, payment: string): Promise<void> {
  await choose(page, 'payment', payment)
  await completeAfterPayment(page)
}

export async function completeAfterPayment(page: Page): Promise<void> {
  await writePurchaseOrder(page, 'PO 7')
  await choose(page, 'marks', 'Plain')
  await expect(placeOrderButton(page)).toBeEnabled()
}

async function writePurchaseOrder(page: Page, number: string): Promise<void> {
  const step = await openStep(page, 'notes')
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill(number)
  await step.getByRole('button', { name: /^Done,/ }).click()
  await waitForAnswer(page, 'notes')
}

export async function enterCard(page: Page): Promise<void> {
  const step = await openStep(page, 'payment')
  const another = step.getByRole('button', { name: /^(Another card|Card online)/ })
  await expect(another).toBeVisible()
  if ((await another.getAttribute('aria-expanded')) !== 'true') await another.click()
}

export function cardSubmitButton(page: Page): Locator {
  return checkoutStep(page, 'payment').step.getByRole('button', { name: 'Use this card' })
}

export async function placedOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order')
  expect(number).toMatch(/^\w+$/)
  return number!
}
