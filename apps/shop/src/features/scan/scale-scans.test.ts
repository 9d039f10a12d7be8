import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { kilogram, piece } from '../catalogue/product.fixture.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import { createController, tins } from './scan-controller.fixture.ts'
import { answer, handleCode, retryWaiting, undo } from './scan-controller.ts'

const cheese: CodedProduct = {
  ...tins,
  code: '12345',
  barcode1: null,
  barcode2: null,
  secondUnit: 'kg',
  sellAs: '2',
  units: [kilogram],
}
/** 12345 with 1,234 g and with 506 g, and at 7.50. */
const [label, lighter, priceLabel] = ['2112345012346', '2112345005065', '2212345007509'] as const

test('a scale barcode adds the weight of a product sold by weight, found by its item number', async () => {
  const { controller, network, list, quantity } = createController([cheese])
  expect(await handleCode(controller, label)).toMatchObject({
    is: 'added',
    unit: '2',
    added: 1234,
    quantity: 1234,
    ignored: undefined,
  })
  expect(await handleCode(controller, lighter)).toMatchObject({ added: 506, quantity: 1740 })
  expect(quantity('2')).toBe(1.74)
  expect(list().lines).toMatchObject([{ additions: [1234, 506] }])
  expect(new Set(network.requests)).toEqual(new Set(['12345']))
})

test('a scale barcode finds a product by its code or a barcode, without regard to leading zeros', async () => {
  const [byCode, byBarcode, neither] = [
    { ...cheese, code: '345' },
    { ...cheese, code: 'CH-1', barcode3: '00345' },
    { ...cheese, code: '3450' },
  ]
  const scan = (product: CodedProduct) => handleCode(createController([product]).controller, '2100345001002')
  expect(await scan(byCode)).toMatchObject({ is: 'added', added: 100 })
  expect(await scan(byBarcode)).toMatchObject({ is: 'added', added: 100 })
  expect(await scan(neither)).toMatchObject({ is: 'unknown', code: '2100345001002' })
})

test('undo removes the weight of each scan exactly once, in any order', async () => {
  const { controller, list, quantity } = createController([cheese])
  await handleCode(controller, label)
  await handleCode(controller, lighter)
  const scan = { product: cheese, unit: '2', added: 1234 as Quantity } as const
  undo(controller, scan)
  expect(quantity('2')).toBe(0.506)
  undo(controller, scan)
  expect(quantity('2')).toBe(0.506)
  expect(list().lines).toMatchObject([{ additions: [506] }])
  undo(controller, { ...scan, added: 506 as Quantity })
  expect(quantity('2')).toBe(0)
  expect(list().lines).toEqual([])
})

test('a weight that does not fit into the stock adds the rest of it, and undo removes as much', async () => {
  const rest = { ...cheese, stockStatus: { ...cheese.stockStatus, lowStock: true, stockCount: 1.5 } }
  const { controller, list, quantity } = createController([rest])
  await handleCode(controller, label)
  expect(await handleCode(controller, lighter)).toMatchObject({ is: 'full', added: 266 })
  expect(list().lines).toMatchObject([{ additions: [1234, 266] }])
  undo(controller, { product: rest, unit: '2', added: 266 as Quantity })
  expect(quantity('2')).toBe(1.234)
})

test('the weight of a product that is not sold by weight adds one and says so', async () => {
  const pack = { ...cheese, secondUnit: '', units: [piece] }
  const { controller } = createController([pack])
  expect(await handleCode(controller, label)).toMatchObject({
    is: 'added',
    unit: '1',
    added: 1000,
    ignored: 'weight',
  })
})

test('a label adds the weight, whatever unit was chosen for the code', async () => {
  const both = { ...cheese, units: [piece, kilogram] }
  const { controller, quantity } = createController([both])
  expect(await handleCode(controller, cheese.code)).toMatchObject({ is: 'question' })
  answer(controller, { code: cheese.code, times: 1 }, { product: both, unit: '1' })
  expect(await handleCode(controller, lighter)).toMatchObject({ is: 'added', unit: '2', added: 506 })
  expect(quantity('2')).toBe(0.506)
})

test('a scale barcode in a GS1 text adds its weight', async () => {
  const { controller } = createController([cheese])
  expect(await handleCode(controller, `(01)0${label}`)).toMatchObject({ is: 'added', added: 1234 })
})

test('a scale barcode with a price adds one and says so', async () => {
  const { controller } = createController([cheese])
  expect(await handleCode(controller, priceLabel)).toMatchObject({
    is: 'added',
    unit: '2',
    added: 1000,
    ignored: 'price',
  })
})

test('a scale barcode with a wrong digit is refused, and nothing is looked up', async () => {
  const { controller, network, list, quantity } = createController([cheese])
  expect(await handleCode(controller, '2112345013346')).toMatchObject({ is: 'misread' })
  expect(list().open).toMatchObject([{ is: 'misread', code: '2112345013346' }])
  expect([quantity('2'), network.requests]).toEqual([0, []])
})

test('a scale barcode waits without a connection, and adds its weight as often as it was scanned', async () => {
  const { controller, network, quantity } = createController([cheese])
  network.isThere = false
  await handleCode(controller, label)
  await handleCode(controller, label)
  network.isThere = true
  await retryWaiting(controller)
  expect(quantity('2')).toBe(2.468)
})

test('a scale barcode is any other code if the wholesaler has no patterns', async () => {
  const { controller, network } = createController([cheese])
  expect(await handleCode({ ...controller, scaleBarcodePatterns: [] }, label)).toMatchObject({
    is: 'unknown',
  })
  expect(network.requests).toEqual([label])
})

test('packs of several products with one item number are asked about at each label', async () => {
  const other = { ...cheese, id: '987', name: 'Feta' }
  const { controller, quantity } = createController([cheese, other])
  expect(await handleCode(controller, label)).toMatchObject({ is: 'question', products: [cheese, other] })
  answer(controller, { code: label, times: 1 }, { product: cheese, unit: '2' })
  expect(await handleCode(controller, lighter)).toMatchObject({ is: 'question', products: [cheese, other] })
  expect(quantity('2')).toBe(1.234)
})

/** 1.234 kg, as a scanner writes it with and without brackets, and in pounds. */
const gs1 = '95012345678903'
const weighed = { ...cheese, code: 'CH-1', barcode1: gs1 }

test.each([
  [`(01)${gs1}(3103)001234`, 1234],
  [`01${gs1}3103001234`, 1234],
  [`]C101${gs1}3102000123`, 1230],
  [`01${gs1}1527123110AB\u001d3103001234`, 1234],
  [`(3103)001234(01)${gs1}`, 1234],
  [`01${gs1}3202000250`, 1134],
])('the net weight in the GS1 text %j is added of a product sold by weight', async (text, grams) => {
  const { controller, network } = createController([weighed])
  expect(await handleCode(controller, text)).toMatchObject({
    is: 'added',
    unit: '2',
    added: grams,
    ignored: undefined,
  })
  expect(new Set(network.requests)).toEqual(new Set([gs1]))
})

test('the net weight of a product that is not sold by weight is reported', async () => {
  const { controller } = createController([{ ...weighed, secondUnit: '', units: [piece] }])
  expect(await handleCode(controller, `01${gs1}3103001234`)).toMatchObject({ added: 1000, ignored: 'weight' })
})

test('a net weight waits with its code until there is a connection', async () => {
  const { controller, network, quantity } = createController([weighed])
  network.isThere = false
  await handleCode(controller, `01${gs1}3103001234`)
  network.isThere = true
  await retryWaiting(controller)
  expect(quantity('2')).toBe(1.234)
})
