import { randomInt } from 'node:crypto'

/** What one caller repeats. Documents and parameters are new each time. */
export type FloodKind = keyof typeof kinds

interface FloodRequest {
  readonly path: string
  /** Set for a POST of JSON. */
  readonly body?: { readonly query: string; readonly variables?: object }
  readonly accept?: 'text/event-stream'
}

const word = () => randomInt(36 ** 3, 36 ** 4).toString(36)
const name = () => `q${word()}${word()}`

function times(count: number, text: (at: number) => string, separator = ' '): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(separator)
}

const productFields =
  'id code description2 description3 units { unit price priceWithVat oldPrice } price { price } promoPrice { price }'

const documents = {
  /** As much as a document may hold. */
  valid: () =>
    `query ${name()} { ${times(5, (at) => `a${at}: products(search: "${word()}${at}", pageSize: 100) { total products { ${productFields} } }`)} }`,
  subscription: () =>
    `subscription ${name()} { live { ${times(15, (at) => `a${at}: catalogue`)} baskets stock settings } }`,
  refused: () =>
    `query ${name()} { ${times(5, (at) => `a${at}: products(search: "${at}") { total products { ${productFields} } }`)} nope }`,
  tooLarge: () =>
    `query ${name()} { ${times(60, () => 'products { products { id code description2 price { price } } }')} nope }`,
}

const post = (query: string, variables?: object): FloodRequest => ({
  path: '/graphql',
  body: variables === undefined ? { query } : { query, variables },
})
const events = (query: string): FloodRequest => ({ ...post(query), accept: 'text/event-stream' })
const get = (query: string): FloodRequest => ({ path: `/graphql?query=${encodeURIComponent(query)}` })

const kinds = {
  orders: () =>
    post(
      `{ ${times(5, (at) => `a${at}: orders(pageSize: 20) { orders { documents { number } events { at } lines { name product { id } } } }`)} }`,
    ),
  'order-guide': () =>
    post(
      `{ ${times(5, (at) => `a${at}: orderGuide { product { id code description2 } lastQuantity timesBought }`)} }`,
    ),
  pastes: () =>
    post('query ($text: String!) { matchPaste(text: $text) { said } }', {
      text: times(500, (at) => `${at} x ${word()}zq mlik chese ${at}`, '\n').slice(0, 19_000),
    }),
  'statement-pdf': () => ({ path: '/documents/statement.pdf' }),
  'statement-csv': () => ({ path: '/documents/statement.csv' }),
  'invoice-pdf': (invoice) => ({ path: `/documents/${invoice}.pdf` }),
  'post-valid': () => post(documents.valid()),
  'post-refused': () => post(documents.refused()),
  'post-too-large': () => post(documents.tooLarge()),
  'events-valid': () => events(documents.subscription()),
  'events-refused': () => events(documents.refused()),
  'events-too-large': () => events(documents.tooLarge()),
  'get-valid': () => get(documents.valid()),
  'get-too-large': () => get(documents.tooLarge()),
  searches: () =>
    post(
      'query ($q: String) { products(search: $q, pageSize: 100) { total products { id code description2 units { price } } facets { name values { name } } } }',
      { q: word().slice(0, 3) },
    ),
  'search-pages': () => ({ path: `/shop?q=${word().slice(0, 3)}` }),
  'home-pages': () => ({ path: `/?x=${word()}${word()}` }),
  'missing-pages': () => ({ path: `/${word()}${word()}` }),
} satisfies Readonly<Record<string, (invoice: string) => FloodRequest>>

export function nextRequest(kind: FloodKind, invoice: string): FloodRequest {
  return kinds[kind](invoice)
}
