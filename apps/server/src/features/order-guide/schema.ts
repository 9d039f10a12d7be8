import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { type UsualLine, usualOrder } from '@provender/domain/order-guide/usual-order'
import { localDay } from '@provender/domain/slots/local-time'
import { boxesOfSamePieces, defaultSalesUnit, piecesPerBox } from '@provender/domain/units/units'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { Product } from '../catalogue/product-type.ts'
import {
  addToGuide,
  readOrderGuide,
  readRecentLines,
  type OrderGuideItemRow,
  type RecentLineRow,
  setHidden,
  writePar,
  writePositions,
} from './store.ts'

interface Usual extends OrderGuideItemRow {
  readonly product: CatalogueProduct
  /** Null for a product that is not part of today's usual order. */
  readonly usual: UsualLine | null
}

const dayMs = 86_400_000

/** Reads the order guide once per document, however often it is queried; the recent lines likewise. */
const loadOrderGuide = defineLoader(async ({ db, clock }, ids) => {
  const read = async (id: number) => [id, await readOrderGuide(db, id as CompanyId, clock.nowMs())] as const
  return new Map(await Promise.all(ids.map(read)))
})

const loadRecentLines = defineLoader(async ({ db, clock }, ids) => {
  const read = async (id: number) => [id, await readRecentLines(db, id as CompanyId, clock.nowMs())] as const
  return new Map(await Promise.all(ids.map(read)))
})

/** What the company usually orders on this day of the week, by product. */
async function loadUsualOrder(
  context: Context,
  companyId: CompanyId,
): Promise<ReadonlyMap<ProductId, UsualLine>> {
  const { deps, viewer } = context
  const weekdayOf = (ms: number): number => localDay(ms, viewer.config.warehouseTimezone).dayOfWeek
  const rows = await loadRecentLines(context, companyId)
  const quantityToday = ({ productId, unit, quantity, piecesPerBox: before }: RecentLineRow) => {
    const product = findProduct(viewer.catalogue, productId)
    return boxesOfSamePieces(quantity, { before, now: product ? piecesPerBox(product, unit) : null })
  }
  const orders = [...Map.groupBy(rows, ({ number }) => number).values()].map((lines) => ({
    weekday: weekdayOf(lines[0]?.placedAtMs ?? 0),
    lines: lines.map((line) => ({ ...line, quantity: quantityToday(line) })),
  }))
  return new Map(usualOrder(orders, weekdayOf(deps.clock.nowMs())).map((line) => [line.productId, line]))
}

/** The par level in today’s boxes. */
function parToday({ product, par, par_unit: unit, par_pieces_per_box: before }: Usual): Quantity | null {
  if (par === null || unit === null) return null
  return boxesOfSamePieces(par, { before, now: piecesPerBox(product, unit) })
}

const UsualType = builder.objectRef<Usual>('Usual')
builder.objectType(UsualType, {
  description:
    'A product that the company buys regularly or added itself, with the company’s settings for it. A product that was not bought within a year has no last quantity, order or time.',
  fields: (t) => ({
    product: t.field({ type: Product, resolve: ({ product }) => product }),
    lastQuantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: ({ bought }) => bought?.quantity ?? null,
    }),
    unit: t.string({
      resolve: ({ bought, product }) => bought?.unit ?? defaultSalesUnit(product),
      description: 'The unit of the last purchase, or else the default unit: 1 or 2.',
    }),
    lastPiecesPerBox: t.int({
      nullable: true,
      resolve: ({ bought }) => bought?.piecesPerBox ?? null,
      description: 'The pieces in a box at the last purchase; null for other units, or if unknown.',
    }),
    lastPrice: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ bought }) => bought?.unitNet ?? null,
      description: 'The net price of one unit that was paid at the last purchase.',
    }),
    lastOrderNumber: t.string({ nullable: true, resolve: ({ bought }) => bought?.number ?? null }),
    lastBoughtAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ bought }) => bought?.placedAtMs ?? null,
    }),
    timesBought: t.int({
      resolve: ({ bought }) => bought?.times ?? 0,
      description: 'The number of orders with the product within the last year.',
    }),
    everyDays: t.int({
      nullable: true,
      resolve: ({ bought }) =>
        !bought || bought.times < 2
          ? null
          : Math.max(1, Math.round((bought.placedAtMs - bought.firstAtMs) / dayMs / (bought.times - 1))),
      description: 'The days between two orders with this product; null if there was only one.',
    }),
    usualQuantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: ({ usual }) => usual?.quantity ?? null,
      description:
        'How much the usual order of this day of the week has of the product, in usualUnit; null if it is not part of it.',
    }),
    usualUnit: t.string({ nullable: true, resolve: ({ usual }) => usual?.unit ?? null }),
    par: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: parToday,
      description: 'The par level, in parUnit. Par levels in boxes keep their pieces if the box changes.',
    }),
    parUnit: t.string({ nullable: true, resolve: ({ par_unit }) => par_unit }),
  }),
})

