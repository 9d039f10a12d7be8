import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { kilogram, tomatoes } from '../catalogue/product.fixture.ts'
import type { MatchedLine } from './match-text.ts'
import {
  applyPasteAction,
  allConfirmed,
  amountsOf,
  learnedFrom as learnedFromRow,
  type PasteAction,
  pasteRows,
  withRereadRow,
} from './paste-rows.ts'

const quantityOf = (count: number) => (count * 1000) as Quantity
const passata = { ...tomatoes, id: '8', name: 'Passata' }
const mince = { ...tomatoes, id: '9', secondUnit: 'kg', units: [kilogram], sellAs: '2' }
// Other candidates have only a name.
const products = new Map([tomatoes, mince].map((product) => [product.id, product]))
const others = new Map([['8', { id: '8', name: 'Passata', brand: null, packSize: '' }]])

type WireCandidate = MatchedLine['candidates'][number]

function candidate(change: Partial<WireCandidate>): WireCandidate {
  return { productId: '7', unit: '2', quantity: 3, issue: null, choices: [], ...change }
}

function line(change: Partial<MatchedLine> = {}): MatchedLine {
  return {
    text: '3 toms',
    said: 'toms',
    confidence: 'LIKELY',
    reason: 'SEVERAL_PRODUCTS',
    missingSizes: [],
    doubt: null,
    isLearned: false,
    isQuantityRead: true,
    hasQuantity: true,
    candidates: [candidate({}), candidate({ productId: '8', unit: '1' })],
    ...change,
  }
}

const rowsOf = (lines: readonly MatchedLine[], canBuy = true) =>
  pasteRows({ lines, products, others }, () => canBuy)
const learnedFrom = (rows: ReturnType<typeof rowsOf>) => rows.flatMap((row) => learnedFromRow(row) ?? [])
const describeRows = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ choice, isConfirmed }) => [
    choice && `${choice.quantity / 1000} of ${choice.unit} of ${choice.product.id}`,
    isConfirmed,
  ])

function after(action: PasteAction, lines = [line()]) {
  return describeRows(applyPasteAction(rowsOf(lines), 0, action))
}

test('confirms sure matches, does not confirm likely ones, and has no product for unknown ones', () => {
  const lines = (['SURE', 'LIKELY', 'UNKNOWN'] as const).map((confidence) => line({ confidence }))
  expect(describeRows(rowsOf(lines))).toEqual([
    ['3 of 2 of 7', true],
    ['3 of 2 of 7', false],
    [undefined, false],
  ])
})

test('groups lines by what was known of them, and a choice moves none', () => {
  const lines = [
    line({ confidence: 'SURE' }),
    line(),
    line({ confidence: 'UNKNOWN' }),
    line({ reason: 'REFUSED' }),
    line({ confidence: 'UNKNOWN', candidates: [] }),
  ]
  const rows = rowsOf(lines)
  const groups = rows.map(({ group }) => group)
  expect(groups).toEqual(['sure', 'check', 'left', 'left', 'left'])
  const chosen = rows.reduce(
    (before, { id }) => applyPasteAction(before, id, { type: 'choose', product: tomatoes }),
    rows,
  )
  expect(chosen.map(({ group }) => group)).toEqual(groups)
})

test('does not confirm a product that cannot be bought, even if the match is sure', () => {
  const rows = rowsOf([line({ confidence: 'SURE' })], false)
  expect(describeRows(rows)).toEqual([['3 of 2 of 7', false]])
  expect(describeRows(allConfirmed(rows, () => false))).toEqual([['3 of 2 of 7', false]])
})

test('leaves out candidates that the viewer may not see', () => {
  const rows = rowsOf([
    line({ confidence: 'SURE', candidates: [candidate({ productId: '4711', unit: '1', quantity: 1 })] }),
  ])
  expect(describeRows(rows)).toEqual([[undefined, false]])
})

test('a change of a line confirms it', () => {
  expect(after({ type: 'quantity', quantity: quantityOf(5) })).toEqual([['5 of 2 of 7', true]])
  expect(after({ type: 'unit', unit: '1' })).toEqual([['3 of 1 of 7', true]])
  expect(after({ type: 'confirm', isConfirmed: true })).toEqual([['3 of 2 of 7', true]])
  expect(after({ type: 'remove' })).toEqual([])
})

