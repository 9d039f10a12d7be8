import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { deleteBaskets, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { placeOrderButton } from '../screens/checkout-screen.ts'
import { addedLine, selectedRow } from '../screens/search-screen.ts'
import { butter, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Counts what a customer presses. */
function countPresses(page: Page) {
  const count = { keys: 0, clicks: 0 }
  return {
    count,
    type: async (text: string) => {
      count.keys += text.length
      await page.keyboard.type(text)
    },
    press: async (key: string) => {
      count.keys += 1
      await page.keyboard.press(key)
    },
    click: async (target: Locator) => {
      count.clicks += 1
      await target.click()
    },
  }
}

/** What the demo company buys, by the letters with which it comes first. */
const known = {
  tom: 'Chopped Tomatoes',
  mil: 'Whole Milk',
  col: 'Cola',
  bea: 'Baked Beans',
  cho: 'Chocolate Bar',
  egg: 'Eggs',
  sug: 'Sugar',
  but: 'Butter',
  cri: 'Crisps',
  cof: 'Coffee',
}

test('ten known products are ordered by search with at most 51 keys', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  const { count, type, press } = countPresses(page)
  await press('/')
  await expect(searchField(page)).toBeFocused()
  for (const [letters, name] of Object.entries(known)) {
    await type(letters)
    await expect(selectedRow(page)).toContainText(name)
    await waitForBasketSave(page, () => press('Enter'))
    await expect(addedLine(page)).toContainText(name)
  }
  expect(count.clicks).toBe(0)
  expect(count.keys).toBeLessThanOrEqual(51)
})

test('ten products of the order guide are ordered with one press each', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/account/order-guide')
  const { count, click } = countPresses(page)
  const rows = page.getByRole('list', { name: 'Due now' }).getByRole('listitem')
  for (let at = 0; at < 10; at += 1) {
    await waitForBasketSave(page, () => click(rows.nth(at).getByRole('button', { name: /^Add \d/ })))
    await expect(rows.nth(at).getByRole('textbox')).not.toHaveValue('0')
  }
  expect(count).toEqual({ keys: 0, clicks: 10 })
})

test('a basket is ordered as last time with two presses', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 120 })
  await open(page, '/baskets/detail')
  const { count, click } = countPresses(page)
  await click(
    page
      .getByRole('link', { name: /^Checkout/ })
      .filter({ visible: true })
      .first(),
  )
  await click(placeOrderButton(page).first())
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?:Thank you|We have your order)/ }),
  ).toBeVisible()
  expect(count).toEqual({ keys: 0, clicks: 2 })
})
