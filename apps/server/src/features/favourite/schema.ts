import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { stockReminders } from '@provender/catalogue/stock-reminders'
import { netPrices } from '@provender/catalogue/viewer'
import type { ProductId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { answerReminders } from '../catalogue/answer-reminders.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { Product } from '../catalogue/product-type.ts'
import { addFavourites, addReminder, deleteFavourites, deleteReminder } from './store.ts'

const favouriteArgs = v.object({ productId: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(200)) })

builder.mutationField('addFavorites', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a product is a favourite or not' },
    args: { productId: t.arg({ type: ['Int64'], required: true }) },
    resolve: async (_root, args, context) => {
      const { productId } = parseArgs(favouriteArgs, args)
      const added = productId.map((id) => requireProduct(context, id))
      await addFavourites(
        context.deps.db,
        requireUser(context).userId,
        added.map((product) => ({
          productId: product.id,
          ...netPrices(context.viewer.catalogue, product, context.viewer),
        })),
      )
      return await done(context)
    },
  }),
)

builder.mutationField('deleteFavorites', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a product is a favourite or not' },
    args: { productId: t.arg({ type: ['Int64'], required: true }) },
    resolve: async (_root, args, context) => {
      const { productId } = parseArgs(favouriteArgs, args)
      await deleteFavourites(context.deps.db, requireUser(context).userId, productId as ProductId[])
      return await done(context)
    },
  }),
)

builder.mutationField('addProductStockReminder', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a login has one reminder for a product' },
    args: { productId: t.arg({ type: 'Int64', required: true }) },
    description: 'Notifies the user once when the product is back in stock, immediately if it already is.',
    resolve: async (_root, args, context) => {
      const { db } = context.deps
      const productId = args.productId as ProductId
      requireProduct(context, productId)
      await addReminder(db, requireUser(context).userId, productId)
      // The product may have come back before the reminder was stored, so check again.
      await answerReminders({ ...context.deps, catalogue: context.deps.catalogue.current() }, [productId])
      return await done(context)
    },
  }),
)

builder.mutationField('deleteProductStockReminder', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'there is a reminder or not' },
    args: { productId: t.arg({ type: 'Int64', required: true }) },
    resolve: async (_root, { productId }, context) => {
      await deleteReminder(context.deps.db, requireUser(context).userId, productId as ProductId)
      return await done(context)
    },
  }),
)

builder.queryField('stockReminders', (t) =>
  t.field({
    ...allow('customer'),
    type: [Product],
    description: 'The products with a stock reminder of the user, by name.',
    resolve: (_root, _args, { viewer }) =>
      stockReminders(viewer.catalogue, viewer.reminders).filter((product) => isPublishedTo(viewer, product)),
  }),
)

function requireProduct({ viewer }: Context, id: number): CatalogueProduct {
  const product = findProduct(viewer.catalogue, id as ProductId)
  if (!product || !isPublishedTo(viewer, product)) throw apiError('NOT_FOUND')
  return product
}

async function done(context: Context): Promise<true> {
  await context.deps.accounts.invalidate(requireUser(context).userId)
  return true
}
