import type { NumberedOperation } from '@provender/domain/basket/apply-queue'
import { maxBasketLines } from '@provender/domain/basket/basket'
import type { BasketOperation, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { builder } from '../../kernel/graphql/builder.ts'

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
    'MOVE_LINES',
  ] as const,
})

export const ReplacedLineInput = builder.inputType('ReplacedLineInput', {
  fields: (t) => ({
    product: t.field({ type: 'Int64', required: true }),
    unit: t.string({ required: true }),
    quantity: t.field({ type: 'Quantity', required: true }),
    price: t.field({ type: 'UnitPrice' }),
    note: t.string({ description: 'At most 200 characters; without it the note that is there stays.' }),
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
    'One operation of a device’s queue. ADD, SET_QUANTITY and REMOVE need product, unit and quantity; CREATE, RENAME, ACTIVATE and DELETE need basket; REPLACE_LINES needs lines; NOTE needs product, unit and note; MOVE_LINES needs moved and toBasket; DUPLICATE needs basket, and toBasket for the new one. Without a basket, operations on lines mean the active one.',
  fields: (t) => ({
    n: t.int({ required: true, description: 'Counts up from 1 within the queue, without gaps.' }),
    type: t.field({ type: OperationTypeEnum, required: true }),
    basket: t.field({ type: 'Uuid' }),
    product: t.field({ type: 'Int64' }),
    unit: t.string({ description: '1 or 2.' }),
    quantity: t.field({ type: 'Quantity' }),
    price: t.field({ type: 'UnitPrice', description: 'The net unit price the person saw.' }),
    name: t.string(),
    lines: t.field({ type: [ReplacedLineInput] }),
    note: t.string({ description: 'At most 200 characters; empty takes it away.' }),
    toBasket: t.field({ type: 'Uuid' }),
    moved: t.field({ type: [MovedLineInput] }),
  }),
})

const unit = v.picklist(['1', '2'])
const present = v.pipe(v.number(), v.minValue(0))
const priceSeen = v.nullish(v.pipe(v.number(), v.minValue(0)), null)
const ofLine = { basket: v.nullish(v.string(), null), product: v.number(), unit, quantity: present }
const ofBasket = { basket: v.string() }
const numbered = { n: v.pipe(v.number(), v.integer(), v.minValue(1)) }

const replacedLineSchema = v.object({
  product: v.number(),
  unit,
  quantity: present,
  price: priceSeen,
  note: v.nullish(v.string(), null),
})

/** The lines of a basket that is written as a whole. */
export const replacedLinesSchema = v.pipe(v.array(replacedLineSchema), v.maxLength(maxBasketLines))

const operationSchema = v.variant('type', [
  v.object({ ...numbered, type: v.literal('ADD'), ...ofLine, price: priceSeen }),
  v.object({ ...numbered, type: v.literal('SET_QUANTITY'), ...ofLine, price: priceSeen }),
  v.object({ ...numbered, type: v.literal('REMOVE'), ...ofLine }),
  v.object({ ...numbered, type: v.literal('CREATE'), ...ofBasket, name: v.nullish(v.string(), '') }),
  v.object({ ...numbered, type: v.literal('RENAME'), ...ofBasket, name: v.string() }),
  v.object({ ...numbered, type: v.literal('ACTIVATE'), ...ofBasket }),
  v.object({ ...numbered, type: v.literal('DELETE'), ...ofBasket }),
  v.object({
    ...numbered,
    type: v.literal('REPLACE_LINES'),
    basket: ofLine.basket,
    lines: replacedLinesSchema,
  }),
  v.object({
    ...numbered,
    type: v.literal('DUPLICATE'),
    ...ofBasket,
    toBasket: v.string(),
    name: v.nullish(v.string(), ''),
  }),
  v.object({ ...numbered, type: v.literal('CLEAR'), basket: ofLine.basket }),
  v.object({
    ...numbered,
    type: v.literal('NOTE'),
    basket: ofLine.basket,
    product: ofLine.product,
    unit,
    note: v.string(),
  }),
  v.object({
    ...numbered,
    type: v.literal('MOVE_LINES'),
    basket: ofLine.basket,
    toBasket: v.string(),
    moved: v.pipe(v.array(v.object({ product: v.number(), unit })), v.maxLength(maxBasketLines)),
  }),
])

const operationsSchema = v.pipe(v.array(operationSchema), v.minLength(1), v.maxLength(200))

/** The operations of a request, or the specified refusal naming the field that is wrong. */
export function parseOperations(input: unknown): readonly NumberedOperation[] {
  const parsed = v.safeParse(operationsSchema, input, { abortEarly: true })
  if (parsed.success)
    return parsed.output.map((operation) => ({ n: operation.n, operation: operationFrom(operation) }))
  const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? ''
  throw apiError('BAD_INPUT', { field: `operations.${field}` })
}

function operationFrom(input: v.InferOutput<typeof operationSchema>): BasketOperation {
  const basketId = input.basket as BasketId | null
  switch (input.type) {
    case 'ADD':
    case 'SET_QUANTITY':
      return {
        type: input.type === 'ADD' ? 'add' : 'setQuantity',
        basketId,
        productId: input.product as ProductId,
        unit: input.unit,
        quantity: input.quantity as Quantity,
        price: input.price as UnitPrice | null,
      }
    case 'REMOVE':
      return {
        type: 'remove',
        basketId,
        productId: input.product as ProductId,
        unit: input.unit,
        quantity: input.quantity as Quantity,
      }
    case 'CREATE':
      return { type: 'create', basketId: input.basket as BasketId, name: input.name }
    case 'RENAME':
      return { type: 'rename', basketId: input.basket as BasketId, name: input.name }
    case 'ACTIVATE':
      return { type: 'activate', basketId: input.basket as BasketId }
    case 'DELETE':
      return { type: 'delete', basketId: input.basket as BasketId }
    case 'REPLACE_LINES':
      return {
        type: 'replaceLines',
        basketId,
        lines: input.lines.map(replacedLineFrom),
      }
    case 'DUPLICATE':
      return {
        type: 'duplicate',
        basketId: input.basket as BasketId,
        newBasketId: input.toBasket as BasketId,
        name: input.name,
      }
    case 'CLEAR':
      return { type: 'clear', basketId }
    case 'NOTE':
      return {
        type: 'note',
        basketId,
        productId: input.product as ProductId,
        unit: input.unit,
        note: input.note,
      }
    case 'MOVE_LINES':
      return {
        type: 'moveLines',
        basketId,
        toBasketId: input.toBasket as BasketId,
        lines: input.moved.map((line) => ({ productId: line.product as ProductId, unit: line.unit })),
      }
  }
}

export function replacedLineFrom(line: v.InferOutput<typeof replacedLineSchema>): ReplacedLine {
  return {
    productId: line.product as ProductId,
    unit: line.unit,
    quantity: line.quantity as Quantity,
    price: line.price as UnitPrice | null,
    note: line.note,
  }
}
