import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { substitutionWishes } from '@provender/domain/order/order'
import { operationToWire } from '@provender/sync/operations/basket-wire'
import fc from 'fast-check'
import { coerceInputValue, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../../composition/graphql/schema.ts'
import { parseOperations } from './operation-input.ts'

const inputType = createSchema().getType('BasketOperationInput')

function received(operation: BasketOperation, n: number): unknown {
  if (!isInputObjectType(inputType)) throw new Error('The API has no BasketOperationInput')
  const sent: unknown = JSON.parse(JSON.stringify(operationToWire(operation, n)))
  return coerceInputValue(sent, inputType)
}

const basketId = fc.uuid().map((id) => id as BasketId)
const anyBasket = fc.option(basketId)
const productId = fc.integer({ min: 1, max: 2 ** 31 }).map((id) => id as ProductId)
const unit = fc.constantFrom('1' as const, '2' as const)
const quantity = fc.integer({ min: 0, max: 999_000 }).map((thousandths) => thousandths as Quantity)
const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }).map((value) => value as UnitPrice))
const name = fc.string({ maxLength: 60 })
const wish = fc.option(fc.constantFrom(...substitutionWishes))
const line = { productId, unit, quantity }
const seen = { price, piecesPerBox: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }) }

const operation: fc.Arbitrary<BasketOperation> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), basketId: anyBasket, ...line, ...seen }),
  fc.record({ type: fc.constant('setQuantity' as const), basketId: anyBasket, ...line, ...seen }),
  fc.record({ type: fc.constant('remove' as const), basketId: anyBasket, ...line }),
  fc.record({ type: fc.constant('create' as const), basketId, name }),
  fc.record({ type: fc.constant('rename' as const), basketId, name }),
  fc.record({ type: fc.constantFrom('activate' as const, 'delete' as const), basketId }),
  fc.record({
    type: fc.constant('replaceLines' as const),
    basketId: anyBasket,
    lines: fc.array(fc.record({ ...line, ...seen, note: fc.option(fc.string()), wish }), { maxLength: 5 }),
  }),
  fc.record({ type: fc.constant('duplicate' as const), basketId, newBasketId: basketId, name }),
  fc.record({ type: fc.constant('clear' as const), basketId: anyBasket }),
  fc.record({ type: fc.constant('note' as const), basketId: anyBasket, productId, unit, note: fc.string() }),
  fc.record({ type: fc.constant('wish' as const), basketId: anyBasket, productId, unit, wish }),
  fc.record({
    type: fc.constant('moveLines' as const),
    basketId: anyBasket,
    toBasketId: basketId,
    lines: fc.array(fc.record({ productId, unit }), { maxLength: 5 }),
  }),
)

test('the server reads every operation as the device meant it', () => {
  fc.assert(
    fc.property(operation, fc.integer({ min: 1, max: 1_000_000 }), (meant, n) => {
      expect(parseOperations([received(meant, n)])).toEqual([{ n, operation: meant }])
    }),
  )
})