test('another candidate uses the amount read for it; any other product uses the amount of the line', () => {
  expect(after({ type: 'choose', product: passata })).toEqual([['3 of 1 of 8', true]])
  expect(after({ type: 'choose', product: { ...tomatoes, id: '10' } })).toEqual([['3 of 2 of 10', true]])
})

test('rounds a weight up to whole units when another product or unit is chosen', () => {
  const lines = [line({ candidates: [candidate({ productId: '9', quantity: 2.5 })] })]
  expect(describeRows(rowsOf(lines))).toEqual([['2.5 of 2 of 9', false]])
  expect(after({ type: 'choose', product: tomatoes }, lines)).toEqual([['3 of 2 of 7', true]])
})

test('confirms no line without a product', () => {
  expect(after({ type: 'confirm', isConfirmed: true }, [line({ confidence: 'UNKNOWN' })])).toEqual([
    [undefined, false],
  ])
  expect(describeRows(allConfirmed(rowsOf([line(), line({ confidence: 'UNKNOWN' })]), () => true))).toEqual([
    ['3 of 2 of 7', true],
    [undefined, false],
  ])
})

test("does not learn a sure match, but learns the customer's choice", () => {
  const sure = rowsOf([line({ confidence: 'SURE' })])
  expect(learnedFrom(sure)).toEqual([])
  expect(learnedFrom(applyPasteAction(sure, 0, { type: 'quantity', quantity: quantityOf(9) }))).toEqual([])
  expect(learnedFrom(applyPasteAction(sure, 0, { type: 'unit', unit: '1' }))).toEqual([
    { said: 'toms', productId: '7', unit: '1' },
  ])
  expect(learnedFrom(applyPasteAction(sure, 0, { type: 'choose', product: passata }))).toEqual([
    { said: 'toms', productId: '8', unit: '1' },
  ])
})

test('does not learn what was confirmed for all lines at once', () => {
  expect(learnedFrom(allConfirmed(rowsOf([line(), line({ said: '' })]), () => true))).toEqual([])
})

test('asks for an unreadable quantity line by line and never confirms it with the others', () => {
  const unread = line({
    text: 'a few toms',
    isQuantityRead: false,
    candidates: [candidate({ quantity: 1, issue: 'UNREAD' })],
  })
  const rows = rowsOf([unread, line()])
  expect(describeRows(allConfirmed(rows, () => true)).map(([, isConfirmed]) => isConfirmed)).toEqual([
    false,
    true,
  ])
  expect(applyPasteAction(rows, 0, { type: 'unit', unit: '1' })[0]).toMatchObject({
    issue: 'UNREAD',
    isConfirmed: false,
  })
  expect(applyPasteAction(rows, 0, { type: 'choose', product: { ...tomatoes, id: '10' } })[0]).toMatchObject({
    issue: 'UNREAD',
    isConfirmed: false,
  })
  expect(applyPasteAction(rows, 0, { type: 'quantity', quantity: quantityOf(4) })[0]).toMatchObject({
    issue: null,
    isConfirmed: true,
  })
})

test('choosing one of the possible amounts resolves the question', () => {
  const choices = [
    { unit: '2', quantity: 2 },
    { unit: '2', quantity: 3 },
  ]
  const rows = rowsOf([line({ candidates: [candidate({ quantity: 2, issue: 'RANGE', choices })] })])
  const [row] = rows
  const [, second] = row ? amountsOf(row) : []
  expect(second).toEqual({ unit: '2', quantity: quantityOf(3) })
  const answered = applyPasteAction(rows, 0, { type: 'amount', unit: '2', quantity: quantityOf(3) })
  expect(describeRows(answered)).toEqual([['3 of 2 of 7', true]])
  expect(answered.map(amountsOf)).toEqual([[]])
})

test('asks for the quantity of a product found by search if the text contains a number', () => {
  const rows = rowsOf([line({ text: '2 unicorns', confidence: 'UNKNOWN', candidates: [] })])
  expect(applyPasteAction(rows, 0, { type: 'choose', product: tomatoes })[0]).toMatchObject({
    issue: 'UNREAD',
    isConfirmed: false,
  })
})

