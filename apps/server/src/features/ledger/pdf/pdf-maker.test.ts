import type { CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StatementEntry } from '../statement-store.ts'
import { createPdfMaker, type PdfMaker } from './pdf-maker.ts'
import type { PdfSource } from './pdf-worker.ts'
import { type StatementDetails, statementPdf } from './statement-pdf.ts'

let pdfs: PdfMaker
beforeEach(() => {
  pdfs = createPdfMaker()
})
afterEach(() => pdfs.close())

const nothing = 0 as Minor

function statementOf(count: number): StatementDetails {
  const entry = (n: number): StatementEntry => ({
    n,
    kind: 'INVOICE',
    method: null,
    reference: `INV-${100_000 + n}`,
    order_number: `${100_000 + n}`,
    booked_on: '2026-11-20',
    due_on: '2026-12-20',
    owed: 1250 as Minor,
    balance: (1250 * n) as Minor,
    reason: '',
    agreed_by: '',
  })
  return {
    statement: {
      account: { companyId: 1 as CompanyId, currencyCode: 'GBP' },
      from: '2026-01-01',
      to: '2026-11-27',
      opening: nothing,
      closing: (1250 * count) as Minor,
      entryCount: count,
      ageing: { current: nothing, days30: nothing, days60: nothing, days90: nothing, older: nothing },
      unallocated: nothing,
    },
    entries: Array.from({ length: count }, (_, index) => entry(index + 1)),
    seller: { name: 'Provender', address: '1 Dock Road', email: '', vatNumber: '', awrsNumber: '' },
    buyer: { code: '2071', name: 'Kaya’s Corner', address: ['7 Kirkgate', 'Leeds'] },
  }
}

function requestOf(count: number) {
  const { entries, ...details } = statementOf(count)
  const source: PdfSource = { kind: 'STATEMENT', details, entries: [JSON.stringify(entries)] }
  const read = vi.fn(() => Promise.resolve(source))
  return { basis: details, style: { language: 'en' }, read } as const
}

/** Processor time of this thread in microseconds: unlike the time on the clock, other processes do not change it. */
async function ownTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('a long statement does not hold up other requests, as it would on their thread', async () => {
  await pdfs.make(requestOf(1))
  let [inAnotherThread, onThisThread] = [Infinity, Infinity]
  for (let count = 1200; count < 1203; count += 1) {
    inAnotherThread = Math.min(inAnotherThread, await ownTimeOf(() => pdfs.make(requestOf(count))))
    const make = () => statementPdf(statementOf(count), { language: 'en' })
    onThisThread = Math.min(onThisThread, await ownTimeOf(make))
  }
  expect(inAnotherThread).toBeLessThan(onThisThread / 4)
})

test('the same statement is read and made once, and a changed one again', async () => {
  const first = await pdfs.make(requestOf(2))
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  const again = requestOf(2)
  expect(await pdfs.make(again)).toBe(first)
  expect(again.read).not.toHaveBeenCalled()
  expect(await pdfs.make(requestOf(3))).not.toEqual(first)
  expect(await statementPdf(statementOf(2), { language: 'en' })).toEqual(first)
})
