import type { Quantity } from '@provender/domain/money/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkTestDevice } from '../catalogue/device/link-device.fixture.ts'
import { piece } from '../catalogue/product.fixture.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import { caseCode, createController, pieceCode, tins } from './scan-controller.fixture.ts'
import { answer, answerProduct, dismiss, handleCode, retryWaiting, undo } from './scan-controller.ts'

const one = 1000 as Quantity

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the barcode of a piece adds a piece, and that of its case a box', async () => {
  const { controller, quantity, list } = createController([tins])
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'added', unit: '1', quantity: 1000 })
  expect(await handleCode(controller, caseCode)).toMatchObject({ is: 'added', unit: '2', quantity: 1000 })
  expect(await handleCode(controller, caseCode)).toMatchObject({ is: 'added', unit: '2', quantity: 2000 })
  expect([quantity('1'), quantity('2')]).toEqual([1, 2])
  expect(list().lines.map(({ unit, additions }) => [unit, additions])).toEqual([
    ['2', [1000, 1000]],
    ['1', [1000]],
  ])
})

test('only a product with exactly this code counts, whatever else the search finds', async () => {
  const { controller, list } = createController([{ ...tins, barcode1: '50123456789001', barcode2: null }])
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'unknown', code: pieceCode })
  expect(list().open.map(({ is }) => is)).toEqual(['unknown'])
})

test('a case that no product has is looked up by the code of its piece', async () => {
  const { controller, network } = createController([{ ...tins, barcode2: null }])
  expect(await handleCode(controller, caseCode)).toMatchObject({ is: 'added', unit: '2' })
  expect(network.requests).toEqual([caseCode, pieceCode])
})

test('a code that the device knows needs no server, and an unknown one without a connection is unknown', async () => {
  linkTestDevice({ products: async () => ({ products: [tins] }) })
  const { controller, network } = createController([])
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'added', unit: '1' })
  expect(network.requests).toEqual([])
  network.isThere = false
  expect(await handleCode(controller, '96385074')).toMatchObject({ is: 'unknown' })
  expect(network.requests).toEqual(['96385074'])
})

test('an ambiguous code asks for the unit; the answer adds as many as were scanned, and is remembered', async () => {
  const { controller, list, quantity } = createController([tins])
  await handleCode(controller, tins.code)
  await handleCode(controller, tins.code)
  const [question] = list().open
  expect(question).toMatchObject({ is: 'question', times: 2 })
  expect(answer(controller, question!, { product: tins, unit: '2' })).toMatchObject({ is: 'added' })
  expect(quantity('2')).toBe(2)
  expect(list().open).toEqual([])
  expect(await handleCode(controller, tins.code)).toMatchObject({ is: 'added', unit: '2', quantity: 3000 })
})

test('if several products have a code, the chosen one is added', async () => {
  const other: CodedProduct = { ...tins, id: '8' }
  const { controller, list } = createController([tins, other])
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'question' })
  const [question] = list().open
  expect(answerProduct(controller, question!, other)).toMatchObject({
    is: 'added',
    unit: '1',
    product: other,
  })
  expect(list().open).toEqual([])
})

test('if several products have a code, the chosen one may still need a unit', async () => {
  const other: CodedProduct = { ...tins, id: '8', barcode3: '5098765432106' }
  const { controller, list } = createController([{ ...tins, barcode3: '5098765432106' }, other])
  await handleCode(controller, '5098765432106')
  answerProduct(controller, list().open[0]!, other)
  expect(list().open).toMatchObject([{ is: 'question', times: 1, products: [other] }])
})

test('a product that is out of stock is listed and not added', async () => {
  const outOfStock = { ...tins, stockStatus: { ...tins.stockStatus, available: false } }
  const { controller, list, quantity } = createController([outOfStock])
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'out' })
  expect(quantity('1')).toBe(0)
  expect(list().lines).toMatchObject([{ additions: [] }])
})

test('a product without a price, or scanned by a visitor, is not added', async () => {
  const unpriced = { ...tins, units: tins.units.map((unit) => ({ ...unit, price: null })) }
  expect(await handleCode(createController([unpriced]).controller, pieceCode)).toMatchObject({
    is: 'unpriced',
  })
  expect(
    await handleCode(createController([tins], { isSignedIn: false }).controller, pieceCode),
  ).toMatchObject({
    is: 'login',
  })
})

