import type { ProductOnDevice } from '@provender/device-catalogue/catalogue-holder'
import type { BasketLine } from '@provender/domain/basket/basket'
import { formatUnitPrice } from '@provender/domain/money/decimal'
import { acceptsBackOrders, type StockPolicy } from '@provender/domain/stock/stock'
import { isPriced, unitOf } from '../catalogue/basket-product.ts'
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
  const problems = problemsOf(product, { isSold: isPriced(sold), policy })
  return {
    ...unreviewed,
    productId: String(productId),
    unit,
    name: product.name,
    code: product.code,
    price: isPriced(sold) ? (sold?.price ?? null) : null,
    oldPrice: sold?.oldPrice ?? null,
    vatRate: product.vat,
    isOrderable: problems.length === 0,
    problems: problems.map((type) => ({
      type,
      availableQuantity: null,
      availableTogether: null,
      priceWhenAdded: null,
      piecesPerBoxWhenAdded: null,
    })),
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

function problemsOf(
  { stockStatus }: Product,
  { isSold, policy }: { readonly isSold: boolean; readonly policy: StockPolicy },
): readonly LineProblemType[] {
  if (!isSold) return ['NO_PRICE']
  return stockStatus.available || acceptsBackOrders(policy) ? [] : ['OUT_OF_STOCK']
}
