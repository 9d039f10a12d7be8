import type { Quantity } from '@provender/domain/money/money'
import { describe, expect, test } from 'vitest'
import { type ControlOptions, productControl, reasonOf } from './add-state.ts'
import { type InBasket, displayedUnit } from './displayed-unit.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { box, inStock, kilogram, piece, listContext, tomatoes } from './product.fixture.ts'

const nothing: InBasket = { '1': 0 as Quantity, '2': 0 as Quantity }
const boxes = (count: number): InBasket => ({ ...nothing, '2': (count * 1000) as Quantity })
const pieces = (count: number): InBasket => ({ ...nothing, '1': (count * 1000) as Quantity })
const boxOnly = { ...tomatoes, sellAs: '2', units: [box] }
const outOfStock = { ...boxOnly, stockStatus: { ...inStock, available: false, stockCount: 0 } }
const last = (stockCount: number) => ({
  ...tomatoes,
  stockStatus: { ...inStock, lowStock: true, stockCount },
})
const policy = (outOfStockOrdersEnabled: boolean, blockOutOfStockOrdering: boolean) => ({
  ...listContext,
  stockPolicy: { outOfStockOrdersEnabled, blockOutOfStockOrdering },
})

function stateOf(
  product: ProductCardFieldsFragment,
  { inBasket = nothing, on = listContext }: { inBasket?: InBasket; on?: typeof listContext } = {},
  options: ControlOptions = {},
) {
  return productControl(product, { inBasket, listContext: on }, options).state
}

