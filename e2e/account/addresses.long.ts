import { type APIRequestContext, expect } from '@playwright/test'
import { languages } from '@provender/domain/languages'
import { test } from '../harness/journey.ts'
import { chooseLanguage } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

/** The routes of the product (docs/product-rules.md#addresses) and the status that a visitor gets, without following redirects. */
const openToAll: Readonly<Record<string, number>> = {
  '/': 200,
  '/about-us': 200,
  '/privacy-policy': 200,
  '/terms-and-conditions': 200,
  '/shop': 200,
  '/login': 200,
  '/register': 200,
  '/register/success': 200,
  '/reset-password': 200,
  '/reset-password/success': 200,
  '/categories': 200,
  '/brands': 200,
  '/faq': 200,
  '/countries': 200,
  '/scan': 200,
  '/contact-us': 200,
  '/onboarding': 200,
  '/app': 200,
  '/powered-by': 200,
  '/checkout/pay': 200,
  '/checkout/pay/done': 200,
  '/404': 404,
  '/500': 500,
  '/maintenance': 503,
  // Only the name of the root route.
  '/_app': 404,
}
const behindTheLogin = [
  '/baskets',
  '/baskets/detail',
  '/account/settings',
  '/account/settings/change-password',
  '/account/settings/preferences',
  '/account/settings/payment-cards',
  '/account/settings/delete-account',
  '/account/account-statements',
  '/account/notifications',
  '/account/my-favourites',
  '/account/orders',
  '/account/help-centre',
  '/checkout',
  '/checkout/success',
]

async function answers(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 })
  const { location } = answer.headers()
  return location ? `${answer.status()} ${location}` : String(answer.status())
}

async function pageAt(request: APIRequestContext, path: string): Promise<string> {
  return await (await request.get(path)).text()
}

test('every route is a page, or redirects to the sign-in page and back', async ({ request, enter }) => {
  for (const [path, status] of Object.entries(openToAll))
    expect.soft(await answers(request, path), path).toBe(String(status))
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  const shopper = page.request
  for (const path of behindTheLogin) {
    expect
      .soft(await answers(request, path), `a visitor at ${path}`)
      .toBe(`307 /login?next=${encodeURIComponent(path)}`)
    // The page does not exist without an order number.
    const status = path === '/checkout/success' ? '404' : '200'
    expect.soft(await answers(shopper, path), `a shopper at ${path}`).toBe(status)
  }
  const address = `/product/provender-unsalted-butter-${butter.id}`
  expect(await answers(request, `/product/${butter.id}`)).toBe(`301 ${address}`)
  expect(await answers(request, address)).toBe('200')
})

const unknown = [
  ...'/nothing /account/nothing /account/settings/nothing/at/all /product/butter-4000000 /product/nothing'.split(
    ' ',
  ),
  ...'/shop?category=99999999 /404'.split(' '),
]
const unknownToCustomers = [
  ...'/account/orders/1 /account/orders/nothing /account/help-centre/reports/1'.split(' '),
  ...'/baskets/shared?token=none /checkout/success?order=1 /checkout/approve /checkout/test-bank'.split(' '),
  '/baskets/detail?id=00000000-0000-4000-8000-000000000000',
]
const notFoundTitles = { en: 'Page not found', pl: 'Nie znaleziono strony', tr: 'Sayfa bulunamadı' }

test("an unknown address has a not-found title in the shop's language", async ({
  browser,
  enter,
  provender,
}) => {
  const visitor = await browser.newContext({ baseURL: provender.address })
  const customer = (await enter('demo')).context()
  for (const [lang, title] of Object.entries(notFoundTitles))
    for (const [context, addresses] of [
      [visitor, unknown],
      [customer, [...unknown, ...unknownToCustomers]],
    ] as const) {
      await chooseLanguage(context, lang, provender.address)
      for (const address of addresses) {
        const answer = await context.request.get(address)
        expect.soft(answer.status(), address).toBe(404)
        expect.soft(await answer.text(), `${address} in ${lang}`).toContain(`<title>${title} · `)
      }
    }
})

test('header and footer of every page show the right links', async ({ request, enter }) => {
  const visitor = await pageAt(request, '/')
  const shopper = await pageAt((await enter('demo')).request, '/')
  const headings = [...visitor.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)
  expect(headings).toEqual(expect.arrayContaining(['Promotions', 'New products', 'Products']))
  expect(visitor).toMatch(/<a[^>]*href="\/shop\?isNew=true"[^>]*>[^<]*See all/)

  const [head, foot] = [/<header[\s\S]*?<\/header>/, /<footer[\s\S]*<\/footer>/]
  const linksIn = (html: string, part: RegExp) =>
    [...(part.exec(html)?.[0] ?? '').matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(linksIn(visitor, head)).toEqual(
    expect.arrayContaining(['/', '/register', '/login?next=%2Fbaskets%2Fdetail', '/login']),
  )
  expect(linksIn(shopper, head)).toEqual(expect.arrayContaining(['/', '/account', '/baskets/detail']))
  expect(linksIn(visitor, foot)).toEqual(
    expect.arrayContaining(['/register', '/login?next=%2Faccount%2Forders', '/login?next=%2Fbaskets']),
  )
  expect(linksIn(shopper, foot)).toEqual(
    expect.arrayContaining(['/account/orders', '/baskets', '/about-us', '/powered-by']),
  )
  const offered = [...(foot.exec(visitor)?.[0] ?? '').matchAll(/<button[^>]*lang="(\w+)"/g)]
  expect(offered.map(([, language]) => language)).toEqual([...languages])
  expect(shopper).toContain('Kaya’s Corner')
})
