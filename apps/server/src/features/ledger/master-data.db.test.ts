import { randomUUID } from 'node:crypto'
import { configSchema } from '@provender/domain/config/config'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, pickTestLines, placeTestOrder } from '../order/order.fixture.ts'
import { creditInvoice } from './credit-invoice.ts'
import { colaAndMince } from './invoiced-order.fixture.ts'
import { applyChange, type MasterDataChange, rowChanges, settingChanges } from './master-data.fixture.ts'
import { recordPayment } from './record-payment.ts'
import { refundCredit } from './refund-credit.ts'
import { allTime, readEntries } from './statement-store.ts'
import { readStatement } from './statement.ts'

setLongTimeouts()

async function withShop<Result>(work: (shop: TestShop) => Promise<Result>): Promise<Result> {
  const shop = await openTestShop()
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

const companyA = 1 as CompanyId
const gaps = 12
const changesPerGap = 30

test('every setting, and every column of a company, a product and a price, can be changed here', async () => {
  const settings = new Set(settingChanges.map(({ field }) => field))
  expect(Object.keys(configSchema.entries).filter((key) => !settings.has(key))).toEqual([])
  await withShop(async (shop) => {
    const refused = new Set<string>()
    const applied = new Set<string>()
    for (const change of [...(await rowChanges(shop)).values()].flat()) {
      const isApplied = await applyChange(shop, companyA, change)
      ;(isApplied ? applied : refused).add(`${change.of}.${change.field}`)
    }
    expect([...refused].filter((field) => !applied.has(field))).toEqual([])
  })
})

/** What each step of an order and its money came to. */
async function sell(
  shop: TestShop,
  paymentType: 'ACCOUNT' | 'CASH',
  between: () => Promise<void>,
): Promise<unknown> {
  const { deps } = shop
  const number = await placeTestOrder(shop, 'a1', { ...colaAndMince, paymentType })
  const steps: unknown[] = []
  const step = async (work: () => Promise<unknown>): Promise<void> => {
    await between()
    steps.push(await work())
  }
  await step(() => applyTransitions(shop, number, 'CONFIRM'))
  await step(() => pickTestLines(shop, number, { position: 1, supplied: 2000 }))
  await step(() => pickTestLines(shop, number, { position: 2, supplied: 4873_000 }))
  await step(() => pickTestLines(shop, number, { position: 2, supplied: 5700 }))
  await step(() => applyTransitions(shop, number, 'PACK'))
  await step(() => applyTransitions(shop, number, 'DISPATCH'))
  await step(() => applyTransitions(shop, number, 'DELIVER'))
  const money = { companyCode: 'A', method: 'BANK_TRANSFER', reference: '', staffId: null } as const
  const amount = 1000 as Minor
  await step(() =>
    recordPayment(deps, {
      ...money,
      key: randomUUID(),
      amount,
      order: number,
      agreedBy: 'Ada',
      amountAgain: amount,
    }),
  )
  const goods = { type: 'LINES', lines: [{ position: 2, quantity: 1000 }] } as const
  for (const request of [goods, { type: 'REST' }] as const)
    await step(() =>
      creditInvoice(deps, number, { key: randomUUID(), request, reason: 'Cold', staffId: null }),
    )
  await step(() => refundCredit(deps, { ...money, key: randomUUID(), amount, entry: null }))
  await between()
  expect(await statementFaults(shop)).toEqual([])
  return { steps, ...(await booked(shop, number)) }
}

/** The days of the ledger for which a statement that ends then, and one from the next of these days, do not have all entries once. */
async function statementFaults({ deps: { db } }: TestShop): Promise<readonly string[]> {
  const account = { companyId: companyA, currencyCode: 'GBP' }
  const entries = await readEntries(db, account, { ...allTime, offset: 0, limit: 1000 })
  const faults: string[] = []
  const days = [...new Set(entries.map(({ booked_on }) => booked_on))]
  for (const [index, day] of days.entries()) {
    const next = days[index + 1] ?? allTime.to
    const periods = [
      { ...allTime, to: day },
      { ...allTime, from: next },
    ]
    const [until, after] = await Promise.all(periods.map((period) => readStatement(db, account, period)))
    const listed = await Promise.all(
      periods.map((period) => readEntries(db, account, { ...period, offset: 0, limit: 1000 })),
    )
    const isWhole =
      until?.closing === after?.opening &&
      after?.closing === entries.at(-1)?.balance &&
      until?.entryCount === listed[0]?.length &&
      after?.entryCount === listed[1]?.length &&
      listed.flat().length === entries.length
    if (!isWhole) faults.push(day)
  }
  return faults
}

async function booked({ deps: { pool } }: TestShop, number: OrderNumber) {
  const order = await pool.query(
    `select net, vat, gross, vat_by_rate, currency_code, payment_state, weight_margin_basis_points from orders where number = $1`,
    [number],
  )
  const lines = await pool.query(
    `select position, unit, unit_name, quantity, unit_net, vat_basis_points, supplied_net, supplied_vat from order_line order by position`,
  )
  const documents = await pool.query(
    `select kind, number, net, vat, gross, vat_by_rate, currency_code from ledger_document order by id`,
  )
  const entries = await pool.query(
    'select n, kind, owed, balance, currency_code from ledger_entry order by id',
  )
  const allocations = await pool.query('select from_entry, to_entry, amount from allocation order by id')
  return {
    order: order.rows,
    lines: lines.rows,
    documents: documents.rows,
    entries: entries.rows,
    allocations: allocations.rows,
  }
}

/** They decide how later credit is used, what may be picked, or whether an order is placed at all: rules of the wholesaler, not amounts. */
const isRule = ({ of, field, value }: MasterDataChange): boolean =>
  (of === 'company' && ['allocation_rule', 'is_test', 'credit_limit_minor'].includes(field)) ||
  (of === 'product' && field === 'unit_rate1' && value === 0)

/** From the first to the second, today is two days earlier. */
const timeZoneChanges = ['Pacific/Kiritimati', 'Pacific/Niue'].map(
  (value) => ({ of: 'setting', field: 'warehouseTimezone', value }) as const,
)

test('an order, its invoice, payment, credit and refund come to the same whatever is changed between them', async () => {
  const expected = {
    ACCOUNT: await withShop((shop) => sell(shop, 'ACCOUNT', () => Promise.resolve())),
    CASH: await withShop((shop) => sell(shop, 'CASH', () => Promise.resolve())),
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('ACCOUNT' as const, 'CASH' as const),
      fc.array(fc.nat(), { minLength: gaps * changesPerGap, maxLength: gaps * changesPerGap }),
      async (paymentType, choices) => {
        await withShop(async (shop) => {
          const ofRows = [...(await rowChanges(shop)).values()].flat()
          const all = [...ofRows, ...ofRows, ...settingChanges, ...timeZoneChanges, ...timeZoneChanges]
          const changes = all.filter((change) => !isRule(change))
          const left = [...choices]
          const done: string[] = []
          const sold = await sell(shop, paymentType, async () => {
            for (const choice of left.splice(0, changesPerGap)) {
              const change = changes[choice % changes.length]
              if (!change) continue
              done.push(`${change.of}.${change.field} = ${String(change.value)}`)
              await applyChange(shop, companyA, change)
            }
          })
          expect(sold, done.join(', ')).toEqual(expected[paymentType])
        })
      },
    ),
    { numRuns: atLength({ short: 6, long: 150 }), endOnFailure: true },
  )
})
