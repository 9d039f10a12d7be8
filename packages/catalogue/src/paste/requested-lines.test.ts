import { expect, test } from 'vitest'
import { requestedLines } from './requested-lines.ts'

const codes = new Set(['104212', '5018429689008', '102417'])
const joined = new Set(['chicken thighs boneless', 'chicken breast frozen', 'honey roast ham sliced'])
const lookups = {
  isCode: (text: string) => codes.has(text),
  isKnown: () => false,
  isStrange: () => false,
  isWord: (word: string) => word === '7up',
  isTogether: (word: string) => word === 'yarim',
  names: (text: string) => joined.has(text),
}

function read(text: string): readonly string[] {
  return requestedLines(text, lookups).map(({ amount, measured, name, packs, codes, isClear }) => {
    const much = amount
      ? `${amount.count} ${amount.unit ?? '-'}`
      : measured
        ? `${measured.value}${measured.measure}`
        : '?'
    const parts = [much, codes.join('+'), name, packs.join('+')].filter((part) => part !== '')
    return `${parts.join(' | ')}${isClear ? '' : ' !'}`
  })
}

test.each([
  ['3 boxes semi skimmed', '3 box | semi skimmed'],
  ['2kg feta', '2000g | feta | 2kg'],
  ['10 x coke 330', '10 - | coke | 330'],
  ['coke 330 24pk', '? | coke | 330+24pk'],
  ['2L milk x 6', '6 - | milk | 2l'],
  ['12x400g beans 3', '3 - | beans | 12+400g'],
  ['6 x 2L milk', '6 - | milk | 2l'],
  ['butter 40x250g', '? | butter | 40+250g'],
  ['bacon 2.27 x4', '4 - | bacon | 2p27'],
  ['toms 6x2.5 x2', '2 - | toms | 6+2p5'],
  ['45 lik folyo 2 koli', '2 box | folyo | 45s'],
  ['simit kırklık 2 koli', '2 box | simit | 40s'],
  ['cheesecake 16 slice 2', '2 - | cheesecake | 16s'],
  ['oj litre cartons 2 cases', '2 box | oj cartons | 1l'],
  ['sok litr 2 zgrzewki', '2 box | sok | 1l'],
  ['mąka kilo 20 szt', '20 piece | maka | 1kg'],
  ['twaróg kilo x 6', '6 - | twarog | 1kg'],
  ['kurczak ten kilo', '10 kg | kurczak'],
  ['pizza kutusu 12 inç 2 paket', '2 pack | pizza kutusu | 12in'],
  ['crisps, box of 32, x4', '4 - | crisps | 32'],
  ['2 x avocados box of 18', '2 - | avocados | 18'],
  ['1,5 kg boczek', '1500g | boczek | 1p5kg'],
  ['pół kartonu jajek', '0.5 box | jajek'],
  ['half a box of limes', '0.5 box | limes'],
  ['box of hash browns', '1 box | hash browns'],
  ['masło extra karton', '1 box | maslo extra'],
  ['ryż 5 kg szt. 3', '3 piece | ryz | 5kg'],
  ['ayran 20adet', '20 piece | ayran'],
  ['iki koli su', '2 box | su'],
  ['su 2 koli', '2 box | su'],
  ['2 dozen limes', '24 piece | limes'],
  ['yarım yağlı süt 2 lt', '2000ml | yarim yagli sut | 2l'],
  ['tea bags 1100', '? | tea bags | 1100'],
  ['foil containers no 2', '? | foil containers no | 2'],
  ['milk (6)', '6 - | milk'],
  ['milk qty 6 £1.20', '6 - | milk'],
  ['pizza boxes 12" x4', '4 - | pizza boxes | 12in'],
  ['süt 24’lü 3 koli', '3 box | sut | 24s'],
])('reads %j as %j', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('splits a chat message into its products, without greetings', () => {
  expect(
    read(
      'Hi guys, can you send 3 boxes semi skimmed, 2kg feta, 10 x coke 330 and 5 bread for tomorrow please. Thanks!',
    ),
  ).toEqual(['3 box | semi skimmed', '2000g | feta | 2kg', '10 - | coke | 330', '5 - | bread'])
})

test('splits messages in Polish and Turkish', () => {
  expect(read('Dzień dobry, poproszę 2 kartony mleka i 3 kg sera. Pozdrawiam')).toEqual([
    '2 box | mleka',
    '3000g | sera | 3kg',
  ])
  expect(read('Merhaba, yarın için 2 koli süt ve 3 kg peynir lütfen')).toEqual([
    '2 box | sut',
    '3000g | peynir | 3kg',
  ])
})

test('reads a quantity behind a comma, with words of courtesy too', () => {
  expect(read('chips, 6 please')).toEqual(['6 - | chips'])
  expect(read('milk, 6 please, chips, 4')).toEqual(['6 - | milk', '4 - | chips'])
  expect(read('milk, 6 boxes please\nfrytki, 3 proszę')).toEqual(['6 box | milk', '3 - | frytki'])
})

test.each([
  'chicken thighs, big tins x6',
  'chicken thighs, the 20 litre drum, one please',
  'marg, the sunflower one 2kg x 6',
  'marg, duże wiadro 2',
])('keeps what describes a product behind a comma: %s', (text) => {
  expect(read(text)).toHaveLength(1)
})

test('reads what people say while they think, or before what they order, as no part of it', () => {
  expect(read('two boxes of butter and uh three milk')).toEqual(['2 box | butter', '3 - | milk'])
  expect(read('can you put me down for six bottles of bleach')).toEqual(['6 piece | bleach'])
  expect(read('yyy dwa kartony mleka')).toEqual(['2 box | mleka'])
})

test('reads a size behind "instead of" as no change of an order', () => {
  expect(read('mleko 2l zamiast 1l 6 szt')).toHaveLength(1)
  expect(read('mleko 6 zamiast 4')).toEqual([])
})

test('ignores bullets and list numbers, but reads a number at the start of each line as an amount', () => {
  expect(read('1. milk x2\n2. eggs x3\n\n3. bread x4')).toEqual(['2 - | milk', '3 - | eggs', '4 - | bread'])
  expect(read('- 2 milk\n• 3 eggs\n[ ] 4 bread')).toEqual(['2 - | milk', '3 - | eggs', '4 - | bread'])
  expect(read('4 milk\n2 eggs')).toEqual(['4 - | milk', '2 - | eggs'])
})

test('does not split at a comma in a name, a decimal comma or an "and" without an amount', () => {
  expect(read('chicken thighs, boneless, 5kg')).toEqual(['5000g | chicken thighs boneless | 5kg'])
  expect(read('salt and vinegar crisps 2 boxes')).toEqual(['2 box | salt and vinegar crisps'])
  expect(read('ser 2,5 kg, mleko 3 szt.')).toEqual(['2500g | ser | 2p5kg', '3 piece | mleko'])
})

test('gives each line its position in the text', () => {
  const text = 'Hi, 2 milk,\n 3 eggs please'
  expect(requestedLines(text, lookups).map(({ piece }) => text.slice(piece.start, piece.end))).toEqual([
    '2 milk',
    '3 eggs',
  ])
})

test.each([
  [
    'a range with headings in any order',
    'Qty\tProduct\tCode\n3\tSemi skimmed 2L\t104212\n\t\t\n0\tEggs\t102417',
  ],
  ['a range without headings', '104212\tSemi skimmed 2L\t3\n102417\tSugar 1kg\t'],
  ['a CSV file with quotes', 'Kod;Nazwa;Ilość\r\n104212;"Semi skimmed 2L";"3"\r\n102417;"Sugar; white";'],
  ['commas and a heading', 'code,description,quantity\n104212,"Semi skimmed 2L",3'],
])('reads %s by its columns and ignores rows without a quantity', (_, text) => {
  expect(read(text)).toEqual(['3 - | 104212 | semi skimmed | 2l'])
})

test('reads units and packs from their own columns of a table', () => {
  expect(read('Ürün\tBoyut\tMiktar\tBirim\nSüt\t12 x 1L\t3\tkoli\nPeynir\t\t2,5\tkg')).toEqual([
    '3 box | sut | 12+1l',
    '2.5 kg | peynir',
  ])
})

test('reads a code on its own line with its quantity', () => {
  expect(read('104212 x 3\n5018429689008\n2 boxes 102417')).toEqual([
    '3 - | 104212',
    '? | 5018429689008',
    '2 box | 102417',
  ])
})

test.each([
  '104212 5',
  '5 104212',
  '104212,5',
  '104212, 5',
  '5,104212',
  '104212;5',
  '104212; 5',
  '5;104212',
  '104212\t5',
  '104212 - 5',
  '5\t104212',
  'Hi, 104212 5 please',
])('reads a number that is alone next to a code as its quantity: %j', (text) => {
  expect(read(text)).toEqual(['5 - | 104212'])
})

test('accepts a different separator between code and number in each line', () => {
  expect(read('104212 5\n5018429689008,10\n102417\t12\n104212;8\n3 102417')).toEqual([
    '5 - | 104212',
    '10 - | 5018429689008',
    '12 - | 102417',
    '8 - | 104212',
    '3 - | 102417',
  ])
})

test.each([
  ['a name behind the number', '104212;5;Semi skimmed', '5 - | 104212 | semi skimmed'],
  ['a name between', '104212;Semi skimmed;5', '5 - | 104212 | semi skimmed'],
  ['commas', '104212,5,Semi skimmed', '5 - | 104212 | semi skimmed'],
])('reads a single row as one line: %s', (_, text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each([
  ['104212, 102417', ['? | 104212', '? | 102417']],
  ['104212 5, 102417 7', ['5 - | 104212', '7 - | 102417']],
  ['104212, 5, 102417, 7', ['5 - | 104212', '7 - | 102417']],
  ['5, 104212, 7, 102417', ['5 - | 104212', '7 - | 102417']],
  ['104212;102417', ['? | 104212', '? | 102417']],
  ['104212;5;102417;7', ['5 - | 104212', '7 - | 102417']],
  ['104212;5;milk;2 eggs', ['5 - | 104212', '? | milk', '2 - | eggs']],
  ['104212; 5; 3 milk', ['5 - | 104212', '3 - | milk']],
])('splits listed products into lines: %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('keeps adjacent codes in one line, and reads none as a quantity', () => {
  expect(read('104212 5018429689008 5')).toEqual(['5 - | 104212+5018429689008'])
})

test('splits a list of codes without spaces', () => {
  expect(read('104212,102417')).toEqual(['? | 104212', '? | 102417'])
  expect(read('104212,2,102417,3')).toEqual(['2 - | 104212', '3 - | 102417'])
  expect(read('2,104212,3,102417')).toEqual(['2 - | 104212', '3 - | 102417'])
})

test.each([
  ['104212 24 x 400g', '24 - | 104212 | 400g'],
  ['104212 24pk', '? | 104212 | 24pk'],
  ['104212 400g', '400g | 104212 | 400g'],
])('keeps the number of a pack next to a code: %j', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each([
  ['nothing', '104212 0', '? | 104212 | 0 !'],
  ['too many', '104212 12000', '? | 104212 | 12000 !'],
  ['too many, in a cell', '104212\t12000', '? | 104212 | 12000 !'],
  ['too many, behind a semicolon', '104212;12000', '? | 104212 | 12000 !'],
  ['less than nothing', '104212\t-5', '? | 104212 | 5 !'],
  ['two numbers', '104212 5 6', '5 - | 104212 | 6 !'],
  ['a pack and a number', '104212 6 x 400g 3', '6 - | 104212 | 400g+3 !'],
  ['a longer number with the code in it', '1042125 104212', '? | 104212 | 1042125 !'],
])('marks a number next to a code as unclear: %s', (_, text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('reads cells next to codes line by line unless all are numbers', () => {
  expect(read('104212,5\n102417,2 boxes')).toEqual(['5 - | 104212', '2 box | 102417'])
})

test('reads nothing from greetings, punctuation and empty text', () => {
  expect(read('')).toEqual([])
  expect(read('  \n --- \n Hello! \n\n thanks :)')).toEqual([])
})

test.each(['3 x chopped tomatoes 12 x 400g', '2 boxes green peas 6 x 1 kg', 'orange juice 4 * 3l 2 cases'])(
  'reads the pack size of %j as a size, without a search for a second product',
  (text) => {
    const searched: string[] = []
    const names = (name: string) => searched.push(name) === 0
    expect(requestedLines(text, { ...lookups, isKnown: () => true, names })).toHaveLength(1)
    expect(searched).toEqual([])
  },
)

test.each(['Helen (kitchen)', 'Ola (Kuchnia)', 'Ayşe (dükkân)', 'Helen (bar)', 'Tomek (piekarnia)'])(
  'leaves out who signs with a place: %s',
  (name) => {
    expect(read(`2 milk\nhoumous\n${name}`)).toEqual(['2 - | milk', '? | houmous'])
  },
)

test.each(['Sałata (lodowa)', 'Biber (kırmızı)', 'Halumi (block)'])(
  'keeps what may be a product with a remark: %s',
  (line) => {
    expect(read(`2 milk\nFeta (block)\n${line}`)).toHaveLength(3)
  },
)

test('keeps the lines above a name with a place', () => {
  expect(read('2 milk\n\nHalumi\n\nHelen (office)')).toHaveLength(2)
})