test('reads a row again after its match is deleted, and unconfirms other rows with the same text', () => {
  const learned = line({ confidence: 'SURE', isLearned: true })
  const rows = rowsOf([learned, learned, line({ said: 'passata', confidence: 'SURE', isLearned: true })])
  const read = rowsOf([line({ candidates: [candidate({ productId: '9' })] })])
  const [first] = rows
  if (!first) throw new Error('No row was read.')
  expect(describeRows(withRereadRow(rows, first, read))).toEqual([
    ['3 of 2 of 9', false],
    ['3 of 2 of 7', false],
    ['3 of 2 of 7', true],
  ])
  expect(withRereadRow(rows, first, []).map(({ isLearned }) => isLearned)).toEqual([false, false, true])
})

test('learns nothing from accepting all, only from rows that the customer chose', () => {
  const rows = allConfirmed(rowsOf([line(), line({ said: 'tinned toms' })]), () => true)
  expect(learnedFrom(rows)).toEqual([])
  const chosen = applyPasteAction(rows, 1, { type: 'confirm', isConfirmed: true })
  expect(learnedFrom(chosen).map(({ said }) => said)).toEqual(['tinned toms'])
})

test('accepting all never orders one of a line without a quantity', () => {
  const rows = rowsOf([line({ hasQuantity: false })])
  expect(rows[0]?.issue).toBe('MISSING')
  expect(allConfirmed(rows, () => true)[0]?.isConfirmed).toBe(false)
  const [answered] = applyPasteAction(rows, 0, { type: 'amount', unit: '2', quantity: quantityOf(2) })
  expect(answered).toMatchObject({ isConfirmed: true, issue: null })
})

test('a substitute takes the place of the product, and says nothing about the words', () => {
  const substitute = { product: passata, unit: '2', quantity: quantityOf(2) } as const
  const taken = applyPasteAction(rowsOf([line()]), 0, { type: 'substitute', choice: substitute })
  expect(describeRows(taken)).toEqual([['2 of 2 of 8', true]])
  const more = applyPasteAction(taken, 0, { type: 'quantity', quantity: quantityOf(5) })
  expect(learnedFrom(more)).toEqual([])
  const back = applyPasteAction(more, 0, { type: 'choose', product: tomatoes })
  expect(learnedFrom(back)).toHaveLength(1)
})

test('forgetting what a line means leaves nothing learned in another line of the same words', () => {
  const both = applyPasteAction(
    applyPasteAction(rowsOf([line(), line()]), 0, { type: 'choose', product: passata }),
    1,
    { type: 'choose', product: passata },
  )
  const [first] = both
  const read = first ? [{ ...first, isChosen: false }] : []
  expect(learnedFrom(withRereadRow(both, { id: 0, matchKey: 'toms' }, read))).toEqual([])
})

test('a forgotten match stays forgotten until the customer chooses again, whatever the quantity', () => {
  const chosen = applyPasteAction(rowsOf([line()]), 0, { type: 'choose', product: passata })
  const [row] = chosen
  const forgotten = withRereadRow(
    chosen,
    { id: 0, matchKey: 'toms' },
    row ? [{ ...row, isChosen: false }] : [],
  )
  const changed = applyPasteAction(forgotten, 0, { type: 'quantity', quantity: quantityOf(5) })
  const answered = applyPasteAction(changed, 0, { type: 'amount', unit: '2', quantity: quantityOf(6) })
  expect(learnedFrom(answered)).toEqual([])
  for (const again of [
    { type: 'choose', product: tomatoes },
    { type: 'unit', unit: '1' },
    { type: 'confirm', isConfirmed: true },
  ] satisfies readonly PasteAction[])
    expect(learnedFrom(applyPasteAction(answered, 0, again)), again.type).toHaveLength(1)
})

test('a sure line that is not right goes to those to check, and only another product teaches', () => {
  const sure = rowsOf([line({ confidence: 'SURE', reason: null }), line({ confidence: 'SURE' })])
  const [doubted, other] = applyPasteAction(sure, 0, { type: 'doubt' })
  expect(doubted).toMatchObject({ group: 'check', isConfirmed: false, choice: { product: tomatoes } })
  expect(other).toEqual(sure[1])
  const kept = applyPasteAction([doubted!], 0, { type: 'choose', product: tomatoes })
  expect(kept).toMatchObject([{ group: 'check', isConfirmed: true }])
  expect(learnedFrom(kept)).toEqual([])
  const corrected = applyPasteAction([doubted!], 0, { type: 'choose', product: mince })
  expect(learnedFrom(corrected)).toEqual([{ said: 'toms', productId: '9', unit: '2' }])
})
