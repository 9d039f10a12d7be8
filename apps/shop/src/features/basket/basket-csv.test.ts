import { requestedLines } from '@provender/catalogue/requested-lines'
import { expect, test } from 'vitest'
import { basketCsv } from './basket-csv.ts'

const lines = [
  {
    code: '104217',
    name: 'Chopped Tomatoes, "Pomaro"',
    pack: '12 x 400g',
    quantity: 3,
    unit: 'box',
    price: '8.64',
  },
  { code: '200001', name: '=Beef; Mince', pack: 'per kg', quantity: 2.5, unit: 'kg', price: '' },
]
const headers = {
  en: ['Code', 'Product', 'Pack', 'Quantity', 'Unit', 'Net price'],
  pl: ['Kod', 'Produkt', 'Opakowanie', 'Ilość', 'Jednostka', 'Cena netto'],
  tr: ['Kod', 'Ürün', 'Ambalaj', 'Miktar', 'Birim', 'Net fiyat'],
} as const

test('exports a basket as columns for spreadsheets, without formulas', () => {
  expect(basketCsv(headers.en, lines, 'en').split('\r\n')).toEqual([
    '\uFEFFCode,Product,Pack,Quantity,Unit,Net price',
    '104217,"Chopped Tomatoes, ""Pomaro""",12 x 400g,3,box,8.64',
    '200001,"\'=Beef; Mince",per kg,2.5,kg,',
    '',
  ])
  expect(basketCsv(headers.pl, lines, 'pl')).toContain('200001;"\'=Beef; Mince";per kg;2,5;kg;\r\n')
})

test.each([
  '=1',
  '+1',
  '-1',
  '@a',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫a',
  ' =1',
  '\u200D=1',
])('the cell %s is no formula', (name) => {
  const [line] = lines
  expect(basketCsv(headers.en, line ? [{ ...line, name }] : [], 'en')).toContain(`,'${name},`)
})

test.each(['en', 'pl', 'tr'] as const)('a file downloaded in %s is read back unchanged', (language) => {
  const text = basketCsv(headers[language], lines, language)
  const read = requestedLines(text, {
    isCode: () => true,
    isWord: () => false,
    isKnown: () => false,
    isStrange: () => false,
    isTogether: () => false,
    names: () => true,
  })
  expect(read.map(({ codes, amount }) => [codes.join(), amount?.count, amount?.unit])).toEqual([
    ['104217', 3, 'box'],
    ['200001', 2.5, 'kg'],
  ])
})
