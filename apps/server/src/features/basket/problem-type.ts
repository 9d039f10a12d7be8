import type { NumberedProblem } from '@provender/domain/basket/apply-queue'
import type { BasketProblem } from '@provender/domain/basket/operations'
import { builder } from '../../kernel/graphql/builder.ts'

const BasketProblemEnum = builder.enumType('BasketProblemType', {
  values: [
    'BASKET_NOT_FOUND',
    'BASKET_EXISTS',
    'BASKET_RESTORED',
    'BASKET_NAME_TOO_LONG',
    'TOO_MANY_BASKETS',
    'TOO_MANY_LINES',
    'NOTE_TOO_LONG',
    'PRODUCT_NOT_FOUND',
    'LINE_NOT_FOUND',
    'UNIT_NOT_SOLD',
    'NO_PRICE',
    'INVALID_QUANTITY',
    'CAPPED_BY_QUANTITY',
    'CAPPED_BY_STOCK',
  ] as const,
})

export const BasketProblemType = builder.objectRef<NumberedProblem>('BasketProblem')
builder.objectType(BasketProblemType, {
  description: 'An operation, or one of its lines, that was not applied in full.',
  fields: (t) => ({
    n: t.exposeInt('n', { description: 'The number of the operation.' }),
    type: t.field({ type: BasketProblemEnum, resolve: ({ problem }) => problemType(problem) }),
    product: t.field({
      type: 'Int64',
      nullable: true,
      resolve: ({ problem }) => ('productId' in problem ? problem.productId : null),
    }),
    unit: t.string({ nullable: true, resolve: ({ problem }) => ('unit' in problem ? problem.unit : null) }),
    quantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: ({ problem }) => (problem.type === 'CAPPED' ? problem.quantity : null),
      description: 'The quantity of the line after it was capped.',
    }),
    name: t.string({
      nullable: true,
      resolve: ({ problem }) => (problem.type === 'BASKET_RESTORED' ? problem.name : null),
      description: 'The name of the new basket that replaces a deleted one.',
    }),
    maximum: t.int({
      nullable: true,
      resolve: ({ problem }) => ('maximum' in problem ? problem.maximum : null),
    }),
  }),
})

function problemType(problem: BasketProblem) {
  if (problem.type !== 'CAPPED') return problem.type
  return problem.by === 'STOCK' ? 'CAPPED_BY_STOCK' : 'CAPPED_BY_QUANTITY'
}