describe('the control of a product', () => {
  test('leads a visitor to the login page and back here', () => {
    const on = { ...listContext, isSignedIn: false }
    expect(stateOf(boxOnly, { on })).toEqual({ offer: 'login', href: '/login?next=%2Fshop' })
    expect(stateOf(outOfStock, { on })).toMatchObject({ offer: 'login' })
  })

  test('offers a reminder when the product is out of stock and orders without stock are off', () => {
    for (const block of [true, false])
      expect(stateOf(outOfStock, { on: policy(false, block) }).offer).toBe('setReminder')
    expect(stateOf({ ...outOfStock, stockReminderActive: true }).offer).toBe('removeReminder')
  })

  test('offers the reminder even if the product is in the basket', () => {
    expect(stateOf(outOfStock, { inBasket: boxes(2) }).offer).toBe('setReminder')
  })

  test('is off when the product is out of stock and orders beyond the stock are blocked', () => {
    expect(stateOf(outOfStock, { on: policy(true, true) }).offer).toBe('nothing')
  })

  test('adds a product that is out of stock when back orders are accepted', () => {
    expect(stateOf(outOfStock, { on: policy(true, false) }).offer).toBe('add')
    expect(stateOf(outOfStock, { on: policy(true, false), inBasket: boxes(3) }).offer).toBe('quantity')
  })

  test('is off without a price, or with a price of 0', () => {
    expect(stateOf({ ...boxOnly, units: [{ ...box, price: null, priceWithVat: null }] }).offer).toBe(
      'nothing',
    )
    expect(stateOf({ ...boxOnly, units: [{ ...box, price: '0.00', priceWithVat: '0.00' }] }).offer).toBe(
      'nothing',
    )
  })

  test('is off for a box when the stock is less than a box', () => {
    expect(stateOf(last(11), {}, { unit: '2' }).offer).toBe('nothing')
    expect(stateOf(last(11), {}, { unit: '1' }).offer).toBe('add')
    expect(stateOf(last(12), {}, { unit: '2' }).offer).toBe('add')
  })

  test('says that less than a box is left when the box is off and the piece is not', () => {
    expect(stateOf(last(11), {}, { unit: '2' })).toMatchObject({ reason: 'Less than a BOX left: 11' })
    expect(stateOf(last(15), { inBasket: pieces(6) }, { unit: '2' })).toMatchObject({
      offer: 'nothing',
      reason: 'Less than a BOX left: 9',
    })
    expect(stateOf(outOfStock, { on: policy(true, true) })).toMatchObject({ reason: undefined })
  })

  test('does not call a box sold out while there are pieces, but too few for a box', () => {
    const short = { ...boxOnly, stockStatus: last(9).stockStatus }
    expect(stateOf(short, { inBasket: boxes(1) }, { isBasketLine: true })).toMatchObject({
      offer: 'quantity',
      reason: 'Less than a BOX left: 9',
    })
    // Until the product is in the basket, its stock note has this text.
    expect(stateOf(short)).toEqual({ offer: 'nothing', reason: undefined })
  })

  test('is off when the line in the other unit takes the whole stock', () => {
    expect(stateOf(last(24), { inBasket: boxes(2) }, { unit: '1' }).offer).toBe('nothing')
    expect(stateOf(last(25), { inBasket: boxes(2) }, { unit: '1' }).offer).toBe('add')
  })

  test('asks for the unit when the product is sold in both and none is chosen', () => {
    expect(stateOf(tomatoes).offer).toBe('choose')
    expect(stateOf(tomatoes, {}, { unit: '1' }).offer).toBe('add')
    expect(stateOf({ ...tomatoes, units: [piece] }).offer).toBe('add')
  })

  test('shows the quantity of the unit in the basket', () => {
    expect(stateOf(tomatoes, { inBasket: pieces(5) })).toMatchObject({
      offer: 'quantity',
      quantity: 5000,
      field: { kind: 'piece', mark: '.', maximum: 999_000 },
    })
    expect(stateOf(boxOnly).offer).toBe('add')
  })

  test('holds at most the cap of its unit and says when it is reached', () => {
    expect(stateOf(boxOnly, { inBasket: boxes(98) })).toMatchObject({
      field: { maximum: 99_000 },
      reason: undefined,
    })
    expect(stateOf(boxOnly, { inBasket: boxes(99) })).toMatchObject({ reason: 'Maximum per order: 99 BOX' })
  })

  test('holds at most the stock and says when it is reached', () => {
    expect(stateOf(last(36), { inBasket: boxes(3) })).toMatchObject({
      field: { maximum: 3000 },
      reason: 'You have the last 3 BOX',
    })
    const alone = { ...boxOnly, stockStatus: last(40).stockStatus }
    expect(stateOf(alone, { inBasket: boxes(3) })).toMatchObject({ reason: 'You have the last 3 BOX' })
  })

  test('says how many pieces are left, even if pieces are sold too, when no further box is in stock', () => {
    const inBasket = { '1': 3000 as Quantity, '2': 1000 as Quantity }
    expect(stateOf(last(24), { inBasket })).toMatchObject({ reason: 'Less than a BOX left: 9' })
    expect(stateOf(last(24), { inBasket }, { unit: '1' })).toMatchObject({ reason: undefined })
    const all = { '1': 12_000 as Quantity, '2': 1000 as Quantity }
    for (const unit of ['1', '2'] as const)
      expect(stateOf(last(24), { inBasket: all }, { unit })).toMatchObject({
        reason: expect.stringContaining('You have the last'),
      })
  })

  test('says how much is left by weight when no further whole piece is in stock', () => {
    const cheddar = {
      ...tomatoes,
      secondUnit: 'kg',
      weight: 5,
      units: [piece, kilogram],
      stockStatus: { ...inStock, stockCount: 6.25 },
    }
    expect(stateOf(cheddar, { inBasket: pieces(1) }, { unit: '1' })).toMatchObject({
      reason: 'Less than a PIECE left: 1.25',
    })
  })

  test('shows what is available, not what is yours, while the quantity is being typed', () => {
    const { limit } = productControl(last(36), { inBasket: boxes(1), listContext }, { unit: '2' })
    expect(reasonOf({ ...limit, currentQuantity: 1000 }, 'BOX', listContext)).toBe('Available: 3 BOX')
    expect(reasonOf({ ...limit, currentQuantity: 3000 }, 'BOX', listContext)).toBe('You have the last 3 BOX')
  })

  test('subtracts the line in the other unit from the stock', () => {
    const inBasket = { '1': 5000 as Quantity, '2': 2000 as Quantity }
    expect(stateOf(last(30), { inBasket }, { unit: '1' })).toMatchObject({ field: { maximum: 6000 } })
    expect(stateOf(last(30), { inBasket }, { unit: '2' })).toMatchObject({ field: { maximum: 2000 } })
  })

  test('says how much of a back order may not arrive', () => {
    const on = policy(true, false)
    expect(stateOf(last(3), { inBasket: pieces(10), on })).toMatchObject({
      field: { maximum: 999_000 },
      reason: 'May not arrive: 7 PIECE',
    })
    expect(stateOf(last(3), { inBasket: pieces(3), on })).toMatchObject({ reason: undefined })
    expect(stateOf(last(3), { inBasket: pieces(3) })).toMatchObject({
      reason: 'You have the last 3 PIECE',
    })
    const both = { '1': 2000 as Quantity, '2': 1000 as Quantity }
    expect(stateOf(last(3), { inBasket: both, on }, { unit: '1' })).toMatchObject({
      reason: 'May not arrive: 11 PIECE',
    })
    expect(stateOf(last(3), { inBasket: both, on }, { unit: '2' })).toMatchObject({ reason: undefined })
    const cheddar = {
      ...tomatoes,
      secondUnit: 'kg',
      weight: 5,
      units: [kilogram],
      stockStatus: last(6.25).stockStatus,
    }
    expect(stateOf(cheddar, { inBasket: boxes(8), on })).toMatchObject({ reason: 'May not arrive: 1.75 KG' })
    expect(stateOf(tomatoes, { inBasket: pieces(10), on })).toMatchObject({ reason: undefined })
  })

  test('accepts decimals of kilograms, with the decimal mark of the language', () => {
    const cheddar = {
      ...tomatoes,
      secondUnit: 'kg',
      weight: 5,
      units: [kilogram],
      stockStatus: { ...inStock, stockCount: 6.25 },
    }
    expect(stateOf(cheddar, { inBasket: boxes(1.5), on: { ...listContext, language: 'pl' } })).toMatchObject({
      quantity: 1500,
      field: { kind: 'kg', mark: ',', maximum: 6250 },
    })
  })

  test('shows what is available when the line holds more than the stock', () => {
    const inBasket = boxes(3)
    const fewer = {
      ...boxOnly,
      stockStatus: { ...inStock, lowStock: true, stockCount: tomatoes.piecesPerBox },
    }
    expect(stateOf(fewer, { inBasket })).toMatchObject({
      reason: listContext.labels.available(1000 as Quantity, 'BOX'),
    })
    expect(stateOf(fewer, { inBasket: boxes(1) })).toMatchObject({
      reason: listContext.labels.allYours(1000 as Quantity, 'BOX'),
    })
  })

  test('remains a quantity on a basket line even if the product can no longer be bought', () => {
    const options = { unit: '2', isBasketLine: true } as const
    expect(stateOf(outOfStock, { inBasket: boxes(2) }, options)).toMatchObject({
      offer: 'quantity',
      reason: 'Out of stock',
    })
    expect(stateOf({ ...boxOnly, units: [] }, { inBasket: boxes(2) }, options).offer).toBe('quantity')
  })
})

