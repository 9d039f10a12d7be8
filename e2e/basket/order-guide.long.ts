import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { deleteBaskets, waitForBasketSave } from '../screens/basket-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'

const guidePage = '/account/order-guide'

interface Usual {
  readonly lastQuantity: number | null
  readonly product: { readonly id: string; readonly name: string }
}

const usualsOf = async (page: Page): Promise<readonly Usual[]> =>
  (await queryShop(page, '{ orderGuide { lastQuantity product { id name: description2 } } }')).orderGuide

/** The lines of a list of the page: what is due, or a department. */
const lines = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')
const allLines = (page: Page) => page.getByRole('region', { name: 'Your usuals' }).getByRole('listitem')
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Groups' }).getByRole('button', { name })
const findField = (page: Page) => page.getByRole('searchbox', { name: 'Find in your usuals' })

test('one press adds as much as last time, a digit sets another quantity, and what is due can be added at once', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, guidePage)
  const due = lines(page, 'Due now')
  const first = due.first()
  const name = await first.getByRole('link').innerText()
  const usual = (await usualsOf(page)).find(({ product }) => product.name === name)
  await waitForBasketSave(page, () => first.getByRole('button', { name: /^Add \d/ }).click())
  await expect(first.getByRole('textbox')).toHaveValue(String(usual?.lastQuantity))
  await expect(page.getByRole('link', { name: 'Basket', exact: true }).last()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/1 line · £/)

  // Typed on the focused button or name, before anything is added.
  const second = due.nth(1)
  await second.getByRole('button', { name: /^Add \d/ }).focus()
  await page.keyboard.type('12')
  await expect(second.getByRole('textbox')).toHaveValue('12')
  await page.keyboard.press('Escape')
  await expect(second.getByRole('button', { name: /^Add \d/ })).toBeVisible()
  await second.getByRole('link').focus()
  await page.keyboard.type('2')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(second.getByRole('textbox')).toHaveValue('2')

  const count = await due.count()
  await page.getByRole('button', { name: /^Skip the other/ }).click()
  await expect(due).toHaveCount(2)
  await expect(page.getByText('Nothing else is due')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(due).toHaveCount(count)

  await deleteBaskets(page)
  await open(page, guidePage)
  await waitForBasketSave(page, () => page.getByRole('button', { name: /^Add all/ }).click())
  // Of some, less than a box is left.
  await expect.poll(async () => await due.getByRole('textbox').count()).toBeGreaterThan(count / 2)
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Undo' }).last().click())
  await expect(due.getByRole('textbox')).toHaveCount(0)
})

test('a press on a group shows a window full of lines at once, and the others follow', async ({ enter }) => {
  const page = await enter('demo')
  await open(page, guidePage)
  const usuals = await usualsOf(page)
  const all = chip(page, /^All/)
  const [linesAtOnce, heightAtOnce] = await all.evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    const { scrollHeight } = document.documentElement
    return [document.querySelectorAll('[data-guide-line]').length, scrollHeight] as const
  })
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  expect(linesAtOnce).toBeGreaterThan(16)
  expect(linesAtOnce).toBeLessThan(60)
  await expect(allLines(page)).toHaveCount(usuals.length)
  // Going back scrolls to the same line only if the page has its height at once.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(heightAtOnce / height).toBeGreaterThan(0.95)
  expect(heightAtOnce / height).toBeLessThan(1.05)
})

test('the field finds in the usuals while typing, leaves for the range, and groups narrow the page', async ({
  enter,
}) => {
  const page = await enter('demo')
  await open(page, guidePage)
  const usuals = await usualsOf(page)
  const name = usuals.at(-1)?.product.name ?? ''
  await findField(page).pressSequentially(name)
  const found = lines(page, 'In your usuals')
  await expect(found.filter({ hasText: name }).first()).toBeVisible()
  await expect(page.getByText(new RegExp(`^\\d+ of ${usuals.length}$`))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(found.first().locator(':focus')).toHaveCount(1)

  await findField(page).fill('zzz')
  await expect(found).toHaveCount(0)
  await page.getByRole('link', { name: 'Search the whole range for “zzz”' }).click()
  await expect(page).toHaveURL(/\/shop\?q=zzz/)

  await page.goBack()
  await chip(page, /^All/).click()
  await expect(allLines(page)).toHaveCount(usuals.length)
  const chilled = chip(page, /^Chilled/)
  const count = Number((await chilled.innerText()).replaceAll(/\D/g, ''))
  await chilled.click()
  await expect(allLines(page)).toHaveCount(count)
})

test('a price that has changed since the last purchase is in the line', async ({ enter }) => {
  const page = await enter('demo')
  await page.route('**/graphql*', async (route) => {
    if (route.request().headers()['accept']?.includes('event-stream')) return await route.continue()
    const answer = await route.fetch()
    const text = await answer.text()
    // As if each product had cost a penny.
    await route.fulfill({
      response: answer,
      body: text.replaceAll(/"lastPrice":"[^"]*"/g, '"lastPrice":"0.01"'),
    })
  })
  await open(page, '/')
  await page
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: 'Order guide' })
    .click()
  await expect(
    allLines(page)
      .getByText(/^up \d+%$/)
      .first(),
  ).toBeVisible()
})

