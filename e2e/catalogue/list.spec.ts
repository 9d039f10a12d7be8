import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'
import { offer, products } from '../screens/shop-screen.ts'

/** 21 pieces in stock, sold by the piece and in boxes of eight. */
const bagels = { name: 'Cinnamon & Raisin Bagels', code: '500298', page: '/product/2985' }

/** The alert is shown over the page for 3.5 seconds. */
const alert = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('alert')

test('a product with two units can be added from its card, stepped, typed, and never exceeds the stock', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await deleteBaskets(page)
  await open(page, `/shop?q=${bagels.code}`)
  const add = products(page)
    .first()
    .getByRole('button', { name: /^Box or each/ })
  const choice = page.getByRole('dialog', { name: new RegExp(bagels.name) })
  await add.click()
  await expect(choice.getByText(/£\d+\.\d\d/).first()).toBeVisible()
  await expect(choice.getByRole('button', { name: /^Add/ })).toHaveCount(2)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.click(5, 5)
  await expect(choice).toBeHidden()
  await add.click()
  const boxes = choice.getByRole('listitem').filter({ hasText: 'Box of 8' })
  await boxes.getByRole('button', { name: /^Add/ }).click()
  await expect(boxes.getByRole('button', { name: 'Remove from basket' })).toBeVisible()
  await boxes.getByRole('button', { name: 'One more' }).click()
  await expect(choice.getByRole('alert')).toContainText('Less than a box left: 5 pieces')
  await expect(boxes.getByRole('button', { name: 'One more' })).toBeDisabled()
  const stayedMs = choice.evaluate(async (dialog) => {
    await new Promise((resolve) => dialog.addEventListener('click', resolve, { capture: true }))
    const pressedAt = performance.now()
    while (dialog.isConnected) await new Promise(requestAnimationFrame)
    return performance.now() - pressedAt
  })
  await choice.getByRole('button', { name: 'Close' }).last().click()
  expect(await stayedMs).toBeGreaterThan(349)
  // The button that opened the dialog is now the quantity.
  await expect(products(page).first().getByRole('button', { name: 'One less' })).toBeFocused()

  await open(page, bagels.page)
  const pieces = offer(page, 'Single piece')
  const quantity = pieces.getByRole('textbox', { name: 'Quantity in pieces' })
  await pieces.getByRole('button', { name: /^Add/ }).click()
  await quantity.fill('3')
  await expect(pieces.getByRole('button', { name: 'Approve' })).toBeVisible()
  await quantity.press('Escape')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('9')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('5')

  // Under the pointer it stays.
  await alert(page).hover()
  await expect(alert(page)).toContainText('Only 5 pieces left: we added them all')
  const { x = 0, y = 900 } = (await alert(page).boundingBox()) ?? {}
  expect([x > 720, y < 200]).toEqual([true, true])
  const clock = alert(page).locator('[data-clock]')
  const runs = () => clock.evaluate((each) => getComputedStyle(each).animationPlayState)
  expect(await clock.evaluate((each) => getComputedStyle(each).animationDuration)).toBe('3.5s')
  expect(await runs()).toBe('paused')
  await page.mouse.move(5, 5)
  await expect(alert(page)).toBeHidden()

  // After approval the quantity is selected, so typing replaces it.
  await page.keyboard.type('2')
  await expect(quantity).toHaveValue('2')
  await pieces.getByRole('button', { name: 'Cancel' }).click()
  await expect(quantity).toHaveValue('5')
  await quantity.fill('2')
  await pieces.getByRole('button', { name: 'Approve' }).click()
  await pieces.getByRole('button', { name: 'One less' }).click()
  await pieces.getByRole('button', { name: 'Remove from basket' }).click()
  await expect(pieces.getByRole('button', { name: /^Add/ })).toBeVisible()

  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ })
  await expect(basket).toContainText(/£\d+\.\d\d.*\+ VAT/)
  const miniBasket = page.getByRole('banner').getByRole('region', { name: 'Basket' })
  await basket.hover()
  await expect(miniBasket).toContainText(bagels.name)
  await page.keyboard.press('Escape')
  await expect(miniBasket).toHaveCount(0)
  await page.mouse.move(5, 500)
  await basket.hover()
  await expect(miniBasket).toBeVisible()
  await page.mouse.move(5, 500)
  await expect(miniBasket).toHaveCount(0)
})

test('on a phone the alert covers the page, the header opens sheets, and a failed picture keeps its space', async ({
  enter,
}) => {
  const page = await enter('rival', phone)
  await deleteBaskets(page)
  await page.route(/pictures\//, (route) => route.abort())
  await open(page, bagels.page)
  await expect(page.getByRole('main').locator('img[loading=eager]')).toHaveCount(0)
  const pieces = offer(page, 'Single piece')
  await pieces.getByRole('button', { name: /^Add/ }).click()
  const quantity = pieces.getByRole('textbox', { name: 'Quantity in pieces' })
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('21')
  await expect(alert(page)).toBeVisible()
  const cover = alert(page).locator('..')
  expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 780 })
  await page.touchscreen.tap(180, 40)
  await expect(alert(page)).toBeHidden()

  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(tabs).toContainText(['Home', 'Orders', 'Scan', 'Basket', 'Account'])
  for (const [role, name] of [
    ['link', /^Basket/],
    ['link', /^Account/],
    ['button', /^Menu/],
  ] as const) {
    await page.getByRole('banner').getByRole(role, { name }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the header sticks after 150 px of scrolling, and the back-to-top button appears after 400 px', async ({
  page,
  provender,
}) => {
  await page.context().addCookies([{ name: 'cookie-permission', value: 'needed', url: provender.address }])
  await page.setViewportSize({ width: 1440, height: 700 })
  // With reduced motion the header always sticks, so turn it off here.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/shop')
  const top = page.getByRole('button', { name: 'Back to the top' })
  const headAt = async (scrolledPx: number): Promise<number> => {
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    }, scrolledPx)
    return Math.round((await page.getByRole('banner').boundingBox())?.y ?? 0)
  }
  expect(await headAt(100)).toBe(-100)
  expect(await headAt(390)).toBe(0)
  await expect(top).toHaveCount(0)
  expect(await headAt(410)).toBe(0)
  // Use the mouse directly: `click` would first scroll the button into view.
  await expect(top).toBeVisible()
  const { x, y, width, height: tall } = (await top.boundingBox())!
  await page.mouse.click(x + width / 2, y + tall / 2)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/login')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height: height - 60 })
  expect(await headAt(0), 'where there is little to scroll').toBe(0)
})