test('a full line says so and stays as it is', async () => {
  const few = { ...tins, stockStatus: { ...tins.stockStatus, lowStock: true, stockCount: 2 } }
  const { controller, quantity, list } = createController([few])
  await handleCode(controller, pieceCode)
  await handleCode(controller, pieceCode)
  expect(await handleCode(controller, pieceCode)).toMatchObject({
    is: 'full',
    reason: 'You have the last 2 PIECE',
  })
  expect(quantity('1')).toBe(2)
  expect(list().lines).toMatchObject([{ additions: [1000, 1000] }])
})

test('undo removes one scan at a time, and the line with the last', async () => {
  const { controller, quantity, list } = createController([tins])
  await handleCode(controller, pieceCode)
  await handleCode(controller, pieceCode)
  undo(controller, { product: tins, unit: '1', added: one })
  expect(quantity('1')).toBe(1)
  expect(list().lines).toMatchObject([{ additions: [1000] }])
  undo(controller, { product: tins, unit: '1', added: one })
  expect(quantity('1')).toBe(0)
  expect(list().lines).toEqual([])
})

test('a scan that added nothing takes nothing out of the basket when its line is removed', async () => {
  const few = { ...tins, stockStatus: { ...tins.stockStatus, lowStock: true, stockCount: 1 } }
  const { controller, quantity, list } = createController([few])
  await handleCode(controller, pieceCode)
  const emptyList = { ...controller, queryClient: createController([few]).controller.queryClient }
  expect(await handleCode(emptyList, pieceCode)).toMatchObject({ is: 'full', added: 0 })
  undo(emptyList, { product: few, unit: '1', added: 0 as Quantity })
  expect(quantity('1')).toBe(1)
  expect(list().lines).toMatchObject([{ additions: [1000] }])
})

test('without a connection a code is stored with its count, and added when the connection is back', async () => {
  const { controller, network, list, quantity } = createController([tins])
  network.isThere = false
  await handleCode(controller, caseCode)
  expect(await handleCode(controller, caseCode)).toMatchObject({ is: 'waiting' })
  expect(list().open).toMatchObject([{ is: 'waiting', times: 2 }])
  expect(await retryWaiting(controller)).toMatchObject({ is: 'waiting' })
  expect(list().open).toMatchObject([{ is: 'waiting', times: 2 }])
  network.isThere = true
  expect(await retryWaiting(controller)).toMatchObject({ is: 'added' })
  expect(quantity('2')).toBe(2)
  expect(list().open).toEqual([])
})

test('a code that was found earlier is added without a connection', async () => {
  const { controller, network, quantity } = createController([tins])
  await handleCode(controller, pieceCode)
  network.isThere = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await handleCode(controller, pieceCode)).toMatchObject({ is: 'added', quantity: 2000 })
  expect(quantity('1')).toBe(2)
})

test('a case of a product that is sold only by the piece adds a piece and says so', async () => {
  const { controller, quantity } = createController([{ ...tins, units: [piece] }])
  expect(await handleCode(controller, caseCode)).toMatchObject({
    is: 'added',
    unit: '1',
    ignored: 'case',
  })
  expect(await handleCode(controller, pieceCode)).toMatchObject({
    is: 'added',
    unit: '1',
    ignored: undefined,
  })
  expect(quantity('1')).toBe(2)
})

test('a GS1 code counts by the number in it, typed or scanned', async () => {
  const { controller, quantity, network } = createController([tins])
  for (const text of [`(01)${caseCode}`, `01${caseCode}`, `(01)${caseCode}(10)AB-1`])
    expect(await handleCode(controller, text)).toMatchObject({ is: 'added', unit: '2' })
  expect(quantity('2')).toBe(3)
  expect(new Set(network.requests)).toEqual(new Set([caseCode]))
})

test('a dismissed code is removed', async () => {
  const { controller, list } = createController([])
  await handleCode(controller, pieceCode)
  dismiss(controller, list().open[0]!)
  expect(list().open).toEqual([])
})
