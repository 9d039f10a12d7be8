import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import { placeOrder, quote } from '../shop/operations.ts'
import { createAddRequests, buyerOf } from './counted-adds.ts'
import { graphqlEntry } from './graphql-entry.ts'
import type { Entry, LoadBuyer, LoadJob } from './load-job.ts'
import { isAnswer, requestFor, requestMadeBy } from './requests.ts'
import { sendLoad, type LoadTimes } from './send-load.ts'

/** Whole checkouts, one after the other on every connection; each time covers a whole one. */
export async function sendCheckouts(
  job: Extract<LoadJob, { readonly shape: 'checkouts' }>,
): Promise<LoadTimes> {
  const times: number[] = []
  const { seconds } = await sendLoad({
    ...job,
    requestsOf: (connection) => checkoutOf(buyerOf(job.buyers, connection), (ms) => times.push(ms)),
    isGood: (body) => isAnswer(body) && (!body.includes('"placeOrder"') || body.includes('"refusal":null')),
  })
  return { times, seconds }
}

function checkoutOf(buyer: LoadBuyer, record: (ms: number) => void): autocannon.Request[] {
  const add = createAddRequests(buyer)
  let startedAt = 0
  let token = ''
  const adds = buyer.products.slice(0, 3).map((product, index) =>
    requestMadeBy(() => {
      if (index === 0) startedAt = performance.now()
      return requestFor(add(product), buyer.sender)
    }),
  )
  const query = {
    ...requestFor(graphqlEntry(quote, { basketId: buyer.basketId }), buyer.sender),
    onResponse: (_status: number, body: string) => {
      token = quoteIn(body)
    },
  }
  const place = requestMadeBy(
    () => requestFor(orderEntry(buyer, token), buyer.sender),
    () => record(performance.now() - startedAt),
  )
  return [...adds, query, place]
}

export function quoteIn(body: string): string {
  const token = /"quote":"([^"]+)"/.exec(body)?.[1]
  if (token === undefined) throw new Error(`There is no quote in ${body.slice(0, 500)}`)
  return token
}

export function orderEntry(
  { basketId, deliveryDate }: Pick<LoadBuyer, 'basketId' | 'deliveryDate'>,
  token: string,
): Entry {
  return graphqlEntry(placeOrder, {
    input: {
      key: randomUUID(),
      quote: token,
      basketId,
      fulfilment: { method: 'DELIVERY', date: deliveryDate },
      paymentType: 'CASH',
    },
  })
}
