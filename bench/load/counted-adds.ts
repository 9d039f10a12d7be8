import { randomUUID } from 'node:crypto'
import { applyOperations } from '../shop/operations.ts'
import { graphqlEntry } from './graphql-entry.ts'
import type { Entry, LoadBuyer, LoadJob, LoadProduct } from './load-job.ts'
import { isAnswer, requestFor, requestMadeBy } from './requests.ts'
import { sendLoad, type LoadTimes } from './send-load.ts'

/** Keeps adding one to the first product's line, with a separate queue for every connection. */
export async function sendAdds(job: Extract<LoadJob, { readonly shape: 'adds' }>): Promise<LoadTimes> {
  return await sendLoad({
    ...job,
    requestsOf: (connection) => {
      const buyer = buyerOf(job.buyers, connection)
      const add = createAddRequests(buyer)
      return [requestMadeBy(() => requestFor(add(firstOf(buyer)), buyer.sender))]
    },
    isGood: (body) => isAnswer(body) && body.includes('"problems":[]'),
  })
}

export function buyerOf(buyers: readonly LoadBuyer[], connection: number): LoadBuyer {
  const buyer = buyers[connection]
  if (!buyer) throw new Error(`There is no buyer for connection ${connection}`)
  return buyer
}

function firstOf({ products }: LoadBuyer): LoadProduct {
  const [first] = products
  if (!first) throw new Error('A buyer has no products')
  return first
}

/** Creates requests that add one of a product, numbered like a device's. */
export function createAddRequests({ basketId }: LoadBuyer): (product: LoadProduct) => Entry {
  const clientId = randomUUID()
  let n = 0
  return ({ id, price }) => {
    n += 1
    const operation = { n, type: 'ADD', basket: basketId, product: id, unit: '1', quantity: 1, price }
    return graphqlEntry(applyOperations, { clientId, operations: [operation] })
  }
}
