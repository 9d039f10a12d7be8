import { addableQuantities } from '@provender/domain/basket/addable-quantities'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { basketContext } from './commands.ts'
import { writerOf } from './writer-of.ts'

const RequestedLineInput = builder.inputType('RequestedLineInput', {
  fields: (t) => ({
    product: t.field({ type: 'Int64', required: true }),
    unit: t.string({ required: true, description: '1 or 2.' }),
    quantity: t.field({ type: 'Quantity', required: true }),
  }),
})

const maxLines = 500

const addableArgs = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        product: v.number(),
        unit: v.picklist(['1', '2']),
        quantity: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    v.maxLength(maxLines),
  ),
})

builder.queryField('addableQuantities', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    type: ['Quantity'],
    args: { lines: t.arg({ type: [RequestedLineInput], required: true, description: 'At most 500.' }) },
    description:
      'How much of each line could be added to the active basket now, one after the other. Adds nothing, and says no more than adding would.',
    resolve: async (_root, args, context): Promise<Quantity[]> => {
      const { lines } = parseArgs(addableArgs, args)
      const { deps } = context
      const page = await deps.baskets.read(requireUser(context).companyId)
      const rules = basketContext(deps, writerOf(context), page)
      const additions = lines.map(({ product, unit, quantity }) => ({
        type: 'add' as const,
        basketId: null,
        productId: product as ProductId,
        unit,
        quantity: quantity as Quantity,
        price: null,
      }))
      return addableQuantities(page.baskets, additions, rules).map(({ quantity }) => quantity)
    },
  }),
)
