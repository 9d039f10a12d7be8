import type { Connection } from '@provender/db/connection'
import type { LoadResult } from '../load/load-job.ts'
import { loadResult } from '../load/send-load.ts'
import { serveJobs } from '../processes/serve-jobs.ts'
import type { Buyer } from '../shop/buyers.ts'
import { type BareShop, basketOf, openBareShop } from './bare-shop.ts'
import { addUnits, checkoutUnits, orderUnits, type Unit } from './bare-units.ts'
import { createStatementNames, runUnits } from './run-units.ts'

export interface BareJob {
  readonly connection: Connection
  /** One list of companies for each connection. */
  readonly companies: readonly (readonly Buyer[])[]
  readonly work: BareWork
  readonly deliveryDate: string
}

export type BareWork =
  | { readonly type: 'adds'; readonly lines: number; readonly count: number }
  | { readonly type: 'orders'; readonly lines: number; readonly baskets: number }
  | { readonly type: 'checkouts'; readonly lines: number; readonly count: number }

let opened: Promise<BareShop> | undefined
const named = createStatementNames()

serveJobs(async ({ connection, companies, work, deliveryDate }: BareJob): Promise<LoadResult> => {
  const shop = await (opened ??= openBareShop(connection))
  const lists: Unit[][] = []
  for (const buyers of companies) {
    const list: Unit[] = []
    for (const buyer of buyers) list.push(...(await unitsOf(shop, { buyer, work, deliveryDate })))
    lists.push(list)
  }
  return loadResult(await runUnits({ pool: shop.pool, named }, lists))
})

/** The units of work of a buyer's connection, on baskets that are filled for it. */
async function unitsOf(
  shop: BareShop,
  {
    buyer,
    work,
    deliveryDate: date,
  }: { readonly buyer: Buyer; readonly work: BareWork; readonly deliveryDate: string },
): Promise<readonly Unit[]> {
  const full = basketOf(buyer, work.lines, true)
  switch (work.type) {
    case 'adds':
      return addUnits(await shop.stock(buyer, [full]), work.count)
    case 'orders': {
      const others = Array.from({ length: work.baskets - 1 }, () => basketOf(buyer, work.lines, false))
      return orderUnits(shop, await shop.stock(buyer, [full, ...others]), date)
    }
    case 'checkouts': {
      const company = await shop.stock(buyer, [{ ...full, lines: [] }])
      return checkoutUnits(shop, { ...company, baskets: [full] }, { count: work.count, date })
    }
  }
}
