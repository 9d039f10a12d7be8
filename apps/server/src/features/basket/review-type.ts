import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { Database } from '@provender/db/tables'
import {
  isOrderable,
  type LineProblem,
  type PricedBasket,
  type PricedLine,
} from '@provender/domain/basket/price-basket'
import type { Quantity } from '@provender/domain/money/money'
import type { Totals, VatOfRate } from '@provender/domain/money/vat'
import { remainingQuantity, requestedBaseUnits } from '@provender/domain/stock/stock'
import { type BaseUnits, baseUnitsAsQuantity, quantityWithin } from '@provender/domain/units/units'
import type { Kysely } from 'kysely'
import { builder } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import { PriceKindEnum } from '../catalogue/answer-fields.ts'
import { Product } from '../catalogue/product-type.ts'
import { type ProductNames, readNames } from './store.ts'

const VatOfRateType = builder.objectRef<VatOfRate>('VatOfRate')
builder.objectType(VatOfRateType, {
  fields: (t) => ({
    rate: t.float({ resolve: ({ vatBasisPoints }) => vatBasisPoints / 100, description: 'In percent.' }),
    net: t.expose('net', { type: 'Money' }),
    vat: t.expose('vat', { type: 'Money' }),
  }),
})

export const TotalsType = builder.objectRef<Totals>('Totals')
builder.objectType(TotalsType, {
  fields: (t) => ({
    net: t.expose('net', { type: 'Money' }),
    vat: t.expose('vat', { type: 'Money' }),
    gross: t.expose('gross', { type: 'Money', description: 'Net and VAT added up.' }),
    vatByRate: t.field({ type: [VatOfRateType], resolve: ({ vatByRate }) => [...vatByRate] }),
  }),
})

const LineProblemEnum = builder.enumType('LineProblemType', {
  values: [
    'NO_LONGER_AVAILABLE',
    'NO_PRICE',
    'OUT_OF_STOCK',
    'SHORT',
    'BACK_ORDER',
    'IN_TRANSIT',
    'PRICE_CHANGED',
    'BOX_CHANGED',
  ] as const satisfies readonly LineProblem['type'][],
})

interface ProblemView {
  readonly problem: LineProblem
  readonly line: PricedLine
  readonly product: CatalogueProduct | undefined
}

const LineProblemType = builder.objectRef<ProblemView>('LineProblem')
builder.objectType(LineProblemType, {
  fields: (t) => ({
    type: t.field({ type: LineProblemEnum, resolve: ({ problem }) => problem.type }),
    availableQuantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: availableQuantity,
      description: 'For SHORT: the largest quantity of this unit in stock.',
    }),
    availableTogether: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: availableTogether,
      description:
        'For SHORT, if the basket has both pieces and boxes of the product: the pieces in stock for both lines together.',
    }),
    priceWhenAdded: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ problem }) => (problem.type === 'PRICE_CHANGED' ? problem.priceWhenAdded : null),
    }),
    piecesPerBoxWhenAdded: t.int({
      nullable: true,
      resolve: ({ problem }) => (problem.type === 'BOX_CHANGED' ? problem.piecesPerBoxWhenAdded : null),
    }),
  }),
})

function availableQuantity({ problem, line, product }: ProblemView): Quantity | null {
  if (problem.type !== 'SHORT' || !product) return null
  const stock: BaseUnits = problem.availableBaseUnits
  return quantityWithin(product, line.unit, stock)
}

/** Set only if pieces of the product are ordered too. Their line shows the same number. */
function availableTogether({ problem, line, product }: ProblemView): Quantity | null {
  if (problem.type !== 'SHORT' || !product) return null
  const lineUnits = requestedBaseUnits(product, [line])
  return lineUnits < problem.requestedBaseUnits
    ? baseUnitsAsQuantity(product, problem.availableBaseUnits)
    : null
}

interface ReviewedLineView {
  readonly line: PricedLine
  readonly product: CatalogueProduct | undefined
  readonly called: ProductNames
  readonly hasLastStock: boolean
}

