import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { type DemoUser, phone, test } from '../harness/journey.ts'
import type { RunningProvender } from '../harness/start-provender.ts'
import { openOffice, openOrder, signInToOffice } from '../screens/office-screen.ts'
import { orderFourLines } from '../screens/order-boxes.ts'

const mainKey = (page: Page) => page.locator('.f-key-go')
const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' }).filter({ visible: true })
/** A press earlier than this after the screen has changed does not count. */
const tooSoonMs = 350
const meter = (page: Page) => page.getByRole('progressbar')

interface Shop {
  readonly provender: RunningProvender
  readonly enter: (user: DemoUser) => Promise<Page>
}

/** The demo's order of a grill is the one with meat that is weighed. */
const grill = 'Köz Ocakbaşı'

async function openGrillPicking(page: Page): Promise<void> {
  await openOffice(page, '/office/orders?state=confirmed', 'warehouse')
  const rows = page.getByRole('region', { name: 'Orders' }).getByRole('row')
  await rows.filter({ hasText: grill }).getByRole('link').first().click()
  await openOrder(page).getByRole('link', { name: 'Pick', exact: true }).click()
  await expect(mainKey(page)).toBeVisible()
}

/** Opens a new order. How many lines the demo's orders have left depends on the time of day and on other journeys. */
async function openNewPicking(page: Page, { provender, enter }: Shop): Promise<string> {
  const number = await orderFourLines(await enter('demo'))
  provender.staff('orders', 'confirm', number)
  await page.goto(`/office/pick/${number}`)
  await signInToOffice(page, 'warehouse')
  await expect(mainKey(page)).toBeVisible()
  return number
}

/** The server is reached, but no pick gets there. */
async function abortPicks(route: Route): Promise<void> {
  await (route.request().postData()?.includes('officePickLine(') ? route.abort() : route.continue())
}

/** Shows the next line until this button is on the screen. */
async function stepUntilVisible(page: Page, button: Locator): Promise<void> {
  await expect(mainKey(page)).toBeVisible()
  while (!(await button.isVisible())) {
    // Each line has a main key of its own.
    await mainKey(page).evaluate((key) => key.setAttribute('data-before', ''))
    await page.keyboard.press('ArrowRight')
    await expect(mainKey(page)).not.toHaveAttribute('data-before')
  }
}

/** Taps the main key 150 ms after the press before. The tap carries its own time stamp, because a busy machine may deliver it late. */
async function pressAgain(page: Page, pressedAtMs: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await mainKey(page).boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      button: 'left',
      clickCount: 1,
      timestamp: (pressedAtMs + 150) / 1000,
    })
  await session.detach()
}

/** Says of the line on the screen that there is nothing of it. */
async function pickNone(page: Page): Promise<void> {
  const none = page.getByRole('button', { name: 'None there' })
  const short = page.getByRole('button', { name: 'Short' })
  await expect(none.or(short)).toBeVisible()
  // A weighed line has its pad on the first screen.
  if (await short.isVisible()) {
    await short.click()
    await page.getByRole('button', { name: '0', exact: true }).click()
  }
  await none.click({ delay: tooSoonMs })
}

test.use({ ...phone })

test('on a low phone, all that is asked about a weight stands above the keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const weigh = page.getByRole('button', { name: 'Type the weight' })
  const question = page.getByRole('textbox', { name: 'Who agreed, and how?' })
  const refusal = page.getByText('Weigh less, or ask a manager to enter it.')
  const openWeighed = async () => {
    await stepUntilVisible(page, weigh)
    for (const digit of '99') await page.getByRole('button', { name: digit, exact: true }).click()
  }
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const keysTop = async () => (await page.locator('.f-foot').boundingBox())?.y ?? 0

  await openGrillPicking(page)
  await openWeighed()
  await expect(page.getByText(/^(\d+ × )?about \d+(\.\d+)? kg · \d+$/)).toBeVisible()
  expect(await bottomOf(refusal)).toBeLessThanOrEqual(await keysTop())

  const address = page.url()
  await page.goto('/office/login')
  await signInToOffice(page, 'office')
  await expect(screens(page)).toBeVisible()
  await page.goto(address)
  await openWeighed()
  expect(await bottomOf(question)).toBeLessThanOrEqual(await keysTop())
})

