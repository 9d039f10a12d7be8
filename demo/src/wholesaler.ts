import { isLocalDate, type LocalDate } from '@provender/domain/slots/hours'
import { attributeRows } from './catalogue/attributes.ts'
import { categoryRows } from './catalogue/category-rows.ts'
import { offersOf } from './catalogue/offers.ts'
import { priceLists, pricesOf } from './catalogue/prices.ts'
import { listProducts } from './catalogue/products.ts'
import { stockOf } from './catalogue/stock.ts'
import { bannersFor } from './content/banners.ts'
import { demoConfig } from './content/config.ts'
import { faq } from './content/faq.ts'
import { holidaysFrom, openingHours } from './content/opening.ts'
import { pages } from './content/pages.ts'
import type { DemoWholesaler } from './dataset.ts'
import { companies, routes } from './trade/companies.ts'
import { favouritesOf, ordersOf } from './trade/orders.ts'
import { findSellableProducts } from './trade/sellable-products.ts'
import { sites } from './trade/sites.ts'

export interface DemoOptions {
  readonly seed: number
  /** The current day; promotions, orders and holidays are placed around it. */
  readonly anchor: LocalDate
  /** From 500 to about 43,000; 5,000 by default. */
  readonly productCount?: number
}

/**
 * Builds the complete demo wholesaler; deterministic for the same options. Throws a RangeError for a count outside the range, and for an
 * invalid anchor date.
 */
export function buildDemoWholesaler({ seed, anchor, productCount = 5000 }: DemoOptions): DemoWholesaler {
  if (!isLocalDate(anchor)) throw new RangeError(`${anchor} is not a date.`)
  const listed = listProducts(seed, anchor, offersOf(seed, productCount))
  const products = listed.map(({ product }) => product)
  const prices = pricesOf(seed, anchor, listed)
  const stock = stockOf(seed, listed)
  const sellable = findSellableProducts(listed, prices, stock)
  return {
    categories: categoryRows(listed),
    attributes: attributeRows(products.map(({ attributes }) => attributes)),
    products,
    priceLists,
    prices,
    stock,
    routes,
    companies,
    sites,
    orders: ordersOf(seed, anchor, sellable),
    banners: bannersFor(anchor, listed),
    pages,
    faq,
    favourites: favouritesOf(seed, sellable),
    buyers: ['till@provender.example'],
    openingHours,
    holidays: holidaysFrom(anchor),
    config: demoConfig(),
  }
}
