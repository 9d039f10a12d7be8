import { maxBaskets } from '@provender/domain/basket/basket'
import type { ReplacementBasket } from '@provender/domain/basket/replace-baskets'
import type { BasketId } from '@provender/domain/ids'
import { replacedLineFrom, replacedLinesSchema } from '@provender/sync/operations/parse-operations'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { FulfilmentMethodEnum } from './basket-type.ts'
import { ReplacedLineInput } from './operation-input.ts'

export const ReplacementBasketInput = builder.inputType('WantedBasketInput', {
  description: 'A basket in the state it should have. The server sets the times of changes.',
  fields: (t) => ({
    id: t.field({ type: 'Uuid', required: true }),
    name: t.string({ description: 'At most 60 characters; empty for the current name, or the default.' }),
    isActive: t.boolean({ required: true }),
    fullFillmentType: t.field({ type: FulfilmentMethodEnum }),
    products: t.field({ type: [ReplacedLineInput], required: true }),
  }),
})

const replacementSchema = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      name: v.nullish(v.string(), ''),
      isActive: v.boolean(),
      fullFillmentType: v.nullish(v.picklist(['DELIVERY', 'CLICK_AND_COLLECT']), null),
      products: replacedLinesSchema,
    }),
  ),
  v.maxLength(maxBaskets),
)

export function parseReplacementBaskets(input: unknown): readonly ReplacementBasket[] {
  const parsed = v.safeParse(replacementSchema, input, { abortEarly: true })
  if (!parsed.success) {
    const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? ''
    throw apiError('BAD_INPUT', { field: `baskets.${field}` })
  }
  return parsed.output.map(({ id, name, isActive, fullFillmentType, products }) => ({
    id: id as BasketId,
    name,
    isActive,
    fulfilmentMethod: fullFillmentType,
    lines: products.map(replacedLineFrom),
  }))
}
