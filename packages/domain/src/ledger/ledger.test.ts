import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, totalsOf } from '../money/vat.ts'
import { excessOverLimit, remainingCredit } from './account-position.ts'
import { ageingOn, dueOn, overdueOf } from './ageing.ts'
import { type CreditableLine, type CreditLine, creditLines, type CreditRequest } from './credit.ts'
import { invoiceOf, isInvoicedAt } from './invoice.ts'

const minor = (amount: number) => amount as Minor

function creditable(
  position: number,
  quantity: number,
  unitNet: number,
  vatBasisPoints: number,
): CreditableLine {
  const net = lineNet(unitNet as UnitPrice, quantity as Quantity)
  return {
    position,
    unitKind: quantity % 1000 === 0 ? 'box' : 'kg',
    quantity: quantity as Quantity,
    unitNet: unitNet as UnitPrice,
    vatBasisPoints,
    net,
    vat: lineVat(net, vatBasisPoints),
  }
}

describe('an invoice', () => {
  test('contains supplied lines only', () => {
    const line = (position: number, supplied: number | null, net: number | null) => ({
      position,
      vatBasisPoints: 2000,
      suppliedQuantity: supplied as Quantity | null,
      suppliedNet: net as Minor | null,
      suppliedVat: (net === null ? null : net / 5) as Minor | null,
    })
    expect(invoiceOf([line(1, 2000, 1000), line(2, 0, 0), line(3, null, null), line(4, 500, 50)])).toEqual({
      lines: [
        { position: 1, quantity: 2000, vatBasisPoints: 2000, net: 1000, vat: 200 },
        { position: 4, quantity: 500, vatBasisPoints: 2000, net: 50, vat: 10 },
      ],
      totals: {
        net: 1050,
        vat: 210,
        gross: 1260,
        vatByRate: [{ vatBasisPoints: 2000, net: 1050, vat: 210 }],
      },
    })
  })

  test('is issued when the goods leave, not when they are packed', () => {
    expect(
      (['PACK', 'DISPATCH', 'READY', 'DELIVER', 'COLLECT', 'CANCEL'] as const).filter(isInvoicedAt),
    ).toEqual(['DISPATCH', 'DELIVER', 'COLLECT'])
  })

  test('equals the sum of its VAT rates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(90_000), fc.nat(500_000), fc.constantFrom(0, 500, 2000))),
        (lines) => {
          const { totals } = invoiceOf(
            lines.map(([quantity, net, vatBasisPoints], position) => ({
              position,
              vatBasisPoints,
              suppliedQuantity: quantity as Quantity,
              suppliedNet: minor(net),
              suppliedVat: lineVat(minor(net), vatBasisPoints),
            })),
          )
          const rateTotal = totals.vatByRate.reduce((sum, { net, vat }) => sum + net + vat, 0)
          expect(totals.gross).toBe(rateTotal)
        },
      ),
    )
  })
})