describe('the unit a card shows', () => {
  test('is the default unit until the other one is in the basket', () => {
    expect(displayedUnit(tomatoes, nothing, listContext)?.unit).toBe('2')
    expect(displayedUnit(tomatoes, pieces(1), listContext)?.unit).toBe('1')
    expect(displayedUnit(tomatoes, { '1': 1000 as Quantity, '2': 1000 as Quantity }, listContext)?.unit).toBe(
      '2',
    )
  })

  test('is the only unit that the product is sold in, whatever the default says', () => {
    expect(displayedUnit({ ...tomatoes, units: [piece] }, nothing, listContext)?.unit).toBe('1')
  })
  test('is the unit with a price when the default unit has none', () => {
    const unpriced = { price: null, priceWithVat: null }
    expect(
      displayedUnit({ ...tomatoes, units: [piece, { ...box, ...unpriced }] }, nothing, listContext)?.unit,
    ).toBe('1')
    const both = [piece, box].map((unit) => ({ ...unit, ...unpriced }))
    expect(displayedUnit({ ...tomatoes, units: both }, nothing, listContext)?.unit).toBe('2')
  })
  test('is the unit that can be bought when the stock does not fill one of the default unit', () => {
    expect(displayedUnit(last(3), nothing, listContext)?.unit).toBe('1')
    expect(displayedUnit(last(12), nothing, listContext)?.unit).toBe('2')
    expect(displayedUnit(last(3), nothing, policy(true, false))?.unit).toBe('2')
  })
})
