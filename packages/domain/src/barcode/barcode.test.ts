import { expect, test } from 'vitest'
import {
  checkDigit,
  countedCode,
  hasRightCheckDigit,
  isBarcodeNumber,
  isCaseCode,
  isSameBarcode,
  pieceCodeIn,
  shortCodeIn,
  normaliseBarcode,
  upcAOf,
} from './barcode.ts'

test('computes the check digit of every length of EAN and UPC', () => {
  const printed = ['5012345678900', '96385074', '036000291452', '10012345678902']
  expect(printed.map((code) => checkDigit(code.slice(0, -1)))).toEqual(printed.map((code) => code.at(-1)))
})

test('a number with the length of an EAN or UPC must end in its check digit', () => {
  const right = ['5012345678900', '96385074', '036000291452', '10012345678902']
  expect(right.filter((each) => !hasRightCheckDigit(each))).toEqual([])
  const wrong = ['5012345678901', '96385075', '036000291453', '10012345678903', '5021345678900']
  expect(wrong.filter(hasRightCheckDigit)).toEqual([])
})

test('accepts texts and numbers of other lengths without a check digit', () => {
  const others = ['12345', 'ABC5012345678', '50123456789012345']
  expect(others.filter((each) => !hasRightCheckDigit(each))).toEqual([])
})

test('ignores spaces, dashes, leading zeros and case when comparing barcodes', () => {
  expect(normaliseBarcode('0 036000-291452')).toBe(normaliseBarcode('36000291452'))
  expect(normaliseBarcode('AB-12')).toBe('ab12')
  expect(normaliseBarcode('0')).toBe('0')
})

test('treats fourteen digits as a case code, unless they are a zero-padded piece code or a variable weight', () => {
  expect(isCaseCode('15012345678907')).toBe(true)
  expect(isCaseCode('05012345678900')).toBe(false)
  expect(isCaseCode('95012345678903')).toBe(false)
  expect(isCaseCode('5012345678900')).toBe(false)
})

test('derives the code of the pieces from the code of their case', () => {
  expect(pieceCodeIn('15012345678907')).toBe('5012345678900')
  expect(pieceCodeIn('5012345678900')).toBeUndefined()
})

