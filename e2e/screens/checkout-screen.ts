import { expect, type Locator, type Page } from '@playwright/test'

export function continueButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Continue' })
}

export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place order' }).filter({ visible: true })
}

/** Opens a checkout step, counting from 1. The last order may have completed it already. */
export async function openStep(page: Page, number: number): Promise<void> {
  const { step, change } = checkoutStep(page, number)
  await waitForCompleteStep(page, number - 1)
  await expect(change.or(step.getByRole('heading', { level: 2 })).first()).toBeVisible()
  if ((await step.getAttribute('aria-current')) !== 'step') await change.click()
  await expect(step).toHaveAttribute('aria-current', 'step')
}

/** Waits until a step is complete: the next one is then open or complete. */
export async function waitForCompleteStep(page: Page, number: number): Promise<void> {
  if (number > 0) await expect(checkoutStep(page, number).step).not.toHaveAttribute('aria-current', 'step')
}

export function checkoutStep(
  page: Page,
  number: number,
): { readonly step: Locator; readonly change: Locator } {
  const step = page.locator('.beside-summary section').nth(number - 1)
  return { step, change: step.getByRole('button', { name: /^Change,/ }) }
}

/** Completes all steps but the last, for delivery on the first available day. */
export async function completeForDelivery(
  page: Page,
  payment: 'Cash on delivery' | 'On account' = 'Cash on delivery',
): Promise<void> {
  await chooseDelivery(page)
  await answerTheRest(page, payment)
}

/** Completes the steps before payment, for delivery. */
export async function chooseDelivery(page: Page): Promise<void> {
  await openStep(page, 1)
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await continueButton(page).click()
  await openStep(page, 2)
  await page.getByRole('button', { name: /^Deliver on/ }).click()
  await openStep(page, 3)
}

/** Completes all steps but the last, for collection at the first available time. */
export async function completeForCollection(page: Page, collector: string): Promise<void> {
  await openStep(page, 1)
  await page.getByRole('radio', { name: /^Click and Collect/ }).check()
  await continueButton(page).click()
  await openStep(page, 2)
  await expect(page.getByRole('heading', { name: 'When will you collect?' })).toBeVisible()
  const times = page.getByRole('group', { name: 'Time of collection' })
  const first = await times.getByRole('radio', { disabled: false }).first().inputValue()
  await times.getByText(first, { exact: true }).click()
  await page.getByRole('textbox', { name: 'Who is collecting?' }).fill(collector)
  await page.getByRole('button', { name: /^Collect on/ }).click()
  await answerTheRest(page, 'Cash on collection')
}

async function answerTheRest(page: Page, payment: string): Promise<void> {
  await openStep(page, 3)
  const methods = page.getByRole('group', { name: 'How will you pay?' })
  await methods.getByRole('radio', { name: payment }).check()
  await continueButton(page).click()
  await completeAfterPayment(page)
}

export async function completeAfterPayment(page: Page): Promise<void> {
  await openStep(page, 4)
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 7')
  await continueButton(page).click()
  await openStep(page, 5)
  await page.getByRole('radio', { name: 'Plain' }).check()
  await continueButton(page).click()
  await expect(placeOrderButton(page)).toBeEnabled()
}

export async function placedOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order')
  expect(number).toMatch(/^\w+$/)
  return number!
}
