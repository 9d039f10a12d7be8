import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { ProductId } from '@provender/domain/ids'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { Product } from '../catalogue/product-type.ts'
import { onlyUnitOf, type PaidPrice, type Purchase, readPaidPrices, readPurchases } from './purchases.ts'

interface PurchaseOfProduct extends Purchase {
  readonly product: CatalogueProduct
}

const PurchaseType = builder.objectRef<PurchaseOfProduct>('Purchase')
builder.objectType(PurchaseType, {
  description: 'The company’s last purchase of a product that is still sold.',
  fields: (t) => ({
    product: t.field({ type: Product, resolve: ({ product }) => product }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    unit: t.exposeString('unit'),
    price: t.expose('unit_net', {
      type: 'UnitPrice',
      description: 'The net price of one unit that was paid.',
    }),
    orderNumber: t.exposeString('number'),
    onlyUnit: t.string({
      nullable: true,
      description:
        'The unit of all purchases. Null if there were several, if it is no longer sold, or if it holds other pieces than at the last one.',
      resolve: (purchase) => onlyUnitOf(purchase, purchase.product),
    }),
    boughtAt: t.expose('placed_at', { type: 'DateTime' }),
  }),
})

const maxPurchases = 100

const purchaseArgs = v.object({
  productIds: v.nullish(v.pipe(v.array(v.number()), v.maxLength(maxPurchases))),
  limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPurchases)), 24),
})

builder.queryField('previouslyBought', (t) =>
  t.field({
    ...allow('customer'),
    type: [PurchaseType],
    args: {
      productIds: t.arg({
        type: ['Int64'],
        description: 'Only these products; if omitted, those bought within a year.',
      }),
      limit: t.arg.int({ description: 'At most 100.' }),
    },
    description: 'Products that the company bought before, most often bought first.',
    resolve: async (_root, args, context) => {
      const { productIds, limit } = parseArgs(purchaseArgs, args)
      const { deps, viewer } = context
      const purchases = await readPurchases(deps.db, requireUser(context).companyId, {
        productIds: (productIds ?? undefined) as readonly ProductId[] | undefined,
        nowMs: deps.clock.nowMs(),
        limit,
      })
      return purchases.flatMap((purchase) => {
        const product = findProduct(viewer.catalogue, purchase.product_id)
        return product && isPublishedTo(viewer, product) ? [{ ...purchase, product }] : []
      })
    },
  }),
)

const PaidPriceType = builder.objectRef<PaidPrice>('PaidPrice')
builder.objectType(PaidPriceType, {
  fields: (t) => ({
    unit: t.exposeString('unit'),
    price: t.expose('unit_net', { type: 'UnitPrice', description: 'The net price of one unit.' }),
    since: t.expose('placed_at', { type: 'DateTime', description: 'When it was first paid.' }),
    orderNumber: t.exposeString('number'),
  }),
})

const maxPrices = 24

builder.queryField('paidPrices', (t) =>
  t.field({
    ...allow('customer'),
    type: [PaidPriceType],
    args: { productId: t.arg({ type: 'Int64', required: true }) },
    description:
      'How the company’s price of a product changed from order to order, latest first; at most 24.',
    resolve: async (_root, { productId }, context) => [
      ...(await readPaidPrices(context.deps.db, requireUser(context).companyId, {
        productId: productId as ProductId,
        limit: maxPrices,
      })),
    ],
  }),
)
