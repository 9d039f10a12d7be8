import type { ProductOnDevice } from '@provender/device-catalogue/catalogue-holder'
import type { BasketLine } from '@provender/domain/basket/basket'
import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import type { SalesUnit } from '@provender/domain/price/price'
import { acceptsBackOrders, type StockPolicy } from '@provender/domain/stock/stock'
import { baseUnitsAsQuantity, quantityWithin } from '@provender/domain/units/units'
import { isPriced, productUnits, stockOf, unitOf } from '../catalogue/basket-product.ts'
import type { LineProblemType, ReviewedLineFieldsFragment } from './basket-page.documents.ts'

type Product = ProductOnDevice['product']

interface ShopContext {
  readonly policy: StockPolicy
  readonly departments: readonly Category[]
}

interface Category {
  readonly id: string
  readonly name: string
  readonly childCategories?: readonly Category[]
}

/** Reviews a line with the product, price and stock that are on this device, until the server reviews it. */
export function deviceReview(
  { productId, unit }: BasketLine,
  product: Product,
  { policy, departments }: ShopContext,
): ReviewedLineFieldsFragment {
  const sold = unitOf(product, unit)
  const refusals = refusalsOf(product, { isSold: isPriced(sold), policy })
  return {
    ...unreviewed,
    productId: String(productId),
    unit,
    name: product.name,
    code: product.code,
    price: isPriced(sold) ? (sold?.price ?? null) : null,
    oldPrice: sold?.oldPrice ?? null,
    vatRate: product.vat,
    isOrderable: refusals.length === 0,
    problems: [
      ...refusals.map((type) => ({ ...problem, type })),
      ...(acceptsBackOrders(policy) ? [] : shortages(product, unit)),
    ],
    product: {
      ...product,
      categories: product.categories.flatMap(({ id }) => findCategory(departments, id) ?? []),
    },
  }
}

function findCategory(categories: readonly Category[], id: string): Category | undefined {
  for (const category of categories) {
    const match = category.id === id ? category : findCategory(category.childCategories ?? [], id)
    if (match) return match
  }
  return undefined
}

/** Reviews a line whose product is not on this device: its price is the one that the user saw. */
export function reviewWithoutProduct(
  { productId, unit, priceWhenAdded }: BasketLine,
  name: string,
): ReviewedLineFieldsFragment {
  const price = priceWhenAdded === null ? null : formatUnitPrice(priceWhenAdded)
  return { ...unreviewed, productId: String(productId), unit, name, price }
}

/** The edited basket works out quantity and amounts itself. */
const unreviewed: Omit<ReviewedLineFieldsFragment, 'productId' | 'unit' | 'name' | 'price'> = {
  code: '',
  quantity: 0,
  oldPrice: null,
  vatRate: 0,
  net: '0.00',
  vat: '0.00',
  isOrderable: true,
  hasLastStock: false,
  problems: [],
  product: null,
}

const problem = {
  availableQuantity: null,
  availableTogether: null,
  priceWhenAdded: null,
  piecesPerBoxWhenAdded: null,
}

function refusalsOf(
  { stockStatus }: Product,
  { isSold, policy }: { readonly isSold: boolean; readonly policy: StockPolicy },
): readonly LineProblemType[] {
  if (!isSold) return ['NO_PRICE']
  return stockStatus.available || acceptsBackOrders(policy) ? [] : ['OUT_OF_STOCK']
}

/** The edited basket shows it for lines above the stock only. Without a count, the server is the first to know. */
function shortages(product: Product, unit: SalesUnit): ReviewedLineFieldsFragment['problems'] {
  const stock = stockOf(product)
  if (!product.stockStatus.available || !Number.isFinite(stock)) return []
  const units = productUnits(product)
  return [
    {
      ...problem,
      type: 'SHORT',
      availableQuantity: Number(formatQuantity(quantityWithin(units, unit, stock))),
      availableTogether: Number(formatQuantity(baseUnitsAsQuantity(units, stock))),
    },
  ]
}
