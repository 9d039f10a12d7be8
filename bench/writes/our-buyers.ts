import { randomUUID } from 'node:crypto'
import { orderEntry, quoteIn } from '../load/checkouts.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Entry, LoadBuyer, Sender } from '../load/load-job.ts'
import type { Buyer } from '../shop/buyers.ts'
import type { Shop } from '../shop/open-shop.ts'
import { changeBaskets, quote } from '../shop/operations.ts'

/** A buyer with baskets that were created through the API, like a device's. */
export interface OrderingBuyer extends LoadBuyer {
  readonly basketIds: readonly string[]
  readonly change: (operations: readonly object[]) => Promise<void>
}

export const linesOfBasket = 10
export const basketsOfOrderer = 30

/** Creates each buyer's baskets. The first one is `basketId` and holds ten lines. */
export async function openOrderingBuyers(
  shop: Shop,
  buyers: readonly Buyer[],
  baskets: number,
): Promise<readonly OrderingBuyer[]> {
  const orderers = buyers.map((buyer) => ordererOf(shop, buyer, baskets))
  for (const orderer of orderers) {
    await orderer.change(orderer.basketIds.map((basket) => ({ type: 'CREATE', basket })))
    await orderer.change([replacing(orderer, orderer.basketId, linesOfBasket)])
  }
  const deliveryDate = await nextDelivery(shop, orderers[0])
  return orderers.map((orderer) => ({ ...orderer, deliveryDate }))
}

function ordererOf(shop: Shop, { secret, products }: Buyer, baskets: number): OrderingBuyer {
  const basketIds = Array.from({ length: baskets }, () => randomUUID())
  const clientId = randomUUID()
  let n = 0
  return {
    sender: secret,
    basketId: basketIds[0] ?? '',
    basketIds,
    products,
    deliveryDate: '',
    change: async (operations) => {
      const numbered = operations.map((operation) => ({ n: (n += 1), ...operation }))
      const answer = await shop.query(graphqlEntry(changeBaskets, { clientId, operations: numbered }), secret)
      if (!answer.includes('"problems":[]')) throw new Error(`A basket could not be filled: ${answer}`)
    },
  }
}

/** The delivery day after the next, whose cut-off cannot pass meanwhile. */
async function nextDelivery(shop: Shop, orderer: OrderingBuyer | undefined): Promise<string> {
  if (!orderer) throw new Error('There are no buyers')
  const answer = await shop.query(graphqlEntry(quote, { basketId: orderer.basketId }), orderer.sender)
  const dates = [...answer.matchAll(/"date":"(\d{4}-\d\d-\d\d)"/g)].map(([, date]) => date)
  if (dates[1] === undefined) throw new Error(`There is no delivery: ${answer.slice(0, 500)}`)
  return dates[1]
}

function replacing({ products }: LoadBuyer, basket: string, lines: number): object {
  return {
    type: 'REPLACE_LINES',
    basket,
    lines: products.slice(0, lines).map(({ id, price }) => ({ product: id, unit: '1', quantity: 2, price })),
  }
}

interface PreparedOrders {
  readonly sender: Sender
  readonly entries: readonly Entry[]
}

/** With more, a busy machine would refuse some. */
const preparedAtOnce = 8

/** Fills and quotes every basket of these buyers. Returns the orders, ready to send. */
export async function prepareOrders(
  shop: Shop,
  orderers: readonly OrderingBuyer[],
  lines: number,
): Promise<readonly PreparedOrders[]> {
  const prepared: PreparedOrders[] = []
  for (let first = 0; first < orderers.length; first += preparedAtOnce) {
    const some = orderers.slice(first, first + preparedAtOnce)
    prepared.push(...(await Promise.all(some.map((orderer) => prepareFor(shop, orderer, lines)))))
  }
  return prepared
}

async function prepareFor(shop: Shop, orderer: OrderingBuyer, lines: number): Promise<PreparedOrders> {
  const { basketIds, sender } = orderer
  await orderer.change(basketIds.map((basketId) => replacing(orderer, basketId, lines)))
  const entries: Entry[] = []
  for (const basketId of basketIds) {
    const answer = await shop.query(graphqlEntry(quote, { basketId }), sender)
    entries.push(orderEntry({ ...orderer, basketId }, quoteIn(answer)))
  }
  return { sender, entries }
}
