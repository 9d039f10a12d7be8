import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, inStock, kilogram, piece, listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { editedBasket, type EditedLine, reviewedByKey } from './edited-basket.ts'
import { availableTo, canComeBack, lineControl } from './line-control.ts'

type Product = typeof tomatoes

const boxOf = (pieces: number): Product => ({ ...tomatoes, piecesPerBox: pieces, units: [piece, box] })
const cheese: Product = {
  ...tomatoes,
  secondUnit: 'kg',
  piecesPerBox: 1,
  weight: 0.25,
  units: [piece, kilogram],
}

interface UnitQuantities {
  readonly pieces: number
  readonly second: number
}

interface Reviewed {
  readonly product: Product
  readonly stock: number
  readonly quantities: UnitQuantities
}

/** The lines of one product as the page shows them: the server reviewed `quantities`, and the customer has changed them to `now`. */
function visibleLines(
  { product, stock, quantities }: Reviewed,
  now: UnitQuantities = quantities,
): readonly EditedLine[] {
  const isKg = product.secondUnit === 'kg'
  const perUnit = { '1': isKg ? 0.25 : 1, '2': isKg ? 1 : product.piecesPerBox }
  const units = (['1', '2'] as const).filter(
    (unit) => (unit === '1' ? quantities.pieces : quantities.second) > 0,
  )
  const isOver = quantities.pieces * perUnit['1'] + quantities.second * perUnit['2'] > stock
  const reviewed = units.map((unit) => ({
    productId: '1',
    name: 'Tomatoes',
    code: '',
    unit,
    quantity: unit === '1' ? quantities.pieces : quantities.second,
    price: '2.00',
    oldPrice: null,
    vatRate: 0,
    net: '2.00',
    vat: '0.00',
    isOrderable: true,
    hasLastStock: false,
    problems: isOver
      ? [
          {
            type: 'SHORT' as const,
            availableQuantity: unit === '2' && isKg ? stock : Math.floor(stock / perUnit[unit]),
            availableTogether: units.length === 2 ? stock : null,
            priceWhenAdded: null,
            piecesPerBoxWhenAdded: null,
          },
        ]
      : [],
    product: {
      ...product,
      categories: [],
      allergens: [],
      substitutes: [],
      stockStatus: { ...inStock, lowStock: true, stockCount: stock },
    },
  }))
  const lines = units.map((unit): BasketLine => ({
    productId: 1 as ProductId,
    unit,
    quantity: Math.round((unit === '1' ? now.pieces : now.second) * 1000) as Quantity,
    priceWhenAdded: null,
    piecesPerBoxWhenAdded: null,
    note: '',
    substitutionWish: null,
    changedBy: null,
  }))
  return editedBasket(lines, reviewedByKey(reviewed), new Map()).lines
}

const short = (line: EditedLine | undefined) => line?.problems.find(({ type }) => type === 'SHORT')

describe('a box line and a piece line that together exceed the stock', () => {
  test.each([
    ['1 box of 12 and 3 pieces of 14', boxOf(12), 14, { pieces: 3, second: 1 }, [15, 14], [2, undefined]],
    ['2 boxes of 12 and 4 pieces of 27', boxOf(12), 27, { pieces: 4, second: 2 }, [28, 27], [3, 1]],
    ['3 pieces and 0.5 kg of 1 kg', cheese, 1, { pieces: 3, second: 0.5 }, [1.25, 1], [2, 0.25]],
    ['each more than there is', boxOf(12), 14, { pieces: 20, second: 3 }, [56, 14], [undefined, undefined]],
  ] as const)('%s: both lines show the same problem', (_, product, stock, quantities, together, taken) => {
    const lines = visibleLines({ product, stock, quantities })
    for (const line of lines)
      expect(short(line)?.combined).toEqual({ requested: together[0] * 1000, available: together[1] * 1000 })
    expect(lines.map((line) => availableTo(line))).toEqual(taken.map((each) => each && each * 1000))
  })

  test('correcting either line clears the problem of both, before the server confirms it', () => {
    const before: Reviewed = { product: boxOf(12), stock: 14, quantities: { pieces: 3, second: 1 } }
    expect(visibleLines(before, { pieces: 2, second: 1 }).map(short)).toEqual([undefined, undefined])
  })

  test('a line that fits alone still shows the problem while both together do not fit', () => {
    const before: Reviewed = { product: boxOf(12), stock: 14, quantities: { pieces: 5, second: 1 } }
    const lines = visibleLines(before, { pieces: 4, second: 1 })
    expect(lines.map((line) => short(line)?.combined?.requested)).toEqual([16_000, 16_000])
  })

  test('the available quantity of a line fills the stock and never exceeds it', () => {
    const amount = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 200 }),
        amount,
        amount,
        (rate, stock, pieces, second) => {
          fc.pre(pieces + second * rate > stock)
          const [ofPieces, boxes] = visibleLines({
            product: boxOf(rate),
            stock,
            quantities: { pieces, second },
          })
          const takenPieces = ((ofPieces && availableTo(ofPieces)) ?? 0) / 1000
          const takenBoxes = ((boxes && availableTo(boxes)) ?? 0) / 1000
          expect(takenPieces).toBe(Math.max(0, stock - second * rate))
          expect(takenBoxes).toBe(Math.max(0, Math.floor((stock - pieces) / rate)))
        },
      ),
    )
  })
})

test('a reordered line above the stock has one message: its note', () => {
  const [line] = visibleLines({ product: boxOf(12), stock: 14, quantities: { pieces: 0, second: 3 } })
  expect(short(line)).toEqual({ type: 'SHORT', available: 1000 })
  const control = line && lineControl(line, listContext)
  expect(control?.state).toMatchObject({ offer: 'quantity', reason: undefined })
})

test('a line with all the stock says so, although the count is not sent', () => {
  const quantities = { pieces: 0, second: 19 }
  const [line] = visibleLines({ product: boxOf(12), stock: 1000, quantities })
  if (!line?.reviewed.product) throw new Error('The line has no product')
  const product = { ...line.reviewed.product, stockStatus: inStock }
  const last = { ...line, reviewed: { ...line.reviewed, product, hasLastStock: true } }
  const control = lineControl(last, listContext)
  expect(control).toMatchObject({
    limit: { maximum: 19_000, by: 'stock' },
    state: { offer: 'quantity', reason: 'You have the last 19 BOX' },
  })
  const lowered = { ...last, quantity: 18_000 as Quantity }
  expect(lineControl(lowered, listContext)?.state).toMatchObject({ reason: undefined })
})

test('a removed line can come back unless its product is no longer sold, which a device that lacks it does not know', () => {
  const [line] = visibleLines({ product: boxOf(12), stock: 9, quantities: { pieces: 1, second: 0 } })
  if (!line) return expect.unreachable()
  expect(canComeBack(line, listContext)).toBe(true)
  const withoutProduct = { ...line, reviewed: { ...line.reviewed, product: null } }
  expect(canComeBack(withoutProduct, listContext)).toBe(true)
  expect(canComeBack({ ...withoutProduct, isOrderable: false }, listContext)).toBe(false)
})
