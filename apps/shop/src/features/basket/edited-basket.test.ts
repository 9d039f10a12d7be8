import type { BasketLine } from '@provender/domain/basket/basket'
import type { LineAuthor } from '@provender/domain/basket/line-author'
import {
  isOrderable,
  priceBasket,
  type PricedProduct,
  type PricingContext,
} from '@provender/domain/basket/price-basket'
import type { ProductId } from '@provender/domain/ids'
import { formatMinor, formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { quantityWithin } from '@provender/domain/units/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import { editedBasket, type EditedLine, keyOfLine, reviewedByKey } from './edited-basket.ts'

const quantityOf = (units: number) => (units * 1000) as Quantity

function reviewOf(lines: readonly BasketLine[], context: PricingContext): ReviewedLineFieldsFragment[] {
  return priceBasket(lines, context).lines.map((line) => ({
    productId: String(line.productId),
    name: '',
    code: '',
    unit: line.unit,
    quantity: Number(formatQuantity(line.quantity)),
    price: line.unitNet === null ? null : formatUnitPrice(line.unitNet),
    oldPrice: null,
    vatRate: line.vatBasisPoints / 100,
    net: formatMinor(line.net),
    vat: formatMinor(line.vat),
    isOrderable: isOrderable(line),
    hasLastStock: false,
    problems: line.problems.map((problem) => ({
      type: problem.type,
      availableQuantity:
        problem.type === 'SHORT'
          ? Number(
              formatQuantity(
                quantityWithin(context.product(line.productId)!.units, line.unit, problem.availableBaseUnits),
              ),
            )
          : null,
      availableTogether: null,
      priceWhenAdded: problem.type === 'PRICE_CHANGED' ? formatUnitPrice(problem.priceWhenAdded) : null,
      piecesPerBoxWhenAdded: null,
    })),
    product: null,
  }))
}

const unitPrice = fc.integer({ min: 1, max: 9_999_999 }) as fc.Arbitrary<UnitPrice>
const product: fc.Arbitrary<PricedProduct> = fc.record({
  units: fc.constantFrom(
    { secondUnit: 'box', piecesPerBox: 12, sellAs: '3', defaultUnit: '2', weightGrams: 0 } as const,
    { secondUnit: 'kg', piecesPerBox: 1, sellAs: '3', defaultUnit: '2', weightGrams: 250 } as const,
  ),
  prices: fc.record({
    standard: fc.option(
      fc.record({
        priceId: fc.constant(1),
        price: unitPrice,
        parcelPrice: unitPrice,
        discountBasisPoints: fc.constantFrom(0, 1250),
      }),
      { freq: 8 },
    ),
    private: fc.constant(null),
    promo: fc.constant(null),
    clearance: fc.constant(null),
  }),
  vatBasisPoints: fc.constantFrom(0, 500, 2000),
  stock: fc.record({ onHand: fc.constantFrom(0, 5, 100_000), suspended: fc.constant(false) }),
  saleType: fc.constantFrom('NORMAL', 'IN_TRANSIT'),
})
const quantity = fc.integer({ min: 1, max: 40 }).map(quantityOf)
const line = (productId: number, unit: '1' | '2'): fc.Arbitrary<BasketLine> =>
  fc.record({
    productId: fc.constant(productId as ProductId),
    unit: fc.constant(unit),
    quantity,
    priceWhenAdded: fc.option(unitPrice, { freq: 2 }),
    piecesPerBoxWhenAdded: fc.constant(null),
    note: fc.constant(''),
    substitutionWish: fc.constant(null),
    changedBy: fc.constant(null),
  })
const everyLine = fc.tuple(...[1, 2, 3, 4].flatMap((id) => [line(id, '1'), line(id, '2')]))
const shop = fc.record({
  products: fc.tuple(product, product, product),
  stockPolicy: fc.constantFrom(
    { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true },
    { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false },
  ),
})

const contextOf = ({ products, stockPolicy }: ReturnType<typeof shopOf>): PricingContext => ({
  product: (id) => products[id - 1],
  precedence: 'kind',
  hideStandard: false,
  stockPolicy,
})
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never
const shopOf = (value: Shop) => value

describe('an edited basket', () => {
  test("has the same totals as the server's next review, whatever was edited and removed", () => {
    fc.assert(
      fc.property(
        shop,
        everyLine,
        fc.array(fc.option(quantity), { minLength: 8, maxLength: 8 }),
        (edited, before, edits) => {
          const context = contextOf(edited)
          const reviewed = reviewedByKey(reviewOf(before, context))
          const after = before.flatMap((each, index) => {
            const edit = edits[index]
            return edit == null ? [] : [{ ...each, quantity: edit }]
          })
          const result = editedBasket(after, reviewed, new Map())
          const priced = priceBasket(after, context)
          expect(result.totals).toEqual(priced.totals)
          expect(result.lines.map(({ net, vat }) => [net, vat])).toEqual(
            priced.lines.map(({ net, vat }) => [net, vat]),
          )
          expect(result.lines.map((each) => each.isOrderable)).toEqual(priced.lines.map(isOrderable))
        },
      ),
    )
  })

  test('is the same after one edit, with or without the result from before', () => {
    const author: fc.Arbitrary<LineAuthor> = fc.record({
      name: fc.constantFrom('Ada', 'Ben'),
      deviceSystem: fc.constantFrom('Android', null),
      origin: fc.constant(null),
    })
    const edit: fc.Arbitrary<Partial<BasketLine>> = fc.oneof(
      fc.record({ quantity }),
      fc.record({ priceWhenAdded: fc.option(unitPrice) }),
      fc.record({ note: fc.constant('Ripe ones') }),
      fc.record({ changedBy: author }),
    )
    fc.assert(
      fc.property(shop, everyLine, author, fc.nat(7), edit, (basket, every, first, place, change) => {
        const lines = every.map((each): BasketLine => ({ ...each, changedBy: first }))
        const reviewed = reviewedByKey(reviewOf(lines, contextOf(basket)))
        const before = new Map(editedBasket(lines, reviewed, new Map()).lines.map((each) => [each.key, each]))
        const after = lines.map((each, index) => (index === place ? { ...each, ...change } : each))
        expect(editedBasket(after, reviewed, before)).toEqual(editedBasket(after, reviewed, new Map()))
      }),
    )
  })

  test('shows exactly what the server returned if nothing was edited', () => {
    fc.assert(
      fc.property(shop, everyLine, (basket, lines) => {
        const context = contextOf(basket)
        const result = editedBasket(lines, reviewedByKey(reviewOf(lines, context)), new Map())
        const priced = priceBasket(lines, context)
        expect(result.lines.map(({ problems }) => problems.map(({ type }) => type).sort())).toEqual(
          priced.lines.map(({ problems }) => problems.map(({ type }) => type).sort()),
        )
      }),
    )
  })

  const box: PricedProduct = {
    units: { secondUnit: 'box', piecesPerBox: 12, sellAs: '3', defaultUnit: '2', weightGrams: 0 },
    prices: {
      standard: {
        priceId: 1,
        price: 100 as UnitPrice,
        parcelPrice: 1000 as UnitPrice,
        discountBasisPoints: 0,
      },
      private: null,
      promo: null,
      clearance: null,
    },
    vatBasisPoints: 2000,
    stock: { onHand: 40, suspended: false },
    saleType: 'NORMAL',
  }
  const context: PricingContext = {
    product: () => box,
    precedence: 'kind',
    hideStandard: false,
    stockPolicy: { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true },
  }
  const boxes = (units: number, priceWhenAdded: number | null = null): BasketLine => ({
    productId: 1 as ProductId,
    unit: '2',
    quantity: quantityOf(units),
    priceWhenAdded: priceWhenAdded as UnitPrice | null,
    piecesPerBoxWhenAdded: null,
    note: '',
    substitutionWish: null,
    changedBy: null,
  })

  test('is no longer short once it asks for no more than the stock', () => {
    const reviewed = reviewedByKey(reviewOf([boxes(5)], context))
    const problems = (units: number) => editedBasket([boxes(units)], reviewed, new Map()).lines[0]?.problems
    expect(problems(5)).toMatchObject([{ type: 'SHORT', available: quantityOf(3) }])
    expect(problems(4)).toMatchObject([{ type: 'SHORT' }])
    expect(problems(3)).toEqual([])
  })

  test('shows no changed price after the customer has accepted it', () => {
    const reviewed = reviewedByKey(reviewOf([boxes(1, 900)], context))
    const problems = (price: number) =>
      editedBasket([boxes(1, price)], reviewed, new Map()).lines[0]?.problems
    expect(problems(900)).toMatchObject([{ type: 'PRICE_CHANGED' }])
    expect(problems(1000)).toEqual([])
  })

  test('counts a new line only after the server has priced it', () => {
    const { lines, unpriced, totals } = editedBasket([boxes(1)], new Map(), new Map())
    expect([lines, unpriced, totals.net]).toEqual([[], ['1/2'], 0])
  })

  test('keeps the identity of unchanged lines, so that only the others re-render', () => {
    const pieces: BasketLine = { ...boxes(1), productId: 2 as ProductId, unit: '1' }
    const reviewed = reviewedByKey(reviewOf([boxes(1), pieces], context))
    const first = editedBasket([boxes(1), pieces], reviewed, new Map())
    const before = new Map<string, EditedLine>(first.lines.map((each) => [each.key, each]))
    const next = editedBasket([boxes(2), pieces], reviewed, before)
    expect(next.lines[0]).not.toBe(first.lines[0])
    expect(next.lines[1]).toBe(first.lines[1])
    expect(keyOfLine(pieces)).toBe('2/1')
  })
})