test('the usual order can be added in part, and the guide arranged and filled to its par levels', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, guidePage)
  await page.getByRole('button', { name: 'Arrange' }).click()
  const arranged = page.getByRole('list', { name: 'Order guide' }).getByRole('listitem')
  const second = (await usualsOf(page))[1]?.product.name ?? ''
  // Wait until the server has the change before reloading the page.
  const known = Promise.all(
    ['arrangeOrderGuide', 'setOrderGuidePar'].map((change) =>
      page.waitForResponse((answer) => answer.request().postData()?.includes(change) === true),
    ),
  )
  await page.getByRole('button', { name: `Move ${second} up` }).click()
  await expect(arranged.first()).toContainText(second)
  await page.getByLabel(`Level of ${second}`).fill('7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await known
  await open(page, guidePage)
  await chip(page, /^All/).click()
  await expect(allLines(page).first()).toContainText(second)
  await expect(allLines(page).first()).toContainText('par 7')

  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Top up to par' }).click())
  await expect(allLines(page).first().getByRole('textbox')).toHaveValue('7')
  await page.getByRole('button', { name: 'Add my usual order' }).click()
  const usualOrder = page.getByRole('dialog', { name: 'Your usual order' })
  const left = usualOrder.getByRole('checkbox').last()
  const leftName = (await usualOrder.getByRole('listitem').last().innerText()).split('\n')[0] ?? ''
  await left.uncheck()
  await waitForBasketSave(page, () => usualOrder.getByRole('button', { name: /^Add \d+ products$/ }).click())
  // The first line keeps the seven of its par level, and the notice shows it.
  await expect(page.getByText(/your basket has 7 \w+ already/)).toBeVisible()
  await findField(page).fill(leftName)
  await expect(lines(page, 'In your usuals').first().getByRole('button', { name: /^Add/ })).toBeVisible()
  await findField(page).fill('')
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Undo' }).last().click())
  await expect(allLines(page).getByRole('textbox')).toHaveCount(1)
})

test('a product never bought can be added to the order guide, and a removed one restored', async ({
  enter,
}) => {
  const page = await enter('demo')
  await open(page, guidePage)
  const usuals = page.getByRole('list', { name: 'Order guide' }).getByRole('listitem')
  const left = page.getByRole('list', { name: 'Removed from the guide' }).getByRole('listitem')
  const last = (await usualsOf(page)).at(-1)?.product.name ?? ''
  await expect(allLines(page).filter({ hasText: mopHead.name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Arrange' }).click()
  const field = page.getByRole('combobox', { name: 'Add a product to the order guide' })
  await field.fill(mopHead.code)
  await field.press('Enter')
  await expect(usuals.filter({ hasText: mopHead.name })).toHaveCount(1)

  await page.getByRole('button', { name: `Leave out ${last}` }).click()
  await expect(left.filter({ hasText: last })).toHaveCount(1)
  await open(page, guidePage)
  await chip(page, /^All/).click()
  await expect(allLines(page).filter({ hasText: mopHead.name })).toContainText('not ordered yet')
  await expect(allLines(page).filter({ hasText: last })).toHaveCount(0)

  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: `Put ${last} back` }).click()
  await expect(usuals.filter({ hasText: last })).toHaveCount(1)
  await page.getByRole('button', { name: `Leave out ${mopHead.name}` }).click()
  await expect(left.filter({ hasText: mopHead.name })).toHaveCount(1)
})

test('on a phone one title row and one field stand in for the header, and a long press opens the number field', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  await deleteBaskets(page)
  await open(page, guidePage)
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  // Of the first, one box is left.
  const line = lines(page, 'Due now').nth(1)
  const button = line.getByRole('button', { name: /^Add \d/ })
  const box = await button.boundingBox()
  await button.click({ delay: 700 })
  await expect(line.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('3')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(line.getByRole('textbox')).toHaveValue('3')
  expect((await line.getByRole('group').first().boundingBox())?.width).toBe(box?.width)
})
