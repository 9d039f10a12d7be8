import { randomInt } from 'node:crypto'
import { serveJobs } from '../processes/serve-jobs.ts'

/** The requests that one caller repeats. */
export interface FloodJob {
  readonly url: string
  /** Null means a visitor. */
  readonly secret: string | null
  readonly kind:
    | 'orders'
    | 'order-guide'
    | 'new-documents'
    | 'searches'
    | 'search-pages'
    | 'home-pages'
    | 'pastes'
  readonly connections: number
  readonly seconds: number
}

/** The number of responses by status. */
export type FloodResult = Readonly<Record<string, number>>

const word = () => randomInt(36 ** 3, 36 ** 4).toString(36)

function aliases(count: number, field: (at: number) => string): string {
  return `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field(at)}`).join(' ')} }`
}

function pastedOrder(): string {
  const lines = Array.from({ length: 500 }, (_, at) => `${at} x ${word()}zq mlik chese ${at}`)
  return lines.join('\n').slice(0, 19_000)
}

/** The path of a page, or the body for the API. */
function nextRequest(
  kind: FloodJob['kind'],
): { readonly path: string } | { readonly query: string; readonly variables?: object } {
  switch (kind) {
    case 'orders':
      return {
        query: aliases(
          15,
          () =>
            'orders(pageSize: 20) { orders { documents { number } events { at } lines { name product { id } } } }',
        ),
      }
    case 'order-guide':
      return {
        query: aliases(5, () => 'orderGuide { product { id code description2 } lastQuantity timesBought }'),
      }
    case 'new-documents':
      return {
        query: aliases(
          5,
          (at) =>
            `products(search: "${word()}${at}", pageSize: 100) { total products { id code description2 units { unit price } } }`,
        ),
      }
    case 'searches':
      return {
        query:
          'query ($q: String) { products(search: $q, pageSize: 100) { total products { id code description2 units { price } } facets { name values { name } } } }',
        variables: { q: word().slice(0, 3) },
      }
    case 'search-pages':
      return { path: `/shop?q=${word().slice(0, 3)}` }
    case 'home-pages':
      return { path: `/?x=${word()}${word()}` }
    case 'pastes':
      return {
        query: 'query ($text: String!) { matchPaste(text: $text) { said } }',
        variables: { text: pastedOrder() },
      }
  }
}

async function sendOnce({ url, secret, kind }: FloodJob): Promise<number> {
  const request = nextRequest(kind)
  const session = secret === null ? {} : { cookie: `auth-token=${secret}`, deviceid: 'bench' }
  const response =
    'path' in request
      ? await fetch(new URL(request.path, url), { headers: session, redirect: 'manual' })
      : await fetch(new URL('/graphql', url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...session },
          body: JSON.stringify(request),
        })
  await response.arrayBuffer()
  return response.status
}

serveJobs(async (job: FloodJob): Promise<FloodResult> => {
  const statuses: Record<string, number> = {}
  const until = performance.now() + job.seconds * 1000
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const status = await sendOnce(job)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: job.connections }, connection))
  return statuses
})
