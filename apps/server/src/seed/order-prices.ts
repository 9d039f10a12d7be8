import { priceOn } from '@provender/catalogue/product'
import type { DemoOrderLine, DemoWholesaler } from '@provender/demo/dataset'
import {
  isOrderable,
  type PricedLine,
  priceBasket,
  type PricingContext,
} from '@provender/domain/basket/price-basket'
import type { Config } from '@provender/domain/config/config'
import type { ProductId } from '@provender/domain/ids'
import type { CompanyRow, PriceRow, ProductRow } from '@provender/domain/import/rows'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { Totals } from '@provender/domain/money/vat'
import type { Price, PricesOfProduct } from '@provender/domain/price/price'
import { type BaseUnits, toBaseUnits } from '@provender/domain/units/units'
import { requireValue } from './ids-by-code.ts'

export interface PricedOrder {
  readonly lines: readonly PricedOrderLine[]
  readonly totals: Totals
}

interface PricedOrderLine {
  readonly priced: PricedLine
  readonly product: ProductRow
  /** The quantity that the line took from stock on its day. */
  readonly baseUnits: BaseUnits
}

/** Prices the demo's orders by the normal rules, at the company's prices of the day. */
export function orderPricer(
  { products, prices }: DemoWholesaler,
  { config, idOf }: { readonly config: Config; readonly idOf: (code: string) => ProductId },
): (company: CompanyRow, lines: readonly DemoOrderLine[], day: string) => PricedOrder {
  const productById = new Map(products.map((product) => [idOf(product.code), product]))
  const pricesByCode = Map.groupBy(prices, (price) => price.productCode)
  return (company, lines, day) => {
    const context: PricingContext = {
      precedence: config.pricePrecedence,
      hideStandard: company.hideDefaultProductPrices ?? config.hideDefaultProductPrices,
      stockPolicy: config,
      product: (id) => {
        const product = productById.get(id)
        if (!product) return undefined
        const own = pricesByCode.get(product.code) ?? []
        return {
          units: product,
          prices: pricesFor(own, company.priceListCode, day),
          vatBasisPoints: product.vatBasisPoints,
          saleType: product.saleType,
          // There was enough stock at the time.
          stock: { onHand: Number.MAX_SAFE_INTEGER, suspended: false },
        }
      },
    }
    const basket = lines.map(({ productCode, unit, quantity }) => ({
      productId: idOf(productCode),
      unit,
      quantity: quantity as Quantity,
      priceWhenAdded: null,
      piecesPerBoxWhenAdded: null,
      note: '',
      substitutionWish: null,
      changedBy: null,
    }))
    const { lines: priced, totals } = priceBasket(basket, context)
    return {
      totals,
      lines: priced.filter(isOrderable).map((line) => {
        const product = requireValue(productById.get(line.productId), `product ${line.productId}`)
        return { priced: line, product, baseUnits: toBaseUnits(product, line.unit, line.quantity) }
      }),
    }
  }
}

function pricesFor(rows: readonly PriceRow[], priceListCode: string | null, day: string): PricesOfProduct {
  const priceOf = (kind: PriceRow['kind']): Price | null =>
    priceOn(
      rows
        .filter((row) => row.kind === kind && (kind !== 'private' || row.priceListCode === priceListCode))
        .map(priceFrom),
      day,
    )
  return {
    standard: priceOf('standard'),
    private: priceOf('private'),
    promo: priceOf('promo'),
    clearance: priceOf('clearance'),
  }
}

function priceFrom(row: PriceRow) {
  return {
    priceId: 0,
    price: row.price as UnitPrice | null,
    parcelPrice: row.parcelPrice as UnitPrice | null,
    discountBasisPoints: row.discountBasisPoints,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
  }
}
