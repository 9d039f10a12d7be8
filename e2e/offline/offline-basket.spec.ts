import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { waitForStoredAnswer, waitForWholeCatalogue } from '../harness/device-store.ts'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { queryShop } from '../harness/query-shop.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, changeBaskets, deleteBaskets } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

async function shows(page: Page, quantities: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, quantity] of Object.entries(quantities))
    await expect(basketLines(page, name).getByRole('textbox')).toHaveValue(quantity)
  const count = Object.keys(quantities).length
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') }),
  ).toHaveCount(count)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    count === 1 ? '1 line' : `${count} lines`,
  )
  await expect.poll(() => differencesFromLines(page)).toEqual([0, 0])
}

/** What the summary and the header's basket say beyond the sums of the lines, in pence. */
async function differencesFromLines(page: Page): Promise<readonly number[]> {
  const [sums, [total], inHeader] = await Promise.all([
    page.getByRole('main').locator('[data-line-sum]').allInnerTexts(),
    page.getByRole('complementary', { name: 'Summary' }).getByRole('definition').allInnerTexts(),
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .innerText(),
  ])
  const sum = sums.reduce((amount, text) => amount + amountIn(text), 0)
  return [total, inHeader].map((text) => Math.round((amountIn(text) - sum) * 100))
}

function amountIn(text = ''): number {
  return Number(/£([\d.]+)/.exec(text)?.[1])
}

const openBasket = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/baskets/detail')
  return page
}

const oneMore = async (page: Page, product: string): Promise<void> =>
  await basketLines(page, product).getByRole('button', { name: 'One more' }).click()

async function addBySearch(page: Page, code: string, name: string): Promise<void> {
  const field = page.getByRole('main').getByLabel('Add a product by name, code or barcode')
  await field.fill(code)
  await expect(page.getByRole('grid', { name: 'Results' }).getByText(name)).toBeVisible()
  await field.press('Enter')
  await field.press('Escape')
  await field.press('Escape')
}

test('a basket that is filled offline from the start is the same in all tabs, after reloads and a kill, and on the server', async ({
  browser,
  startOwn,
}) => {
  const first = await startOwn(0)
  const context = await browser.newContext({ baseURL: first.address })
  const visit = await context.newPage()
  watchRequests(visit)
  await open(visit, '/login')
  await logIn(visit, 'demo')
  await expect(visit).toHaveURL('/')
  await deleteBaskets(visit)
  await changeBaskets(visit, [
    { type: 'CREATE', basket: randomUUID(), name: 'Weekly' },
    { type: 'ADD', product: butter.id, quantity: '2', unit: '1', price: '1.80' },
  ])
  await open(visit, '/')
  await waitForStoredAnswer(visit, 'BasketPage')
  await waitForWholeCatalogue(visit)
  await visit.close()
  await first.stop()

  const page = await openBasket(context)
  await shows(page, { [butter.name]: '2' })
  await addBySearch(page, mopHead.code, mopHead.name)
  await shows(page, { [butter.name]: '2', [mopHead.name]: '1' })
  await oneMore(page, butter.name)
  await shows(page, { [butter.name]: '3', [mopHead.name]: '1' })

  await page.reload()
  await shows(page, { [butter.name]: '3', [mopHead.name]: '1' })

  const other = await openBasket(context)
  await shows(other, { [butter.name]: '3', [mopHead.name]: '1' })
  await oneMore(other, mopHead.name)
  await shows(other, { [butter.name]: '3', [mopHead.name]: '2' })
  await shows(page, { [butter.name]: '3', [mopHead.name]: '2' })
  await basketLines(page, butter.name)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await shows(page, { [mopHead.name]: '2' })
  await shows(other, { [mopHead.name]: '2' })

  const crashed = other.waitForEvent('crash')
  const devtools = await context.newCDPSession(other)
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await other.close()
  await shows(page, { [mopHead.name]: '2' })
  const third = await openBasket(context)
  await shows(third, { [mopHead.name]: '2' })

  await startOwn(Number(new URL(first.address).port))
  const onServer = async () =>
    (await queryShop(third, '{ baskets { products { product unit quantity } } }')).baskets
  await expect
    .poll(onServer, { timeout: 60_000 })
    .toEqual([{ products: [{ product: mopHead.id, unit: '2', quantity: 2 }] }])
  await shows(page, { [mopHead.name]: '2' })
  await shows(third, { [mopHead.name]: '2' })
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('Not sent yet')
})
