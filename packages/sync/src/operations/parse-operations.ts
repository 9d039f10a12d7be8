import type { NumberedOperation } from '@provender/domain/basket/apply-queue'
import { maxBasketLines } from '@provender/domain/basket/basket'
import type { BasketOperation, ReplacedLine, SeenUnit } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { substitutionWishes } from '@provender/domain/order/order'
import { ok, refuse, type Result } from '@provender/domain/result'
import * as v from 'valibot'

const unit = v.picklist(['1', '2'])
const present = v.pipe(v.number(), v.minValue(0))
const seenFields = {
  price: v.nullish(v.pipe(v.number(), v.minValue(0)), null),
  piecesPerBox: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
}
const lineFields = { basket: v.nullish(v.string(), null), product: v.number(), unit, quantity: present }
const wish = v.nullish(v.picklist(substitutionWishes), null)
const basketFields = { basket: v.string() }
const numbered = { n: v.pipe(v.number(), v.integer(), v.minValue(1)) }

const replacedLineSchema = v.object({
  product: v.number(),
  unit,
  quantity: present,
  ...seenFields,
  note: v.nullish(v.string(), null),
  substitutionWish: wish,
})

export const replacedLinesSchema = v.pipe(v.array(replacedLineSchema), v.maxLength(maxBasketLines))

const operationSchema = v.variant('type', [
  v.object({ ...numbered, type: v.literal('ADD'), ...lineFields, ...seenFields }),
  v.object({ ...numbered, type: v.literal('SET_QUANTITY'), ...lineFields, ...seenFields }),
  v.object({ ...numbered, type: v.literal('REMOVE'), ...lineFields }),
  v.object({ ...numbered, type: v.literal('CREATE'), ...basketFields, name: v.nullish(v.string(), '') }),
  v.object({ ...numbered, type: v.literal('RENAME'), ...basketFields, name: v.string() }),
  v.object({ ...numbered, type: v.literal('ACTIVATE'), ...basketFields }),
  v.object({ ...numbered, type: v.literal('DELETE'), ...basketFields }),
  v.object({
    ...numbered,
    type: v.literal('REPLACE_LINES'),
    basket: lineFields.basket,
    lines: replacedLinesSchema,
  }),
  v.object({
    ...numbered,
    type: v.literal('DUPLICATE'),
    ...basketFields,
    toBasket: v.string(),
    name: v.nullish(v.string(), ''),
  }),
  v.object({ ...numbered, type: v.literal('CLEAR'), basket: lineFields.basket }),
  v.object({
    ...numbered,
    type: v.literal('NOTE'),
    basket: lineFields.basket,
    product: lineFields.product,
    unit,
    note: v.string(),
  }),
  v.object({
    ...numbered,
    type: v.literal('WISH'),
    basket: lineFields.basket,
    product: lineFields.product,
    unit,
    substitutionWish: wish,
  }),
  v.object({
    ...numbered,
    type: v.literal('MOVE_LINES'),
    basket: lineFields.basket,
    toBasket: v.string(),
    moved: v.pipe(v.array(v.object({ product: v.number(), unit })), v.maxLength(maxBasketLines)),
  }),
])

const operationsSchema = v.pipe(v.array(operationSchema), v.minLength(1), v.maxLength(200))

/**
 * Parses operations that the server receives: the output of `operationToWire`, after the API has parsed its
 * scalars. The refusal names the invalid field.
 */
export function parseBasketOperations(
  input: unknown,
): Result<readonly NumberedOperation[], { readonly field: string }> {
  const parsed = v.safeParse(operationsSchema, input, { abortEarly: true })
  if (parsed.success)
    return ok(parsed.output.map((operation) => ({ n: operation.n, operation: operationFrom(operation) })))
  const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? ''
  return refuse({ field })
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
        ...seenFrom(input),
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
    case 'WISH':
      return {
        type: 'wish',
        basketId,
        productId: input.product as ProductId,
        unit: input.unit,
        wish: input.substitutionWish,
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
    ...seenFrom(line),
    note: line.note,
    wish: line.substitutionWish,
  }
}

function seenFrom({
  price,
  piecesPerBox,
}: Pick<v.InferOutput<typeof replacedLineSchema>, keyof typeof seenFields>): SeenUnit {
  return { price: price as UnitPrice | null, piecesPerBox: piecesPerBox ?? undefined }
}
