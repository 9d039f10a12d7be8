import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilSettled, watchProblems } from '../harness/page-failures.ts'
import { products } from '../screens/shop-screen.ts'

// A blocked registration is an error of the page.
test.use({ serviceWorkers: 'allow' })

/** Malformed products: without price, picture, category or unit, and with texts that look like markup. */
const odd = [
  {
    code: 'ODD-HTML',
    name: '<script>alert(1)</script><b>Bold & "quoted"</b>',
    rest: '12 x 400g,12,box,both',
  },
  { code: 'ODD-IMG', name: '<img src=x onerror=alert(2)>', rest: '12 x 400g,12,box,box' },
  { code: 'ODD-SQL', name: "Robert'); DROP TABLE product;--", rest: ',,box,box' },
  { code: 'ODD-EMOJI', name: '🧀🍕 Käse İıŞş ŁÓdź', rest: ',,,' },
  { code: 'ODD-RTL', name: 'زيت زيتون 5L שמן זית', rest: '5L,1,,' },
  { code: 'ODD-LONG', name: 'a'.repeat(199), rest: '0 x 0g,1,kg,kg' },
]
const csv = [
  'code,name,vat,brand,notes,picture,pack_size,units_per_box,box_or_kg,sell_as',
  ...odd.map(
    ({ code, name, rest }) =>
      `${code},"${name.replaceAll('"', '""')}",20,<i>Odd</i>,<u>notes</u>,no-such-picture.webp,${rest}`,
  ),
  '',
].join('\n')

const deletions = ['code,deleted', ...odd.map(({ code }) => `${code},yes`), ''].join('\n')

// Remove them: as new products, they would appear on the home page of other journeys.
test.afterAll(({ provender }) => provender.importProducts(deletions))

test('a product with a strange name only is shown as text, in lists and on its page', async ({
  enter,
  provender,
}) => {
  provender.importProducts(csv)
  const page = await enter('demo')
  await page.goto('/robots.txt')
  const problems = await watchProblems(page, provender.address)
  for (const { code, name } of odd)
    for (const layout of ['grid', 'list']) {
      await expect(async () => {
        await open(page, `/shop?q=${code}&layout=${layout}`)
        await expect(products(page).first()).toContainText(name, { timeout: 1000 })
      }).toPass()
      const first = products(page).first()
      await expect(first).toContainText('Contact us for pricing')
      await first.getByRole('link', { name: name.slice(0, 20) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByRole('main')).toContainText('<u>notes</u>')
      await expect(page.getByRole('main')).toContainText('You have not bought this yet.')
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity|\[object/)
      await waitUntilSettled(page)
      expect(await page.locator('main script:not([type]), main b, main u, main i').count()).toBe(0)
    }
  // None of their pictures exist.
  expect(problems().filter((problem) => !problem.includes('no-such-picture'))).toEqual([])
})

const long = 'x'.repeat(3000)
const nonsense = [
  '/shop?page=9999',
  '/shop?page=-1&sort=DROP&layout=cube&category=abc&attr.x=1&attr.1=a,b,,&clearance=maybe&isNew=1',
  '/shop?category=99999999999999&sort[]=x&q[]=y&page=1e9',
  '/shop?attr.1=1&attr.1=2&__proto__=x&constructor=y&attr.__proto__=1',
  `/shop?q=${long}`,
  '/shop?q=%00%0d%0aSet-Cookie:x=1',
  '/shop?q=%F0%9F%A7%80%20%D8%B2%D9%8A%D8%AA',
  '/shop?q=%E2%80%AE%E2%80%8F',
  "/shop?q=%27%20OR%201%3D1%3B--&category='",
  '/shop?q=<script>alert(1)</script>',
  '/shop?q=%FF%FE',
  `/shop?${Array.from({ length: 80 }, (_, index) => `attr.${index + 1}=1`).join('&')}`,
]

test('a list whose address is nonsense is a normal page', async ({ request }) => {
  for (const address of nonsense) {
    const about = address.slice(0, 60)
    const answer = await request.get(address)
    expect.soft([200, 404], about).toContain(answer.status())
    const html = await answer.text()
    expect.soft(html, about).toMatch(/<h1[ >]/)
    expect.soft(html, about).not.toContain('<script>alert(1)')
    expect.soft(answer.headers()['set-cookie'] ?? '', about).not.toContain('x=1')
  }
})

test('typed text is repeated unchanged, even if it looks like a tag', async ({ page }) => {
  await open(page, `/shop?q=${encodeURIComponent('<b>kitchn</b> roll')}`)
  await expect(page.getByRole('main')).toContainText('nothing matches “<b>kitchn</b> roll”')
})

test('a product whose address is nonsense is not found', async ({ request }) => {
  for (const id of ['99999999', 'x', '-', 'a-99999999999999999999'])
    expect.soft((await request.get(`/product/${id}`)).status(), id).toBe(404)
})

test('a search of a megabyte is refused, and the shop keeps working', async ({ request, provender }) => {
  const query = 'query ($search: String) { products(search: $search) { total } }'
  const answer = await request.post('/graphql', {
    headers: { deviceid: 'journeys' },
    data: { query, variables: { search: 'x'.repeat(1_000_000) } },
  })
  expect(answer.status()).toBeLessThan(500)
  expect(answer.ok()).toBe(false)
  const statusOf = async (letters: number) =>
    (await fetch(`${provender.address}/shop?q=${'x'.repeat(letters)}`)).status
  expect(await statusOf(40_000)).toBe(431)
  // The server does not read a URL of a megabyte. It closes the connection, which may lose the response.
  expect([431, 'closed']).toContain(await statusOf(1_000_000).catch(() => 'closed'))
  expect((await request.get('/shop')).status()).toBe(200)
})
