import { expect, type Locator, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { basketLines, changeBaskets, fillBasket, hold, repeatLines, swipe } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** The visible parts of a line that lie over each other. */
async function overlapsIn(line: Locator): Promise<readonly string[]> {
  return await line.evaluate((element) => {
    const parts = [...element.children]
      .filter(
        (part) =>
          part.checkVisibility() && !part.matches('.sr-only, [data-line-more], :has([data-line-action])'),
      )
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.text} and ${other.text}`),
    )
  })
}

test('on a touch screen of any width, no two parts of a line lie over each other', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 3 })
  await open(page, '/baskets/detail')
  for (const width of [360, 600, 667, 700, 743, 820]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await overlapsIn(basketLines(page, butter.name)), `at ${width} px`).toEqual([])
  }
})

test('an open note shows what another device writes, until somebody types', async ({ enter }) => {
  const [page, other] = [await enter('demo'), await enter('demo')]
  await fillBasket(page, { [butter.id]: 2 })
  const lines = [page, other].map((tab) => basketLines(tab, butter.name))
  for (const tab of [page, other]) await open(tab, '/baskets/detail')
  const [line, elsewhere] = lines as [Locator, Locator]
  const note = line.getByRole('textbox', { name: /note/i })
  await line.getByRole('button', { name: /^Add a note/ }).press('Enter')
  await expect(note).toBeFocused()
  await elsewhere.getByRole('button', { name: /^Add a note/ }).press('Enter')
  await other.keyboard.type('salted')
  await other.keyboard.press('Enter')
  await expect(note).toHaveValue('salted')
  await note.press('End')
  await page.keyboard.type(', please')
  await elsewhere.getByRole('button', { name: /^Change the note/ }).press('Enter')
  await other.keyboard.press('ControlOrMeta+a')
  await other.keyboard.type('unsalted')
  await other.keyboard.press('Enter')
  await expect(elsewhere).toContainText('unsalted')
  await expect(note).toHaveValue('salted, please')
  await note.press('Enter')
  await expect(elsewhere).toContainText('salted, please')
})

test('with the keyboard alone, no note and no removed line loses its place', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 3 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  await line.getByRole('button', { name: /^Add a note/ }).press('Enter')
  await page.keyboard.type('cold, please')
  await page.keyboard.press('Enter')
  const change = line.getByRole('button', { name: /^Change the note/ })
  await expect(change).toBeFocused()
  await change.press('Enter')
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()

  await line.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(line).toHaveCount(0)
  const other = basketLines(page, mopHead.name)
  await expect(other).toBeFocused()
  await other.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('on a touch screen, the button of a line shows what can be done with it', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 3 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  const more = line.getByRole('button', { name: new RegExp(`^More, .*${butter.name}`) })
  await more.focus()
  const { width, height } = (await more.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const note = line.getByRole('button', { name: /^Add a note/ })
  await expect(note).not.toBeInViewport()
  await more.press('Enter')
  await expect(note).toBeInViewport({ ratio: 0.9 })
  await expect(note).toBeFocused()
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeInViewport({ ratio: 0.9 })
  const boxes = await Promise.all([
    note.boundingBox(),
    line.getByRole('button', { name: /^Remove/ }).boundingBox(),
  ])
  expect(boxes[1]!.height, 'the actions are equally high').toBeCloseTo(boxes[0]!.height, -1)
  await note.tap()
  await expect(line.getByRole('textbox', { name: /note/i })).toBeFocused()
  await page.keyboard.press('Escape')
  await more.press('Enter')
  await basketLines(page, mopHead.name)
    .getByRole('button', { name: /^More,/ })
    .press('Enter')
  await expect(note).not.toBeInViewport()
})

test('a finger that rests on a line shows what can be done with it, and opens nothing', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  await hold(line)
  await expect(line.getByRole('button', { name: /^Add a note/ })).toBeInViewport({ ratio: 0.9 })
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeInViewport({ ratio: 0.9 })
  await expect(page).toHaveURL(/\/baskets\/detail/)
})

test('a finger that rests on a line before it moves far removes it', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 1 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  await swipe(line, 0.58, { isSlow: true })
  await expect(line).toHaveCount(0)
})

test('a small phone shows five whole lines', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillWithMany(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/baskets/detail')
  const below = (await page.locator('[data-basket-tools]').boundingBox())!
  const bar = (await page.locator('[data-page-bar]').boundingBox())!
  const boxes = await page
    .locator('[data-basket-line]')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()))
  const whole = boxes.filter(({ top, bottom }) => top >= below.y + below.height && bottom <= bar.y)
  expect(whole.length).toBeGreaterThanOrEqual(5)
})

test('scrolling down hides the title row and the tabs, without moving the lines', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillWithMany(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/baskets/detail')
  const title = page.getByRole('heading', { level: 1 })
  const tabs = page.getByRole('navigation', { name: 'Main' })
  const field = page.getByLabel('Add a product by name, code or barcode')
  const checkout = page.locator('[data-page-bar]').getByRole('link', { name: 'Checkout' })
  const line = page.locator('[data-basket-line]').nth(6)
  const fromTop = async () => await line.evaluate((each) => each.getBoundingClientRect().top + scrollY)
  const before = await fromTop()
  await page.mouse.wheel(0, 240)
  for (const gone of [title, tabs]) await expect(gone).not.toBeInViewport()
  for (const kept of [field, checkout]) await expect(kept).toBeInViewport({ ratio: 0.9 })
  expect(await fromTop()).toBeCloseTo(before, 0)
  await page.mouse.wheel(0, -80)
  for (const back of [title, tabs, field, checkout]) await expect(back).toBeInViewport({ ratio: 0.9 })
  expect(await fromTop()).toBeCloseTo(before, 0)
})

/** Twelve lines, or nearly. */
async function fillWithMany(page: Page): Promise<void> {
  const { products }: Found = await queryShop(
    page,
    '{ products(pageSize: 30, filter: { inStock: true }) { products { id units { unit } } } }',
  )
  const inPieces = products.products.filter(({ units }) => units.some(({ unit }) => unit === '1'))
  await fillBasket(page, Object.fromEntries(inPieces.slice(0, 12).map(({ id }) => [id, 1])))
}

interface Found {
  readonly products: {
    readonly products: readonly {
      readonly id: string
      readonly units: readonly { readonly unit: string }[]
    }[]
  }
}

test('a screen reader hears on a phone, too, why lines need a look', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2 })
  await repeatLines(page, [
    { product: '384', quantity: 1, unit: '2' },
    { product: '2985', quantity: 30, unit: '1' },
  ])
  await open(page, '/baskets/detail')
  await expect(page.getByText('2 lines to sort out')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'before checkout: 1 out of stock, 1 short.',
    // Leaves out what is not displayed.
    { useInnerText: true },
  )
})

test('the long name of a colleague stays within its line on a phone', async ({ enter, provender }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [mopHead.id]: 3 })
  const colleague = await enter('till')
  const rename = 'mutation ($name: String!) { updateUser(name: $name) { name } }'
  const { user } = await queryShop(colleague, '{ user { name } }')
  await queryShop(colleague, rename, { name: 'Konstantinopolitańczykowianeczkówna' })
  await changeBaskets(colleague, [{ type: 'ADD', product: butter.id, quantity: '40', unit: '1' }])
  for (const language of ['en', 'pl', 'tr']) {
    await chooseLanguage(page.context(), language, provender.address)
    await open(page, '/baskets/detail')
    const line = page.locator('[data-basket-line]').filter({ hasText: 'Konstantinopolitańczykowianeczkówna' })
    await expect(line).toBeVisible()
    const wide = await line
      .locator('p')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
      )
    expect(wide, language).toEqual([])
  }
  await queryShop(colleague, rename, { name: user.name })
})
