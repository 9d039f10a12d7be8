import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const code = async (query: string, variables: object = {}) =>
  refusalIn(await shop.execute('a1', query, variables))?.code

describe('a document', () => {
  test.each([
    ['nothing', ''],
    ['no GraphQL', 'select * from company'],
    ['an unknown field', '{ secrets }'],
    ['a missing argument', '{ product { id } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a subscription, which is another request', 'subscription { live { catalogue } }'],
    ['two operations and no name', 'query A { faq { question } } query B { faq { question } }'],
    ['a fragment that spreads itself', 'query { user { ...F } } fragment F on User { ...F }'],
    ['an endless number of tokens', `{ faq { ${'question '.repeat(2000)} } }`],
    ['thirty aliases', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: faq { question }`).join(' ')} }`],
    [
      'nine levels',
      '{ categories { childCategories { childCategories { childCategories { childCategories { childCategories { childCategories { childCategories { id } } } } } } } } }',
    ],
    [
      'many logins at once',
      'mutation { login(email: "a", password: "b") b: login(email: "a", password: "c") }',
    ],
    ['more products than one page may hold', '{ products(pageSize: 101) { total } }'],
    ['a page before the first', '{ products(page: 0) { total } }'],
    ['a product id that is no number', '{ product(id: "1 or 1=1") { id } }'],
    ['an id beyond 64 bits', '{ product(id: "99999999999999999999") { id } }'],
    ['a fraction as an id', '{ product(id: 1.5) { id } }'],
    ['too many ids', `{ productsByIds(productIds: [${'1,'.repeat(201)}]) { id } }`],
    [
      'a negative quantity',
      'mutation { addBasketProduct(productId: 1, quantity: -1, unit: "1") { version } }',
    ],
    [
      'a quantity with four decimals',
      'mutation { addBasketProduct(productId: 2, quantity: 0.0001, unit: "2") { version } }',
    ],
    ['a day that no month has', '{ accountStatement(from: "2026-02-30") { closing } }'],
    [
      'a first day after the last',
      '{ accountStatement(from: "2026-11-30", to: "2026-11-01") { total entries { n } } }',
    ],
    ['an unknown unit', 'mutation { addBasketProduct(productId: 1, quantity: 1, unit: "3") { version } }'],
    [
      'more than all a request may cost',
      `{ ${'abcde'.replaceAll(/./g, '$&: orders(pageSize: 50) { orders { lines { ...L } } } ')} }
        fragment L on OrderLine { position code name pSize unit quantity price priceKind vatRate net vat suppliedQuantity
          suppliedNet suppliedVat note product { id code description1 description2 attributes { id name values { id name } }
          units { unit kind price priceWithVat oldPrice priceKind } stockStatus { available lowStock stockCount } } }`,
    ],
  ])('with %s is refused with 400', async (_, query) => {
    expect(await code(query)).toBe(400)
  })

  test.each([
    ['an unknown product', '{ product(id: 4711) { id } }'],
    ['a deleted product', '{ product(id: 7) { id } }'],
    ['a product that is not published here', '{ product(id: 6) { id } }'],
    ['an unknown order', '{ order(number: "1") { number } }'],
    ['an unknown page', '{ contentPage(slug: "../../etc/passwd") { html } }'],
  ])('with %s is answered with 404', async (_, query) => {
    expect(await code(query)).toBe(404)
  })

  test('with a page number beyond the last page returns no products', async () => {
    const { products } = await shop.get('a1', '{ products(page: 999999) { total products { id } } }')
    expect(products).toEqual({ total: 6, products: [] })
  })
})

describe('a refusal', () => {
  test('is JSON with code, key and message in the language of the user', async () => {
    const answer = await shop.execute('visitor', '{ user { name } }')
    expect(answer.result.errors?.[0]?.message).toBe(
      '{"code":401,"key":"NOT_SIGNED_IN","message":"Please log in."}',
    )
  })

  test('for a bug contains nothing but a reference', async () => {
    const { db } = shop.deps
    Object.assign(shop.deps, {
      db: {
        selectFrom: () => {
          throw new TypeError('secret table names')
        },
      },
    })
    const answer = await shop
      .execute('a1', '{ unreadNotifications }')
      .finally(() => Object.assign(shop.deps, { db }))
    expect(refusalIn(answer)).toMatchObject({ code: 500, key: 'INTERNAL' })
    expect(JSON.stringify(answer.result)).not.toContain('secret')
    expect(answer.status).toBe(500)
  })
})

describe('arbitrary argument values', () => {
  const operations = [
    'query ($x: String) { products(search: $x) { total products { id } } }',
    'query ($x: Int64!) { product(id: $x) { id } }',
    'query ($x: [Int64!]!) { productsByIds(productIds: $x) { id } }',
    'query ($x: ProductFilter) { products(filter: $x) { total } }',
    'query ($x: Uuid) { basket(id: $x) { name } }',
    'query ($x: String!) { order(number: $x) { number } }',
    'query ($x: Int) { notifications(index: $x) { total } }',
    'mutation ($x: BasketInput) { createBasket(basket: $x) { version } }',
    'mutation ($x: [BasketOperationInput!]!) { applyBasketOperations(clientId: "00000000-0000-4000-8000-000000000001", operations: $x) { lastN } }',
    'mutation ($x: PlaceOrderInput!) { placeOrder(input: $x) { order { number } } }',
    'mutation ($x: [Int64!]!) { addFavorites(productId: $x) }',
    'mutation ($x: Int64!) { addProductStockReminder(productId: $x) }',
    'mutation ($x: String!) { login(email: $x, password: $x) }',
    'mutation ($x: String!) { officeLogin(email: $x, password: $x) }',
    'query ($x: String!) { checkToken(token: $x) }',
    'query ($x: String!) { contentPage(slug: $x) { title } }',
  ]
  const texts = [
    '\0',
    '\ud800',
    '‮abc',
    "'; drop table product; --",
    '<script>alert(1)</script>',
    'İıŞğ',
    '__proto__',
    'constructor',
    '9007199254740993',
    '-1',
    '1e400',
    'a'.repeat(5000),
    randomBytes(2250).toString('base64url'),
  ]
  const plain = fc.oneof(
    fc.constantFrom(...texts),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const keys = fc.constantFrom(
    'n',
    'type',
    'basket',
    'product',
    'unit',
    'quantity',
    'name',
    'lines',
    'key',
    'categoryId',
    'attributes',
    'id',
    '__proto__',
  )
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      plain,
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(keys, tie('any'), { maxKeys: 5 }),
    ),
  })).any

  test.each(operations)('in odd texts, %s, are answered or refused and never cause a bug', async (query) => {
    for (const text of texts) {
      for (const x of [text, [text], { name: text, key: text, notes: text }]) {
        const answer = await shop.execute('a1', query, { x })
        expect(
          refusalIn(answer)?.code ?? 200,
          `${JSON.stringify(x)}: ${JSON.stringify(answer.result)}`,
        ).not.toBe(500)
      }
    }
  })

  test('are answered or refused and never cause a bug', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), value, async (query, x) => {
        const answer = await shop.execute('a1', query, { x })
        expect(refusalIn(answer)?.code ?? 200, JSON.stringify(answer.result)).not.toBe(500)
      }),
      { numRuns: 600 },
    )
    const { rows } = await shop.deps.pool.query('select count(*)::int as orders from orders')
    expect(rows[0].orders).toBe(0)
  })
})
