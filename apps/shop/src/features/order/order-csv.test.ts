import { expect, test } from 'vitest'
import { orderCsv } from './order-csv.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

const line = (change: Partial<OrderLineFieldsFragment>): OrderLineFieldsFragment => ({
  position: 1,
  productId: '2',
  code: '200001',
  name: 'Beef Mince',
  packSize: '',
  pictureUrl: null,
  unit: '2',
  unitKind: 'KG',
  quantity: 5,
  price: '6.50',
  vatRate: 0,
  net: '32.50',
  suppliedQuantity: null,
  suppliedNet: null,
  substitutesPosition: null,
  piecesPerBox: null,
  note: '',
  substitutionWish: null,
  product: null,
  ...change,
})

const words = {
  columns: ['line', 'code', 'product'],
  units: { PIECE: 'piece', BOX: 'box', KG: 'kg' },
} as const
const english = { language: 'en', ...words } as const

test('exports what was ordered, what is supplied and the current amounts', () => {
  const csv = orderCsv(
    {
      currencyCode: 'GBP',
      deliveryAddress: {
        companyName: 'Köz',
        siteName: 'Kitchen',
        address1: '7 Kirkgate',
        address2: '',
        address3: '',
        city: 'Leeds',
        postCode: 'LS1 1AA',
        contactName: '',
        telephone: '',
        instructions: '',
      },
      lines: [
        line({ suppliedQuantity: 4.873, suppliedNet: '31.67' }),
        line({ position: 2, code: '300001', name: 'Cola, 24 "cans"', unitKind: 'BOX', quantity: 1 }),
        line({ position: 3, name: 'Rice', unitKind: 'PIECE', suppliedQuantity: 9, substitutesPosition: 2 }),
      ],
    },
    english,
  )
  expect(csv.split('\r\n')).toEqual([
    'line,code,product',
    '1,200001,Beef Mince,,kg,5,4.873,6.50,0,31.67,GBP,,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '2,300001,"Cola, 24 ""cans""",,box,1,,6.50,0,32.50,GBP,,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '3,200001,Rice,,piece,,9,6.50,0,32.50,GBP,2,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '',
  ])
})

const withFormulas = {
  currencyCode: 'GBP',
  deliveryAddress: null,
  lines: [line({ name: '=HYPERLINK("http://x")', packSize: '＠2.5kg', suppliedQuantity: 4.873 })],
}

test('escapes formulas', () => {
  expect(orderCsv(withFormulas, english)).toContain(`"'=HYPERLINK(""http://x"")",'＠2.5 kg`)
})

test.each(['pl', 'tr'] as const)('opens in a spreadsheet in %s', (language) => {
  const csv = orderCsv(withFormulas, { language, ...words })
  expect(csv.split('\r\n')[1]).toBe(
    `1;200001;"'=HYPERLINK(""http://x"")";"'＠2,5 kg";kg;5;4,873;6,50;0;32,50;GBP;;`,
  )
})
