import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LedgerDocument, LedgerDocumentLine } from '../document-store.ts'
import type { StatementEntry } from '../statement-store.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { readPdfRuns, type TextRun } from './pdf-text.fixture.ts'
import { statementPdf } from './statement-pdf.ts'

/** Text in a PDF runs from left to right, as printed. */
const expectedText: Readonly<Record<string, string>> = {
  'Ελιές Καλαμών Χύμα': 'Ελιές Καλαμών Χύμα',
  'Борщ Український їжак': 'Борщ Український їжак',
  '老干妈 Chilli Crisp 210g': '老干妈 Chilli Crisp 210g',
  '繁體醬油 すし アイス': '繁體醬油 すし アイス',
  '김치 Kimchi': '김치 Kimchi',
  ข้าวหอม: 'ข้าวหอม',
  'ხაჭაპური Հայկական': 'ხაჭაპური Հայկական',
  'Crème ½ ‰ € ﬁne ⅓ ℮ ✓ ★': 'Crème ½ ‰ € fine 1⁄3 e ✓ ★',
  'Phở Việt cafe\u0301 Z\u006f\u0308e': 'Phở Việt café Zöe',
  '₺ zł € £ ₴ ₹ ₿': '₺ zł € £ ₴ ₹ ₿',
  '😀 pizza 🍕': '😀 pizza 🍕',
  'private \u{e000} letter': 'private \uFFFD letter',
  'חומוס (גדול) 500 גרם': 'םרג 500 (לודג) סומוח',
  'דגים, Cod 1kg': 'Cod 1kg ,םיגד',
  'حمص طحينة': 'ةنيحط صمح',
  'زيت (نقي) ١٢ قطعة': 'ةعطق ١٢ (يقن) تيز',
  'پرتقال ۱۲۳ کیلو': 'ولیک ۱۲۳ لاقترپ',
}
/** Their letters are reordered, so only their glyphs are compared. */
const shaped = [
  'हिन्दी दाल बासमती',
  'বাসমতি চাল',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી દાળ',
  'தமிழ் அரிசி',
  'مُحَمَّد',
  'שָׁלוֹם',
  '🇬🇧 👨‍👩‍👧 👍🏽',
]
const longWord = 'Supercalifragilisticexpialidociouslylongunbrokenword'.repeat(3)
const mixed = Object.keys(expectedText).join(' ')

const line = (name: string, n: number) =>
  ({
    n,
    position: n,
    quantity: 12_345,
    vat_basis_points: 2000,
    net: 123_456_789,
    vat: 24_691_357,
    code: n === 0 ? longWord : `INT${n}`,
    name,
    p_size: '24x330ml',
    unit: '2',
    unit_name: 'box',
    unit_net: 98_765_432,
  }) as unknown as LedgerDocumentLine

const seller = {
  name: mixed,
  address: mixed,
  email: `${longWord}@shop.example`,
  vatNumber: 'GB1',
  awrsNumber: '',
}
const buyer = { code: longWord, name: mixed, address: [mixed, longWord, ...Object.keys(expectedText)] }

const document = {
  kind: 'CREDIT_NOTE',
  number: 'CN-100001',
  currency_code: 'PLN',
  issued_on: '2026-11-25',
  due_on: null,
  issued_at: 0,
  net: 987_654_321,
  vat: 197_530_864,
  gross: 1_185_185_185,
  vat_by_rate: [{ vatBasisPoints: 2000, net: 987_654_321, vat: 197_530_864 }],
  reason: mixed,
  order_number: '100001',
  purchase_order_number: longWord,
  credits_number: 'INV-100001',
  delivery_address: {
    companyName: mixed,
    siteName: longWord,
    address1: mixed,
    address2: '',
    address3: '',
    city: 'دبي',
    postCode: 'E1 1AA',
    country: 'GB',
  },
  seller,
  buyer,
} as unknown as LedgerDocument

const entry = (reference: string, n: number): StatementEntry => ({
  n,
  kind: n % 2 === 0 ? 'REVERSAL' : 'PAYMENT',
  booked_on: '2026-11-25',
  owed: -123_456_789 as Minor,
  balance: -1_234_567_890 as Minor,
  method: 'BANK_TRANSFER',
  reference,
  due_on: '2026-12-25',
  order_number: null,
  reason: mixed,
  agreed_by: '',
})

const names = [longWord, ...Object.keys(expectedText), ...shaped]

const documents: Readonly<Record<string, (language: Language) => Promise<Buffer>>> = {
  document: async (language) => await invoicePdf(document, names.map(line), { language }),
  statement: async (language) =>
    await statementPdf(
      {
        statement: {
          account: { companyId: 1, currencyCode: 'TRY' },
          from: '2026-11-01',
          to: '2026-11-30',
          opening: 123_456_789,
          closing: -1_234_567_890,
          entryCount: names.length,
          ageing: { current: 123_456_789, days30: 123_456_789, days60: 0, days90: 0, older: 123_456_789 },
          unallocated: 5,
        } as unknown as Parameters<typeof statementPdf>[0]['statement'],
        entries: names.map(entry),
        seller,
        buyer,
      },
      { language },
    ),
}

function linesOf(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const lines = new Map<string, TextRun[]>()
  for (const run of runs) {
    const rowKey = `${run.page} ${Math.round(run.y)}`
    lines.set(rowKey, [...(lines.get(rowKey) ?? []), run])
  }
  return Array.from(lines.values(), (line) => line.toSorted((a, b) => a.start - b.start))
}

describe.each(Object.entries(documents))('a %s in every script', (_kind, createDocument) => {
  let runs: readonly TextRun[]
  let text: string
  beforeAll(async () => {
    runs = readPdfRuns(await createDocument('en'))
    text = linesOf(runs)
      .map((line) => line.map((run) => run.text).join(''))
      .join('\n')
  })

  test('has a glyph for every letter', () => {
    for (const run of runs) expect(run.glyphs, run.text).not.toContain(0)
    expect(text.match(/\uFFFD/g)?.length).toBeGreaterThan(0)
    expect(text).not.toContain('?')
  })

  test.each(Object.entries(expectedText))('can be read and copied: %s', (_name, expected) => {
    expect(text).toContain(expected)
  })

  test.each(['en', 'pl', 'tr'] as const)(
    'prints no text over other text or into the margin (%s)',
    async (language) => {
      for (const line of linesOf(readPdfRuns(await createDocument(language))))
        for (const [index, run] of line.entries()) {
          expect(run.start, run.text).toBeGreaterThanOrEqual((line[index - 1]?.end ?? 48) - 0.5)
          expect(run.end, run.text).toBeLessThanOrEqual(547.78)
        }
    },
  )
})