const ReviewedLine = builder.objectRef<ReviewedLineView>('ReviewedLine')
builder.objectType(ReviewedLine, {
  description: 'A basket line as it would be ordered now.',
  fields: (t) => ({
    productId: t.field({ type: 'Int64', resolve: ({ line }) => line.productId }),
    product: t.field({
      type: Product,
      nullable: true,
      resolve: ({ product }) => product ?? null,
      description: 'Null if it is deleted.',
    }),
    name: t.string({
      resolve: ({ called }) => called.name,
      description: 'The display name; also set for a deleted product.',
    }),
    code: t.string({ resolve: ({ called }) => called.code }),
    unit: t.string({ resolve: ({ line }) => line.unit }),
    quantity: t.field({ type: 'Quantity', resolve: ({ line }) => line.quantity }),
    price: t.field({ type: 'UnitPrice', nullable: true, resolve: ({ line }) => line.unitNet }),
    oldPrice: t.field({ type: 'UnitPrice', nullable: true, resolve: ({ line }) => line.unitOld }),
    priceKind: t.field({ type: PriceKindEnum, nullable: true, resolve: ({ line }) => line.priceKind }),
    vatRate: t.float({ resolve: ({ line }) => line.vatBasisPoints / 100, description: 'In percent.' }),
    net: t.field({ type: 'Money', resolve: ({ line }) => line.net }),
    vat: t.field({ type: 'Money', resolve: ({ line }) => line.vat }),
    isOrderable: t.boolean({ resolve: ({ line }) => isOrderable(line) }),
    hasLastStock: t.boolean({
      resolve: ({ hasLastStock }) => hasLastStock,
      description: 'True if the basket has all that is in stock, so that no more of this unit can be added.',
    }),
    problems: t.field({
      type: [LineProblemType],
      resolve: ({ line, product }) => line.problems.map((problem) => ({ problem, line, product })),
    }),
  }),
})

type FoundLine = Omit<ReviewedLineView, 'called'>

function called(reviewed: FoundLine): ReviewedLineView {
  const { product } = reviewed
  return { ...reviewed, called: { name: product?.name ?? '', code: product?.code ?? '' } }
}

async function calledWithDeleted(
  db: Kysely<Database>,
  reviewedLines: readonly FoundLine[],
): Promise<ReviewedLineView[]> {
  const deleted = reviewedLines.flatMap(({ product, line }) => (product ? [] : [line.productId]))
  const names = await readNames(db, deleted)
  return reviewedLines.map((each) => {
    const name = each.product ? undefined : names.get(each.line.productId)
    return name ? { ...each, called: name } : called(each)
  })
}

function takesAllStock(
  lines: readonly PricedLine[],
  { productId, unit, quantity }: PricedLine,
  { product, stock }: { readonly product: CatalogueProduct; readonly stock: BaseUnits },
): boolean {
  const other = lines.find((line) => line.productId === productId && line.unit !== unit)
  const otherQuantity = other?.quantity ?? (0 as Quantity)
  return quantity === remainingQuantity(product, unit, { stock, otherQuantity })
}

export interface Review {
  readonly priced: PricedBasket
  readonly viewer: CatalogueViewer
}

export const BasketReview = builder.objectRef<Review>('BasketReview')
builder.objectType(BasketReview, {
  description: 'The basket priced and checked now. Totals count only the lines that can be ordered.',
  fields: (t) => ({
    lines: t.field({
      type: [ReviewedLine],
      resolve: ({ priced, viewer }, _args, { deps }) => {
        const reviewedLines = priced.lines.map((line) => {
          const product = findProduct(viewer.catalogue, line.productId)
          const stock = deps.catalogue.sellable(line.productId, viewer.config)
          return {
            line,
            product,
            hasLastStock: product !== undefined && takesAllStock(priced.lines, line, { product, stock }),
          }
        })
        return reviewedLines.every(({ product }) => product)
          ? reviewedLines.map(called)
          : calledWithDeleted(deps.db, reviewedLines)
      },
    }),
    totals: t.field({ type: TotalsType, resolve: ({ priced }) => priced.totals }),
  }),
})
