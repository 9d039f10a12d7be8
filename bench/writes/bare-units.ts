import { randomUUID } from 'node:crypto'
import type { Basket } from '@provender/domain/basket/basket'
import type { Quantity } from '@provender/domain/money/money'
import { basketsStatement } from '@provender/server/basket/store'
import { basketWriteStatement } from '@provender/server/basket/write-baskets'
import { hashOfRequest, type OrderRequest } from '@provender/server/order/order-request'
import { type NewOrder, wholeOrderStatement } from '@provender/server/order/order-statements'
import { wholeShare } from '@provender/server/order/stock-share'
import { chosenSite } from '@provender/server/site/customer-sites'
import type { CompiledQuery } from 'kysely'
import type { BareCompany, BareShop } from './bare-shop.ts'

/** A statement with its values, ready for `pg`. */
export interface Step {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What is timed as one: a basket write, an order, a checkout. */
export type Unit = readonly Step[]

/** Adds one to the first line of the first basket, so many times, as a device's queue does. */
export function addUnits(company: BareCompany, count: number): readonly Unit[] {
  const { customer, baskets } = company
  const clientId = randomUUID()
  let before = baskets
  return Array.from({ length: count }, (_, at) => {
    const after = before.map((basket, place) => (place === 0 ? withOneMore(basket, 0) : basket))
    const write = {
      companyId: customer.companyId,
      before: { version: company.version + at, baskets: before },
      after,
      client: { clientId, loginId: customer.loginId, lastN: at + 1, problems: [] },
    }
    before = after
    return [stepOf(basketWriteStatement(write))]
  })
}

function withOneMore(basket: Basket, place: number): Basket {
  const lines = basket.lines.map((line, at) =>
    at === place ? { ...line, quantity: (line.quantity + 1000) as Quantity } : line,
  )
  return { ...basket, lines, updatedAtMs: Date.now() }
}

/** An order of each of the company's baskets. */
export function orderUnits(shop: BareShop, company: BareCompany, date: string): readonly Unit[] {
  return company.baskets.map((basket, at) => [
    orderStep(shop, company, { basket, version: company.version + at, date }),
  ])
}

/** Three adds to the first basket, what a quote reads, and the order; so many times. */
export function checkoutUnits(
  shop: BareShop,
  company: BareCompany,
  { count, date }: { readonly count: number; readonly date: string },
): readonly Unit[] {
  const { customer, baskets, version } = company
  const [full] = baskets
  if (!full) throw new Error('A bare buyer has no basket')
  const clientId = randomUUID()
  const versionsEach = full.lines.length + 1
  return Array.from({ length: count }, (_, round) => {
    const first = version + round * versionsEach
    const adds = full.lines.map((_line, at) => {
      const before = { ...full, lines: full.lines.slice(0, at) }
      const after = { ...full, lines: full.lines.slice(0, at + 1), updatedAtMs: Date.now() }
      return stepOf(
        basketWriteStatement({
          companyId: customer.companyId,
          before: { version: first + at, baskets: [before] },
          after: [after],
          client: {
            clientId,
            loginId: customer.loginId,
            lastN: round * full.lines.length + at + 1,
            problems: [],
          },
        }),
      )
    })
    const read = stepOf(basketsStatement(customer.companyId, first + full.lines.length).compile(shop.db))
    const ordered = { basket: full, version: first + full.lines.length, date }
    return [...adds, read, orderStep(shop, company, ordered)]
  })
}

function orderStep(
  { price }: BareShop,
  company: BareCompany,
  { basket, version, date }: { readonly basket: Basket; readonly version: number; readonly date: string },
): Step {
  const request = requestFor(basket, date)
  const order: NewOrder = {
    ...company,
    request,
    requestHash: hashOfRequest(request),
    language: 'en',
    page: { version, baskets: company.baskets, deleted: new Map(), clients: new Map() },
    basket,
    priced: price(company, basket.lines),
    site: chosenSite(company.customer, null),
    gateway: null,
    nowMs: Date.now(),
  }
  return stepOf(wholeOrderStatement(order, wholeShare(order)))
}

function requestFor(basket: Basket, date: string): OrderRequest {
  return {
    key: randomUUID(),
    quote: '',
    basketId: basket.id,
    fulfilment: { method: 'DELIVERY', date },
    paymentType: 'CASH',
    priceMarkOption: null,
    purchaseOrderNumber: '',
    notes: '',
    feedback: '',
    card: null,
  }
}

function stepOf({ sql, parameters }: CompiledQuery): Step {
  return { text: sql, values: parameters }
}
