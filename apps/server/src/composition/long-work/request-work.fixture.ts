import { randomUUID } from 'node:crypto'
import { maxPasteLength } from '@provender/catalogue/paste'
import { maxBasketLines } from '@provender/domain/basket/basket'
import type { TestShop } from '../../testing/test-shop.ts'
import { chooseOperation, readDocument, validateDocument } from '../graphql/document.ts'
import { compileOperation } from '../graphql/run/compile-operation.ts'
import { createSchema } from '../graphql/schema.ts'
import { writeInBulk } from './large-shop.fixture.ts'
import type { LongWork } from './long-work.fixture.ts'

const random = () => randomUUID().slice(0, 6)

const pastes: Readonly<Record<string, (n: number) => string>> = {
  'product names': () => `2 boxes Golden Tomatoes ${random()}\n`,
  'misspelt names': () => `${random().slice(0, 2)} x tomatose golen smokd ${random()}\n`,
  codes: (n) => `${900_001 + n} 2\n`,
  'one line': () => 'golden tomatoes ',
}

function filled(line: (n: number) => string): string {
  let text = ''
  for (let n = 0; text.length < maxPasteLength - 100; n += 1) text += line(n)
  return text
}

const schema = createSchema()
const request = { operationName: undefined, isSubscription: false, isOpen: false }
const productFields =
  'id code description2 description3 units { unit price priceWithVat oldPrice } price { price } promoPrice { price }'

/** As much as a document may hold. */
function largeDocument(): string {
  const root = (n: number) =>
    `a${n}: products(search: "${random()}", pageSize: 100) { total products { ${productFields} } }`
  return `query q${random()} { ${[0, 1, 2, 3, 4].map(root).join(' ')} }`
}

const measured = () => chooseOperation(readDocument(schema, largeDocument(), false), request)
const asPromise = (work: () => unknown) => () => Promise.resolve(work())

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product: 1001 + index, unit: '2', quantity: 1 }))

async function replaceBasket(shop: TestShop): Promise<() => Promise<unknown>> {
  await writeInBulk(
    shop,
    `update stock_level set on_hand = 1000, changed_xid = pg_current_xact_id()
     where product_id between 1001 and ${1000 + maxBasketLines}`,
  )
  await shop.deps.catalogue.syncTo(0)
  const { version, baskets } = (await shop.get('a1', '{ basketList { version baskets { id } } }')).basketList
  const basket = { id: baskets[0]?.id ?? randomUUID(), isActive: true, products: lines(maxBasketLines) }
  const replace = `mutation ($version: Int64!, $baskets: [WantedBasketInput!]!) {
    replaceBaskets(version: $version, baskets: $baskets) { version baskets { id products { quantity } } }
  }`
  return () => shop.get('a1', replace, { version, baskets: [basket] })
}

async function fillBasket(shop: TestShop): Promise<void> {
  await (
    await replaceBasket(shop)
  )()
}

const reviewed = `{ baskets { id products { quantity } review {
  lines { productId name net price problems { type } product { id code } } totals { net gross } } } }`
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } refusal { type } } }`

async function prepareOrder(shop: TestShop): Promise<() => Promise<unknown>> {
  await fillBasket(shop)
  const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
  const input = {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId: checkoutQuote.basket.id,
    fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
    paymentType: 'CASH',
  }
  return async () => {
    const { order, refusal } = (await shop.get('a1', place, { input })).placeOrder
    if (!order) throw new Error(`The order was refused: ${refusal?.type}`)
  }
}

const maxLines = `${maxBasketLines.toLocaleString('en')} lines`

export const requestWork: readonly LongWork[] = [
  ...Object.entries(pastes).map(([kind, line]): LongWork => ({
    title: `reads a paste of ${kind}`,
    limit: '60,000 characters',
    fields: ['matchPaste'],
    prepare: (shop) => () =>
      shop.get('a1', 'query ($text: String!) { matchPaste(text: $text) { said } }', { text: filled(line) }),
  })),
  { title: 'reads a document', limit: '1,000 tokens', prepare: () => asPromise(measured) },
  {
    title: 'validates a document',
    limit: '1,000 tokens',
    prepare: () => {
      const document = measured()
      return asPromise(() => validateDocument(schema, document, false))
    },
  },
  {
    title: 'compiles a document',
    limit: '1,000 tokens',
    prepare: () => {
      const { document, operation } = validateDocument(schema, measured(), false)
      return asPromise(() => compileOperation(schema, document, operation))
    },
  },
  {
    title: 'looks for card numbers in variables',
    limit: '100 KB',
    prepare: (shop) => () => shop.get('visitor', 'mutation { logout }', { text: '①4+'.repeat(20_000) }),
  },
  {
    title: 'looks for card numbers in a document',
    limit: '50,000 characters',
    prepare: (shop) => () =>
      shop.execute('visitor', `mutation { checkToken(token: "${random()} ${'①4+'.repeat(16_000)}") }`),
  },
  {
    title: 'replaces a basket',
    limit: maxLines,
    fields: ['replaceBaskets'],
    prepare: replaceBasket,
  },
  {
    title: 'reviews a basket',
    limit: maxLines,
    prepare: async (shop) => {
      await fillBasket(shop)
      return () => shop.get('a1', reviewed)
    },
  },
  {
    title: 'quotes a basket',
    limit: maxLines,
    prepare: async (shop) => {
      await fillBasket(shop)
      return () => shop.get('a1', '{ checkoutQuote { quote } }')
    },
  },
  { title: 'places an order', limit: maxLines, prepare: prepareOrder },
  {
    title: 'shows orders',
    limit: `5 orders of ${maxLines}`,
    prepare: async (shop) => {
      const { orders } = await shop.get('a1', '{ orders { total } }')
      for (let count = orders.total; count < 5; count += 1) await (await prepareOrder(shop))()
      const query =
        '{ orders(pageSize: 20) { orders { number lines { name product { id } } events { at } } } }'
      return () => shop.get('a1', query)
    },
  },
  {
    title: 'fits quantities to the stock',
    limit: '500 lines',
    fields: ['addableQuantities'],
    prepare: (shop) => () =>
      shop.get('a1', 'query ($lines: [RequestedLineInput!]!) { addableQuantities(lines: $lines) }', {
        lines: lines(500),
      }),
  },
  {
    title: 'applies operations on a basket',
    limit: '200 operations on 1,000 lines',
    fields: ['applyBasketOperations'],
    prepare: async (shop) => {
      await fillBasket(shop)
      const operations = lines(200).map((line, index) => ({ n: index + 1, type: 'ADD', ...line }))
      const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
        applyBasketOperations(clientId: $clientId, operations: $operations) { lastN baskets { products { quantity } } }
      }`
      return () => shop.get('a1', apply, { clientId: randomUUID(), operations })
    },
  },
  {
    title: 'learns what lines mean',
    limit: '500 lines',
    fields: ['learnLines'],
    prepare: (shop) => () =>
      shop.get('a1', 'mutation ($lines: [LearnedLineInput!]!) { learnLines(lines: $lines) }', {
        lines: lines(500).map(({ product, unit }) => ({ said: random(), productId: product, unit })),
      }),
  },
]
