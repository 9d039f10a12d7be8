import type { NumberedOperation } from '@provender/domain/basket/apply-queue'
import { parseBasketOperations } from '@provender/sync/operations/parse-operations'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'

const piecesPerBoxDescription =
  'The pieces in the box that the user knows, e.g. of an earlier order; if omitted, today’s.'

const OperationTypeEnum = builder.enumType('BasketOperationType', {
  values: [
    'ADD',
    'SET_QUANTITY',
    'REMOVE',
    'CREATE',
    'RENAME',
    'ACTIVATE',
    'DELETE',
    'REPLACE_LINES',
    'DUPLICATE',
    'CLEAR',
    'NOTE',
    'WISH',
    'MOVE_LINES',
  ] as const,
})

export const ReplacedLineInput = builder.inputType('ReplacedLineInput', {
  fields: (t) => ({
    product: t.field({ type: 'Int64', required: true }),
    unit: t.string({ required: true }),
    quantity: t.field({ type: 'Quantity', required: true }),
    price: t.field({ type: 'UnitPrice' }),
    piecesPerBox: t.int({ description: piecesPerBoxDescription }),
    note: t.string({ description: 'At most 200 characters; if omitted, the existing note stays.' }),
    substitutionWish: t.field({
      type: SubstitutionWishEnum,
      description: 'What the customer wants if it runs out; if omitted, the existing wish stays.',
    }),
  }),
})

const MovedLineInput = builder.inputType('MovedLineInput', {
  fields: (t) => ({
    product: t.field({ type: 'Int64', required: true }),
    unit: t.string({ required: true, description: '1 or 2.' }),
  }),
})

export const BasketOperationInput = builder.inputType('BasketOperationInput', {
  description:
    'One operation of a device’s queue. ADD, SET_QUANTITY and REMOVE need product, unit and quantity; CREATE, RENAME, ACTIVATE and DELETE need basket; REPLACE_LINES needs lines; NOTE needs product, unit and note; WISH needs product and unit, and substitutionWish for a wish of its own; MOVE_LINES needs moved and toBasket; DUPLICATE needs basket, and toBasket for the new one. Without a basket, operations on lines apply to the active one.',
  fields: (t) => ({
    n: t.int({ required: true, description: 'The number within the queue, from 1 without gaps.' }),
    type: t.field({ type: OperationTypeEnum, required: true }),
    basket: t.field({ type: 'Uuid' }),
    product: t.field({ type: 'Int64' }),
    unit: t.string({ description: '1 or 2.' }),
    quantity: t.field({ type: 'Quantity' }),
    price: t.field({ type: 'UnitPrice', description: 'The net unit price that the user saw.' }),
    piecesPerBox: t.int({ description: piecesPerBoxDescription }),
    name: t.string(),
    lines: t.field({ type: [ReplacedLineInput] }),
    note: t.string({ description: 'At most 200 characters; empty removes the note.' }),
    substitutionWish: t.field({
      type: SubstitutionWishEnum,
      description: 'What the customer wants if it runs out; null for the wish of the whole order.',
    }),
    toBasket: t.field({ type: 'Uuid' }),
    moved: t.field({ type: [MovedLineInput] }),
  }),
})

export function parseOperations(input: unknown): readonly NumberedOperation[] {
  const parsed = parseBasketOperations(input)
  if (!parsed.ok) throw apiError('BAD_INPUT', { field: `operations.${parsed.refusal.field}` })
  return parsed.value
}
