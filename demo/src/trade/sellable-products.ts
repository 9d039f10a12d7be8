import type { PriceRow, StockRow } from '@provender/domain/import/rows'
import type { SalesUnit } from '@provender/domain/price/price'
import type { ListedProduct } from '../catalogue/products.ts'
import type { RegularProduct } from './regular-products.ts'

/** A sellable product: published everywhere, not suspended, with a price for its unit. */
export interface SellableProduct extends ListedProduct {
  readonly unit: SalesUnit
}

export function findSellableProducts(
  listed: readonly ListedProduct[],
  prices: readonly PriceRow[],
  stock: readonly StockRow[],
): readonly SellableProduct[] {
  const priced = new Map(
    prices.filter(({ kind }) => kind === 'standard').map((row) => [row.productCode, row]),
  )
  const suspended = new Set(stock.filter(({ suspended }) => suspended).map(({ productCode }) => productCode))
  return listed.flatMap((one): readonly SellableProduct[] => {
    const { product, offer } = one
    const price = priced.get(product.code)
    const unit = product.defaultUnit
    const hasPrice = (unit === '1' ? price?.price : price?.parcelPrice) ?? 0
    const isVisible = product.webPublished && product.mobilePublished && !suspended.has(product.code)
    return isVisible && hasPrice > 0 && !offer.base.deposit && product.saleType === 'NORMAL'
      ? [{ ...one, unit }]
      : []
  })
}

/** The products of a company's regular list: for each entry the plainest product, or two if it has flavours. */
export function productsOfUsuals(
  usuals: readonly RegularProduct[],
  sellable: readonly SellableProduct[],
): readonly { readonly usual: RegularProduct; readonly sellable: SellableProduct }[] {
  const byBase = Map.groupBy(sellable, ({ offer }) => `${offer.base.category}|${offer.base.name}`)
  return usuals.flatMap((usual) => {
    const found = byBase.get(`${usual.category}|${usual.base}`) ?? []
    const plain = found.filter(({ offer }) => !offer.priceMarked && offer.line === null)
    const [first, ...others] = plain
    if (first === undefined) return []
    const second = others.find(({ offer }) => offer.flavour !== first.offer.flavour)
    return [first, ...(second ? [second] : [])].map((one) => ({ usual, sellable: one }))
  })
}
