import { writeFileSync } from 'node:fs'

export interface DirtyFile {
  readonly codes: readonly string[]
  readonly bad: Readonly<
    Record<'doubled code' | 'unknown category' | 'bad vat' | 'no name' | 'too many cells', readonly number[]>
  >
  readonly doubledBarcodes: readonly number[]
}

interface DirtyOptions {
  readonly lines: number
  /** One line in this many is bad; 0 for none. */
  readonly badEvery: number
}

export const dirtyCategories = ['dry', 'chilled', 'world-foods', 'drinks']

const header = [
  'Code',
  'Name',
  'Short Name',
  'Description',
  'Category',
  'Pack Size',
  'Units per box',
  'box or kg',
  'sell as',
  'Margin %',
  'VAT rate',
  'barcode',
  'barcode2',
  'weight_kg',
  'min stock',
  'brand',
  'country',
  'allergens',
  'attribute:Shelf life',
  'web',
  'created',
  'Supplier ref',
]

const names = [
  'Chopped tomatoes in juice',
  'Caf&eacute; blend &amp; cr&#232;me',
  'Żurek śląski z kiełbasą',
  'Közlenmiş patlıcan ışıltısı',
  'زيت زيتون بكر',
  '特级初榨橄榄油',
  'Ελαιόλαδο εξαιρετικό',
  'Квашеная капуста',
  'बासमती चावल',
  'ข้าวหอมมะลิ',
  'שמן זית',
  '9" pizza boxes',
  'Fish &#8211; battered\u00a0fillets',
  'Olives "Kalamata" pitted',
  'Tab\tand bell\u0007 in the name',
  '  Spaces   around  ',
  '🍕 Pizza sauce',
]
const brands = ['Hearthby', 'Łąkowa', 'Ülkem', 'Batchford &amp; Sons', 'Провансаль', '']
const countries = ['GB', 'Poland', 'Türkiye', 'italy', 'UK', 'Holland', '']
const allergens = ['', 'milk', 'Milk|Eggs', 'gluten | soya', 'wheat', 'none']

function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Writes the file with a byte-order mark, Windows line endings and spreadsheet quoting. */
export function writeDirtyProducts(path: string, { lines, badEvery }: DirtyOptions): DirtyFile {
  const chance = seededChance(lines)
  const rows: string[] = [header.map(quoted).join(';')]
  const codes: string[] = []
  const doubledBarcodes: number[] = []
  const bad = {
    'doubled code': [],
    'unknown category': [],
    'bad vat': [],
    'no name': [],
    'too many cells': [],
  } as Record<keyof DirtyFile['bad'], number[]>
  const kinds = Object.keys(bad) as (keyof DirtyFile['bad'])[]
  let line = 2
  for (let index = 0; index < lines; index += 1) {
    const isDoubled = index > 50 && index % 97 === 0
    const cells = cellsOf(index, chance, isDoubled)
    const wrong =
      badEvery > 0 && index % badEvery === badEvery - 1
        ? kinds[Math.floor(index / badEvery) % kinds.length]
        : undefined
    if (wrong === undefined) {
      codes.push(cells[0] ?? '')
      if (isDoubled) doubledBarcodes.push(line)
    } else {
      spoil(cells, wrong, codes)
      bad[wrong].push(line)
    }
    const text = cells.map(quoted).join(';')
    rows.push(text)
    line += text.split('\r\n').length
    if (index % 501 === 500) {
      rows.push('')
      line += 1
    }
  }
  writeFileSync(path, `\uFEFF${rows.join('\r\n')}\r\n`)
  return { codes, bad, doubledBarcodes }
}

function cellsOf(number: number, chance: () => number, isDoubled: boolean): string[] {
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(chance() * from.length)] as Value
  const secondUnit = pick(['box', 'kg', '', 'CASE'])
  const ean = isDoubled ? number - 50 : number
  return [
    String(100_000 + number),
    `${pick(names)} ${number}`,
    chance() < 0.5 ? '' : `Till ${number}`,
    chance() < 0.1 ? `Two lines,\r\nand "quotes"; here &amp; there` : 'Plain text',
    chance() < 0.05 ? '' : pick([...dirtyCategories, 'dry|world-foods']),
    chance() < 0.1 ? '' : `${pick([6, 12, 24])} x ${pick(['400g', '1,5L', '330ml'])}`,
    secondUnit === 'box' || secondUnit === 'CASE' ? String(pick([6, 12, 24])) : '',
    secondUnit,
    secondUnit === '' ? pick(['each', '']) : pick(['', 'both', '2']),
    'unused',
    pick(['0', '20', '20%', '5,0', '20,00 %']),
    eanOf(ean),
    chance() < 0.02 ? eanOf(ean).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) : '',
    pick(['0,5', '12,25', '1.234,5', '', '0']),
    pick(['', '0', '5', '12,0']),
    pick(brands),
    pick(countries),
    pick(allergens),
    pick(['6 months', '12 months', '']),
    pick(['yes', 'no', 'TRUE', '1', 'tak', '']),
    pick(['2026-01-31', '28/02/2026', '']),
    'S1',
  ]
}

function spoil(cells: string[], wrong: keyof DirtyFile['bad'], codes: readonly string[]): void {
  switch (wrong) {
    case 'doubled code':
      cells[0] = codes[0] ?? ''
      break
    case 'unknown category':
      cells[4] = 'no-such-category'
      break
    case 'bad vat':
      cells[10] = 'standard'
      break
    case 'no name':
      cells[1] = ' \u00a0'
      break
    case 'too many cells':
      cells.push('one more')
      break
  }
}

function eanOf(number: number): string {
  const body = `20${String(number).padStart(10, '0')}`
  const sum = Array.from(body, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return body + String((10 - (sum % 10)) % 10)
}

function quoted(cell: string): string {
  return /[";\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