describe('a credit note', () => {
  const beans = creditable(1, 2000, 132_000, 0)
  const cola = creditable(2, 3000, 93_600, 2000)
  const invoice = { lines: [beans, cola], credited: [] }

  test('for lines credits what they cost', () => {
    const credit = creditLines(invoice, { type: 'LINES', lines: [{ position: 2, quantity: 1000 }] })
    expect(credit).toEqual({
      ok: true,
      value: [{ position: 2, quantity: 1000, vatBasisPoints: 2000, net: 936, vat: 187 }],
    })
  })

  test('for the last quantity of a line includes the remaining pennies', () => {
    const first = creditLines(invoice, { type: 'LINES', lines: [{ position: 2, quantity: 2000 }] })
    const credited = first.ok ? first.value : []
    const last = creditLines(
      { ...invoice, credited },
      { type: 'LINES', lines: [{ position: 2, quantity: 1000 }] },
    )
    // 3 × £9.36 = £28.08, VAT £5.62. Two of them were £18.72, VAT £3.74.
    expect(last).toMatchObject({ value: [{ net: 936, vat: 188 }] })
  })

  test('for an amount credits VAT in proportion', () => {
    const credit = creditLines(invoice, { type: 'AMOUNT', gross: minor(3000) })
    expect(credit).toEqual({
      ok: true,
      value: [
        { position: null, quantity: null, vatBasisPoints: 0, net: 1317, vat: 0 },
        { position: null, quantity: null, vatBasisPoints: 2000, net: 1402, vat: 281 },
      ],
    })
  })

  test('for a part has the VAT of all that is credited so far, less the VAT of its earlier parts', () => {
    // 18 at £1.39: £25.02 with £5.00.
    const invoice = { lines: [creditable(1, 18_000, 13_900, 2000)] }
    const credited: CreditLine[] = []
    for (const quantity of [...Array<number>(6).fill(1000), 12_000]) {
      const credit = creditLines(
        { ...invoice, credited },
        { type: 'LINES', lines: [{ position: 1, quantity }] },
      )
      if (credit.ok) credited.push(...credit.value)
    }
    expect(credited.map(({ net, vat }) => [net, vat]).slice(-2)).toEqual([
      [139, 28],
      [1668, 333],
    ])
    expect(totalsOf(credited)).toMatchObject({ net: 2502, vat: 500 })
  })

  test('names a line once, however often it was named', () => {
    const request = [
      { position: 2, quantity: 1000 },
      { position: 1, quantity: 1000 },
      { position: 2, quantity: 1000 },
    ]
    const credit = creditLines(invoice, { type: 'LINES', lines: request })
    expect(credit).toMatchObject({
      value: [
        { position: 2, quantity: 2000, net: 1872, vat: 374 },
        { position: 1, quantity: 1000, net: 1320 },
      ],
    })
  })

  test('is refused above the invoiced amount, for lines and for amounts', () => {
    const refusal = (credited: readonly CreditLine[], request: CreditRequest) => {
      const credit = creditLines({ ...invoice, credited }, request)
      return credit.ok ? 'ok' : credit.refusal
    }
    const maxAmount = beans.net + cola.net + cola.vat
    expect(refusal([], { type: 'AMOUNT', gross: minor(maxAmount + 1) })).toEqual({
      type: 'MORE_THAN_INVOICED',
      maxAmount,
    })
    expect(refusal([], { type: 'AMOUNT', gross: minor(0) })).toEqual({ type: 'NOT_AN_AMOUNT' })
    expect(refusal([], { type: 'LINES', lines: [{ position: 1, quantity: 3000 }] })).toEqual({
      type: 'CREDIT_LINE_REFUSED',
      position: 1,
      maxQuantity: 2000,
    })
    const twice = [
      { position: 1, quantity: 1000 },
      { position: 1, quantity: 2000 },
    ]
    expect(refusal([], { type: 'LINES', lines: twice })).toMatchObject({ type: 'CREDIT_LINE_REFUSED' })
    expect(refusal([], { type: 'LINES', lines: [{ position: 9, quantity: 1000 }] })).toEqual({
      type: 'CREDIT_LINE_NOT_FOUND',
      position: 9,
    })
    const allowance = { position: null, quantity: null, vatBasisPoints: 0, net: minor(2000), vat: minor(0) }
    expect(refusal([allowance], { type: 'LINES', lines: [{ position: 1, quantity: 1000 }] })).toMatchObject({
      type: 'MORE_THAN_INVOICED',
    })
    const all = creditLines(invoice, { type: 'REST' })
    expect(refusal(all.ok ? all.value : [], { type: 'REST' })).toEqual({ type: 'NOTHING_LEFT' })
  })

  test('never exceeds the invoice at any VAT rate together with earlier ones, and a credit of the rest is exact', () => {
    const line = fc.tuple(
      fc.oneof(
        fc.nat(40).map((n) => (n + 1) * 1000),
        fc.integer({ min: 1, max: 30_000 }),
      ),
      fc.nat(300_000),
      fc.constantFrom(0, 500, 2000),
    )
    const creditRequest = fc.oneof(
      fc.record({
        type: fc.constant('AMOUNT' as const),
        gross: fc.integer({ min: 1, max: 40_000 }).map(minor),
      }),
      fc.record({
        type: fc.constant('LINES' as const),
        lines: fc.array(
          fc.record({
            position: fc.nat(4),
            quantity: fc.oneof(
              fc.nat(20).map((n) => n * 1000),
              fc.nat(9000),
            ),
          }),
          { maxLength: 3 },
        ),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.array(creditRequest, { maxLength: 8 }),
        (rows, creditRequests) => {
          const lines = rows.map(([quantity, price, rate], position) =>
            creditable(position, quantity, price, rate),
          )
          const credited: CreditLine[] = []
          for (const request of [...creditRequests, { type: 'REST' as const }]) {
            const credit = creditLines({ lines, credited }, request)
            if (!credit.ok) continue
            const { gross } = totalsOf(credit.value)
            if (request.type === 'AMOUNT') expect(gross).toBe(request.gross)
            credited.push(...credit.value)
            const back = totalsOf(credited)
            for (const { vatBasisPoints, net, vat } of totalsOf(lines).vatByRate) {
              const rate = back.vatByRate.find((each) => each.vatBasisPoints === vatBasisPoints)
              expect(rate?.net ?? 0).toBeLessThanOrEqual(net)
              expect(rate?.vat ?? 0).toBeLessThanOrEqual(vat)
            }
            for (const each of credit.value) expect(Math.min(each.net, each.vat)).toBeGreaterThanOrEqual(0)
          }
          expect(totalsOf(credited).gross).toBe(totalsOf(lines).gross)
        },
      ),
    )
  })
})

describe('ageing', () => {
  test('counts from the day after an invoice was due', () => {
    const on = (due: string) =>
      Object.entries(ageingOn('2026-11-23', [{ dueOn: due, open: minor(100) }])).find(
        ([, sum]) => sum > 0,
      )?.[0]
    expect(['2026-11-24', '2026-11-23'].map(on)).toEqual(['current', 'current'])
    expect(['2026-11-22', '2026-10-24'].map(on)).toEqual(['days30', 'days30'])
    expect(['2026-10-23', '2026-09-24'].map(on)).toEqual(['days60', 'days60'])
    expect(['2026-09-23', '2026-08-25'].map(on)).toEqual(['days90', 'days90'])
    expect(on('2026-08-24')).toBe('older')
  })

  test('adds up to all open amounts', () => {
    const days = fc.integer({ min: -400, max: 400 })
    fc.assert(
      fc.property(fc.array(fc.tuple(days, fc.nat(9000))), (invoices) => {
        const ageing = ageingOn(
          '2026-03-01',
          invoices.map(([after, open]) => ({ dueOn: dueOn('2026-03-01', after), open: minor(open) })),
        )
        expect(ageing.current + overdueOf(ageing)).toBe(invoices.reduce((sum, [, open]) => sum + open, 0))
      }),
    )
  })
})

test('remaining credit is the limit less balance and open orders, and an overpayment does not raise it', () => {
  const left = (balance: number, openOrders: number) =>
    remainingCredit({ limit: minor(250_000), balance: minor(balance), openOrders: minor(openOrders) })
  expect(left(100_000, 50_000)).toBe(100_000)
  expect(left(240_000, 50_000)).toBe(0)
  expect(left(-10_000, 0)).toBe(250_000)
  expect(left(-10_000, 50_000)).toBe(200_000)
})

test.each([
  [150_000, 100_000, false],
  [150_000, 100_001, true],
  [-10_000, 250_000, false],
  [-10_000, 250_001, true],
])('with %i owed and %i on order, a limit of 250,000 is exceeded: %s', (balance, openOrders, isPassed) => {
  const position = { limit: minor(250_000), balance: minor(balance), openOrders: minor(openOrders) }
  expect(excessOverLimit(position) > 0).toBe(isPassed)
})