test('a line that is picked without a network survives the closed page, arrives once, and overwrites nobody', async ({
  page,
  context,
  provender,
  enter,
}) => {
  const number = await openNewPicking(page, { provender, enter })
  const shown = () => provender.staff('orders', 'show', number)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await page.locator('body').innerText()).not.toMatch(/[£€]/)
  await context.setOffline(true)
  await pickNone(page)
  await expect(page.getByRole('status')).toContainText('No connection. 1 line is not sent yet.')
  await expect(meter(page)).toHaveAccessibleName(/^1 of /)
  expect(shown()).not.toContain('supplied 0')
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`/office/pick/${number}?line=all`)
  await expect(meter(later)).toHaveAccessibleName(/^1 of /)
  await expect(later.getByText('not sent yet')).toHaveCount(0)
  expect(
    shown()
      .split('\n')
      .filter((row) => row.includes('supplied 0')),
  ).toEqual([expect.stringContaining(name.slice(0, 12))])

  await later.getByRole('link', { name }).click()
  await later.getByRole('button', { name: 'Undo' }).click()
  await expect(meter(later)).toHaveAccessibleName(/^0 of /)
  await expect.poll(shown).not.toContain('supplied 0')

  // A colleague picks the line while this device has no network.
  await context.setOffline(true)
  await pickNone(later)
  await expect(later.getByRole('status')).toContainText('1 line is not sent yet.')
  provender.staff('orders', 'pick', number, '--rest')
  await context.setOffline(false)
  await later.getByRole('link', { name: '1 line was not accepted. Show the list.' }).click()
  await expect(later.getByRole('heading', { level: 1, name: 'All lines are picked' })).toBeVisible()
  await expect(later.getByText('A colleague has already picked this line.')).toBeVisible()
  expect(shown()).not.toContain('supplied 0')
})

test('presses for the line before pick nothing, and what is not sent waits for its member', async ({
  page,
  context,
  provender,
  enter,
}) => {
  const number = await openNewPicking(page, { provender, enter })
  const noneSupplied = () => provender.staff('orders', 'show', number).split('supplied 0').length - 1
  const have = page.getByRole('button', { name: 'Have it' })
  // Past the lines that are weighed.
  await stepUntilVisible(page, have)
  await page.waitForTimeout(tooSoonMs)
  const pressedAtMs = Date.now()
  await page.keyboard.down('Enter')
  await expect(meter(page)).toHaveAccessibleName(/^1 of /)
  // A second press, and the key that is still held down, meet the next line.
  await pressAgain(page, pressedAtMs)
  await page.waitForTimeout(tooSoonMs)
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(meter(page)).toHaveAccessibleName(/^1 of /)

  // Signing out asks, and sends what it can.
  await page.route('**/graphql', abortPicks)
  await pickNone(page)
  await expect(page.getByText('1 line is not sent yet.')).toBeVisible()
  await page.goto('/office/you')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toContainText('1 line is not sent yet.')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the office' })).toBeVisible()
  expect(noneSupplied()).toBe(1)

  // Another member signs in beside a tab that has not sent everything.
  await signInToOffice(page, 'warehouse')
  await expect(screens(page)).toBeVisible()
  await page.goto(`/office/pick/${number}`)
  await page.route('**/graphql', abortPicks)
  await pickNone(page)
  await expect(page.getByText('1 line is not sent yet.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/office/login')
  const reloaded = page.waitForEvent('load')
  await signInToOffice(other, 'office')
  await expect(screens(other)).toBeVisible()
  await reloaded
  await page.unroute('**/graphql')
  await page.reload()
  await expect(meter(page)).toHaveAccessibleName(/^2 of /)
  expect(noneSupplied()).toBe(1)
  await other.goto('/office/login')
  await signInToOffice(other, 'warehouse')
  await expect(screens(other)).toBeVisible()
  await expect.poll(noneSupplied).toBe(2)
})