builder.queryField('orderGuide', (t) =>
  t.field({
    ...allow('customer'),
    type: [UsualType],
    args: { leftOut: t.arg.boolean({ description: 'The hidden products instead of the visible ones.' }) },
    description:
      'Products that the company bought within a year or added itself and that are still sold, in the company’s order.',
    resolve: async (_root, { leftOut }, context) => {
      const { viewer } = context
      const { companyId } = requireUser(context)
      const [rows, usuals] = await Promise.all([
        loadOrderGuide(context, companyId),
        loadUsualOrder(context, companyId),
      ])
      return rows.flatMap((row) => {
        const product = findProduct(viewer.catalogue, row.product_id)
        const isRequested = row.is_left_out === (leftOut ?? false)
        return isRequested && product && isPublishedTo(viewer, product)
          ? [{ ...row, product, usual: usuals.get(row.product_id) ?? null }]
          : []
      })
    },
  }),
)

const maxPlaces = 500
const placesArgs = v.object({ productIds: v.pipe(v.array(v.number()), v.maxLength(maxPlaces)) })

builder.mutationField('arrangeOrderGuide', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'sets the order of the products' },
    type: 'Boolean',
    args: {
      productIds: t.arg({ type: ['Int64'], required: true, description: 'At most 500, in the new order.' }),
    },
    description: 'Sorts the products of the order guide like the customer’s own shelves.',
    resolve: async (_root, args, context) => {
      const { productIds } = parseArgs(placesArgs, args)
      const once = [...new Set(productIds)] as ProductId[]
      await writePositions(context.deps.db, requireUser(context).companyId, once)
      return true
    },
  }),
)

const parArgs = v.object({
  unit: v.picklist(['1', '2']),
  quantity: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000_000)), null),
})

builder.mutationField('setOrderGuidePar', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'sets the par level' },
    type: 'Boolean',
    args: {
      productId: t.arg({ type: 'Int64', required: true }),
      unit: t.arg.string({ required: true }),
      quantity: t.arg({ type: 'Quantity', description: 'If omitted, the par level is removed.' }),
    },
    description:
      'Sets the par level of a product: the quantity that the company wants to have after a delivery.',
    resolve: async (_root, args, context) => {
      const { unit, quantity } = parseArgs(parArgs, args)
      const product = soldTo(context, args.productId)
      await writePar(context.deps.db, requireUser(context).companyId, {
        productId: product.id,
        unit,
        par: quantity as Quantity | null,
        piecesPerBox: piecesPerBox(product, unit),
      })
      return true
    },
  }),
)

builder.mutationField('addToOrderGuide', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'a product is in the guide or not' },
    type: 'Boolean',
    args: { productId: t.arg({ type: 'Int64', required: true }) },
    description: 'Adds a product to the order guide, whether it was bought before or not.',
    resolve: async (_root, args, context) => {
      const { id: productId } = soldTo(context, args.productId)
      await addToGuide(context.deps.db, requireUser(context).companyId, productId)
      return true
    },
  }),
)

builder.mutationField('leaveOutOfOrderGuide', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'a product is left out or not' },
    type: 'Boolean',
    args: {
      productId: t.arg({ type: 'Int64', required: true }),
      leftOut: t.arg.boolean({ required: true }),
    },
    description: 'Hides a product of the order guide, or shows it again.',
    resolve: async (_root, args, context) => {
      const { id: productId } = soldTo(context, args.productId)
      await setHidden(context.deps.db, requireUser(context).companyId, {
        productId,
        isLeftOut: args.leftOut,
      })
      return true
    },
  }),
)

function soldTo({ viewer }: Context, id: number): CatalogueProduct {
  const product = findProduct(viewer.catalogue, id as ProductId)
  if (!product || !isPublishedTo(viewer, product)) throw apiError('NOT_FOUND')
  return product
}
