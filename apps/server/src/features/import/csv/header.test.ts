import { describe, expect, test } from 'vitest'
import { code, line } from '../cells/cell.ts'
import { required, optional } from './columns.ts'
import { readHeader } from './header.ts'

const columns = {
  code: required(['code', 'sku'], code),
  packSize: optional(['pack_size', 'size'], line(20), ''),
  price: required(['price'], code),
}

describe('the first line', () => {
  test('accepts any name of a column, whatever the case, spaces and dashes', () => {
    const header = readHeader([' SKU', 'Pack Size', 'PRICE:', 'Colour', ''], columns)
    expect(header).toEqual({
      ok: true,
      value: {
        indexes: new Map([
          ['code', 0],
          ['packSize', 1],
          ['price', 2],
        ]),
        attributes: [],
        unknown: ['Colour'],
        cells: [' SKU', 'Pack Size', 'PRICE:', 'Colour', ''],
        width: 5,
      },
    })
  })

  test('keeps the spelling of attributes', () => {
    const header = readHeader(['code', 'price', 'Attribute: Shelf Life', 'attribute:'], columns)
    expect(header.ok && header.value).toMatchObject({
      attributes: [{ name: 'Shelf Life', index: 2 }],
      unknown: ['attribute:'],
    })
  })

  test('is refused without its required columns, and the refusal lists those found', () => {
    expect(readHeader(['name', 'size'], columns)).toEqual({
      ok: false,
      refusal: { code: 'COLUMNS_MISSING', columns: 'code, price', count: 2, header: 'name, size' },
    })
    expect(readHeader(['sku'], columns)).toEqual({
      ok: false,
      refusal: { code: 'COLUMNS_MISSING', columns: 'price', count: 1, header: 'sku' },
    })
  })

  test('is refused if two columns mean the same', () => {
    expect(readHeader(['code', 'price', 'SKU'], columns)).toEqual({
      ok: false,
      refusal: { code: 'COLUMN_REPEATED', column: 'code', second: 'SKU' },
    })
  })
})
