import { findProduct } from '@provender/catalogue/catalogue'
import type { Database } from '@provender/db/tables'
import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { Product } from '../catalogue/product-type.ts'

/** More than a company lists by hand. */
const maxProducts = 500

builder.queryField('neverSubstituted', (t) =>
  t.field({
    ...allow('customer'),
    type: [Product],
    description:
      'Products for which the company never receives another one. A line of a new order has the wish LEAVE_OUT for them, unless it has a wish of its own.',
    resolve: async (_root, _args, context) => {
      const { deps, viewer } = context
      const rows = await deps.db
        .selectFrom('order_guide_product')
        .select('product_id')
        .where('company_id', '=', requireUser(context).companyId)
        .where('is_never_substituted', '=', true)
        .orderBy('product_id')
        .limit(maxProducts)
        .execute()
      return rows.flatMap(({ product_id: id }) => {
        const product = findProduct(viewer.catalogue, id)
        return product && isPublishedTo(viewer, product) ? [product] : []
      })
    },
  }),
)

builder.mutationField('neverSubstitute', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'a product may be substituted or not' },
    type: 'Boolean',
    args: {
      productId: t.arg({ type: 'Int64', required: true }),
      never: t.arg.boolean({ required: true }),
    },
    description:
      'Sets whether the company never receives another product for this one. Orders that are placed already keep their wishes.',
    resolve: async (_root, { productId, never }, context) => {
      const { viewer, deps } = context
      const product = findProduct(viewer.catalogue, productId as ProductId)
      if (!product || !isPublishedTo(viewer, product)) throw apiError('NOT_FOUND')
      await writeNeverSubstituted(deps.db, requireUser(context).companyId, { id: product.id, never })
      return true
    },
  }),
)

async function writeNeverSubstituted(
  db: Kysely<Database>,
  companyId: CompanyId,
  { id, never }: { readonly id: ProductId; readonly never: boolean },
): Promise<void> {
  await db
    .insertInto('order_guide_product')
    .values({ company_id: companyId, product_id: id, is_never_substituted: never })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'product_id']).doUpdateSet({ is_never_substituted: never }),
    )
    .execute()
}
