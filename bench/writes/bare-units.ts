import { randomUUID } from 'node:crypto'
import type { Basket } from '@provender/domain/basket/basket'
import type { Quantity } from '@provender/domain/money/money'
import { basketsStatement } from '@provender/server/basket/store'
import { basketWriteStatement } from '@provender/server/basket/write-baskets'
import { beginOrderStatement, type InsertedOrder } from '@provender/server/checkout/begin-order'
import { completeOrderStatement } from '@provender/server/checkout/complete-order'
import type { NewOrder } from '@provender/server/checkout/new-order'
import { requestHash, type OrderRequest } from '@provender/server/checkout/order-request'
import { reservationOf } from '@provender/server/checkout/stock-reservation'
import { selectSite } from '@provender/server/site/customer-sites'
import type { CompiledQuery } from 'kysely'
import type { BareCompany, BareShop } from './bare-shop.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement, or a function of the row that the previous step returned. */
type Step = Statement | ((row: unknown) => Statement)

export type Unit = readonly Step[]

/** Adds one to the first line of the first basket repeatedly, like a device's queue. */
export function addUnits(company: BareCompany, count: number): readonly Unit[] {
  const { user, baskets } = company
  const clientId = randomUUID()
  let before = baskets
  return Array.from({ length: count }, (_, at) => {
    const after = before.map((basket, index) => (index === 0 ? withOneMore(basket, 0) : basket))
    const write = {
      companyId: user.companyId,
      before: { version: company.version + at, baskets: before },
      after,
      client: { clientId, userId: user.userId, lastN: at + 1, problems: [] },
    }
    before = after
    return [statementOf(basketWriteStatement(write))]
  })
}

function withOneMore(basket: Basket, index: number): Basket {
  const lines = basket.lines.map((line, at) =>
    at === index ? { ...line, quantity: (line.quantity + 1000) as Quantity } : line,
  )
  return { ...basket, lines, updatedAtMs: Date.now() }
}

export function orderUnits(shop: BareShop, company: BareCompany, date: string): readonly Unit[] {
  return company.baskets.map((basket, index) =>
    orderSteps(shop, company, { basket, version: company.version + index, date }),
  )
}

/** Three adds to the first basket, the reads of a quote, and the order, repeatedly. */
export function checkoutUnits(
  shop: BareShop,
  company: BareCompany,
  { count, date }: { readonly count: number; readonly date: string },
): readonly Unit[] {
  const { user, baskets, version } = company
  const [full] = baskets
  if (!full) throw new Error('A bare buyer has no basket')
  const clientId = randomUUID()
  const versionsEach = full.lines.length + 1
  return Array.from({ length: count }, (_, round) => {
    const first = version + round * versionsEach
    const adds = full.lines.map((_line, index) => {
      const before = { ...full, lines: full.lines.slice(0, index) }
      const after = { ...full, lines: full.lines.slice(0, index + 1), updatedAtMs: Date.now() }
      return statementOf(
        basketWriteStatement({
          companyId: user.companyId,
          before: { version: first + index, baskets: [before] },
          after: [after],
          client: {
            clientId,
            userId: user.userId,
            lastN: round * full.lines.length + index + 1,
            problems: [],
          },
        }),
      )
    })
    const read = statementOf(basketsStatement(user.companyId, first + full.lines.length).compile(shop.db))
    const ordered = { basket: full, version: first + full.lines.length, date }
    return [...adds, read, ...orderSteps(shop, company, ordered)]
  })
}

function orderSteps(
  { db, price }: BareShop,
  company: BareCompany,
  { basket, version, date }: { readonly basket: Basket; readonly version: number; readonly date: string },
): readonly Step[] {
  const request = requestFor(basket, date)
  const order: NewOrder = {
    ...company,
    request,
    requestHash: requestHash(request),
    language: 'en',
    page: { version, baskets: company.baskets, deleted: new Map(), clients: new Map() },
    basket,
    priced: price(company, basket.lines),
    site: selectSite(company.user, null),
    gateway: null,
    nowMs: Date.now(),
  }
  return [
    { text: 'begin', values: [] },
    statementOf(beginOrderStatement(order).compile(db)),
    (row) => {
      const { id, locked_stock } = row as InsertedOrder
      const reservation = reservationOf(order, locked_stock ?? [])
      if (id === null || !reservation.ok) throw new Error('The stock of a bare buyer is not what it was')
      return statementOf(
        completeOrderStatement(order, id, { reservation: reservation.value, isHeld: false }).compile(db),
      )
    },
    { text: 'commit', values: [] },
  ]
}

function requestFor(basket: Basket, date: string): OrderRequest {
  return {
    key: randomUUID(),
    quote: '',
    basketId: basket.id,
    fulfilment: { method: 'DELIVERY', date },
    paymentType: 'CASH',
    priceMarkOption: null,
    substitutionWish: null,
    purchaseOrderNumber: '',
    notes: '',
    feedback: '',
    card: null,
  }
}

function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { text: sql, values: parameters }
}
