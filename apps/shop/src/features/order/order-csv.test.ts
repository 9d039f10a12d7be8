import { expect, test } from 'vitest'
import { orderCsv } from './order-csv.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

const line = (change: Partial<OrderLineFieldsFragment>): OrderLineFieldsFragment => ({
  position: 1,
  productId: '2',
  code: '200001',
  name: 'Beef Mince',
  pSize: '',
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
  note: '',
  product: null,
  ...change,
})

test('exports what was ordered, what is supplied and the current amounts', () => {
  const csv = orderCsv({
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
  })
  expect(csv.split('\r\n')).toEqual([
    'line,code,product,pack,unit,ordered,supplied,unit_net,vat_percent,net,currency,instead_of_line,deliver_to',
    '1,200001,Beef Mince,,kg,5,4.873,6.50,0,31.67,GBP,,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '2,300001,"Cola, 24 ""cans""",,box,1,,6.50,0,32.50,GBP,,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '3,200001,Rice,,piece,,9,6.50,0,32.50,GBP,2,"Köz, Kitchen, 7 Kirkgate, Leeds, LS1 1AA"',
    '',
  ])
})

test('escapes formulas', () => {
  const csv = orderCsv({
    currencyCode: 'GBP',
    deliveryAddress: null,
    lines: [line({ name: '=HYPERLINK("http://x")', pSize: '@x' })],
  })
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")",'@x`)
})