test.each([
  ['01234505', '012000003455'],
  ['01234514', '012100003454'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234565', '012345000065'],
])('expands the UPC-E %s to the UPC-A %s', (upcE, upcA) => {
  expect(upcAOf(upcE)).toBe(upcA)
})

test.each([
  ['01234505', '012000003455'],
  ['04252614', '042100005264'],
  ['01234565', '0012345000065'],
  ['0123-4565', '12345000065'],
])('the UPC-E %s is valid and the same barcode as %s', (upcE, expanded) => {
  expect(hasRightCheckDigit(upcE.replace('-', ''))).toBe(true)
  expect([isSameBarcode(upcE, expanded), isSameBarcode(expanded, upcE)]).toEqual([true, true])
})

test('different UPC-Es are different barcodes', () => {
  expect(isSameBarcode('01234505', '012345000065')).toBe(false)
  expect(isSameBarcode('01234505', '01234514')).toBe(false)
})

test('a code that does not expand to a valid UPC-A is no UPC-E', () => {
  expect(upcAOf('01234566')).toBeUndefined()
  expect(upcAOf('96385074')).toBeUndefined()
  expect(upcAOf('0123456')).toBeUndefined()
})

test.each([
  '(01)10036000291459',
  '0110036000291459',
  ']C10110036000291459',
  '(01)10036000291459(17)271231(10)AB-12',
  '02100360002914593712',
  ']d20110036000291459',
  ']e00110036000291459',
  ']Q30110036000291459',
  ']d2(01)10036000291459(10)AB12',
  '10AB12\u001d0110036000291459',
  '10AB12\u001d172712310110036000291459\u001d',
  '172712310110036000291459',
  '1127110117271231011003600029145910AB12',
  '31030012500110036000291459',
  '(17)271231(10)AB12(01)10036000291459',
  '2112345\u001d24098765\u001d0110036000291459',
  'https://id.gs1.org/01/10036000291459',
  'https://id.gs1.org/01/10036000291459/10/AB12?17=271231',
  'http://shop.example/products/gtin/10036000291459#a',
  'id.gs1.org/01/10036000291459',
  'shop.example/en/01/10036000291459/21/7?17=271231',
  'HTTPS://ID.GS1.ORG/01/10036000291459',
  ']d1HTTPS://ID.GS1.ORG/01/10036000291459',
  ']Q1https://id.gs1.org/01/10036000291459',
  ' https://id.gs1.org/01/10036000291459\r\n',
  ']C1\u001d0110036000291459',
  '\u001d0110036000291459',
  ...[
    '<GS>',
    '{GS}',
    '[GS]',
    '<FNC1>',
    '\u241d',
    '^]',
    '^',
    '~',
    '|',
    String.raw`\x1D`,
    String.raw`\u001d`,
  ].map((written) => `10AB12${written}0110036000291459`),
  '<FNC1>0110036000291459<FNC1>',
  '3712\u001d0210036000291459',
  '15271231392212345\u001d0110036000291459',
  '(01) 10036000291459 (17) 271231',
  '(10) AB12 (01) 1 0036000 29145 9',
  '(10)AB/(1)(01)10036000291459',
  '01 10036000291459',
  'I0110036000291459',
  'K10AB12\u001d0110036000291459',
  'w(01)10036000291459(10)AB12',
  '０１１００３６０００２９１４５９',
])('reads the number from the GS1 text %j', (text) => {
  expect(countedCode(text)).toBe('10036000291459')
})

test('keeps any other code unchanged, even if it looks like GS1', () => {
  const others = ['0110036000291458', '10036000291459', '01234565', '5012345678900', 'AB-12', '(01)']
  expect(others.map(countedCode)).toEqual(others)
})

test.each([
  [']E05012345678900', '5012345678900'],
  [']E496385074', '96385074'],
  [']I110036000291459', '10036000291459'],
  [']C05012345678900', '5012345678900'],
  [']X05012345678900', '5012345678900'],
  [']E001234565', '01234565'],
  [']E05012345678901', '5012345678901'],
  [']C0AB-123', 'AB-123'],
  [']C012345', '12345'],
  ['5012345678900\r\n', '5012345678900'],
  ['５０１２３４５６７８９００', '5012345678900'],
  ['F05012345678900', '05012345678900'],
  ['A5012345678900', '5012345678900'],
  ['F036000291452', '036000291452'],
  ['*5012345678900*', '5012345678900'],
  ['*AB-123*', 'AB-123'],
  ['#5012345678900', '5012345678900'],
  ['# AB-123', 'AB-123'],
  ['<F1>5012345678900', '5012345678900'],
  [']E0]E05012345678900', '5012345678900'],
  ['AA5012345678900', '5012345678900'],
  [']C0*AB-123*', 'AB-123'],
  ['https://id.gs1.org/01/05012345678900', '05012345678900'],
])('reads %j without what the scanner put before it', (text, code) => {
  expect(countedCode(text)).toBe(code)
})

test.each([
  'A5012345678901',
  'AB-5012345678900',
  'A96385074',
  '10AB12',
  '17271231',
  'https://shop.example/5012345678900',
  'https://id.gs1.org/01/10036000291458',
  '10AB120110036000291459',
  '10AB12~0110036000291458',
  'B0110036000291458',
  'https://shop.example/01/10036000291459.html',
  'https://shop.example/21/10036000291459',
  'https://id.gs1.org/00/350123456789012340',
  'AB~12^3|4',
  ']x',
])('leaves %j as it is', (text) => {
  expect(countedCode(text)).toBe(text)
})

test('finds an EAN-8 or UPC-E behind letters', () => {
  expect(['FF96385074', 'A96385074', 'E01234565'].map(shortCodeIn)).toEqual([
    '96385074',
    '96385074',
    '01234565',
  ])
  expect(['FF96385075', 'AB96385074', '96385074', 'FF5012345678900'].map(shortCodeIn)).toEqual(Array(4))
})

test('a barcode number has its length and check digit', () => {
  expect(['5012345678900', '96385074', '10036000291459'].every(isBarcodeNumber)).toBe(true)
  expect(['5012345678901', '416', '1234567', 'AB5012345678'].some(isBarcodeNumber)).toBe(false)
})
