import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { pickTestOrder, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { creditInvoice } from './credit-invoice.ts'
import { recordPayment } from './record-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function packed(caller: TestUser): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, caller, {
    lines: [[products.beans, '1', 10]],
    paymentType: 'ACCOUNT',
  })
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestOrder(shop, number)
  await applyTransitions(shop, number, 'PACK')
  return number
}

async function invoiced(caller: TestUser): Promise<OrderNumber> {
  const number = await packed(caller)
  await applyTransitions(shop, number, 'DISPATCH')
  return number
}

interface Entry {
  readonly n: number
  readonly kind: string
  readonly owed: number
  readonly balance: number
  readonly key: string | null
}

function faultsIn(entries: readonly Entry[]): readonly string[] {
  const faults: string[] = []
  let sum = 0
  for (const [index, { n, owed, balance }] of entries.entries()) {
    sum += owed
    if (n !== index + 1) faults.push('the numbers have a gap, or one of them twice')
    if (balance !== sum) faults.push('the balance is not the sum')
  }
  const keys = entries.flatMap(({ key }) => key ?? [])
  if (new Set(keys).size < keys.length) faults.push('a payment was entered twice')
  const sumOf = (kind: string): number =>
    entries.reduce((total, each) => (each.kind === kind ? total + each.owed : total), 0)
  if (sumOf('INVOICE') + sumOf('CREDIT_NOTE') < 0) faults.push('more was credited than invoiced')
  return [...new Set(faults)]
}

const entriesIn = async (table: 'ledger_entry' | 'naive_entry'): Promise<readonly Entry[]> =>
  (await shop.deps.pool.query(`select n, kind, owed, balance, key from ${table} order by n, id`)).rows

interface LedgerWrites {
  readonly pay: (amount: number, key: string) => Promise<unknown>
  readonly credit: (amount: number) => Promise<unknown>
}

async function writeConcurrently({ pay, credit }: LedgerWrites): Promise<void> {
  const keys = Array.from({ length: 6 }, () => randomUUID())
  await Promise.all([
    ...keys.flatMap((key, index) => [1, 2, 3, 4].map(() => pay(10 + index, key))),
    ...[1, 2, 3].map(() => credit(300)),
  ])
}

describe('a ledger with simultaneous writes', () => {
  test('has correct numbers and balance, each payment once, and no more credit than was invoiced', async () => {
    const number = await invoiced('a1')
    const other = await shop.otherServer()
    let turn = 0
    const server = () => (turn++ % 2 === 0 ? shop.deps : other.deps)
    const entered = { companyCode: 'A', method: 'CASH', reference: '', order: null, staffId: null } as const
    await writeConcurrently({
      pay: (amount, key) =>
        recordPayment(server(), {
          ...entered,
          key,
          amount: amount as Minor,
          agreedBy: 'Ada',
          amountAgain: amount as Minor,
        }),
      credit: (amount) => {
        const request = { type: 'AMOUNT', gross: amount as Minor } as const
        return creditInvoice(server(), number, { request, reason: '', staffId: null, key: randomUUID() })
      },
    })
    const entries = await entriesIn('ledger_entry')
    expect(entries).toHaveLength(1 + 6 + 2)
    expect(faultsIn(entries)).toEqual([])
  })

  test('is wrong in all of that if it reads before it writes, as a naive one does', async () => {
    const { pool } = shop.deps
    await pool.query(
      `create table naive_entry (id int generated always as identity, n int, kind text, owed int, balance int, key uuid)`,
    )
    await pool.query(`insert into naive_entry (n, kind, owed, balance) values (1, 'INVOICE', 640, 640)`)
    const enter = async (kind: string, owed: number, key: string | null): Promise<void> => {
      const { rows } = await pool.query('select n, balance from naive_entry order by n desc limit 1')
      await pool.query('insert into naive_entry (n, kind, owed, balance, key) values ($1, $2, $3, $4, $5)', [
        rows[0].n + 1,
        kind,
        owed,
        rows[0].balance + owed,
        key,
      ])
    }
    await writeConcurrently({
      pay: async (amount, key) => {
        const existing = await pool.query('select from naive_entry where key = $1', [key])
        if (existing.rowCount === 0) await enter('PAYMENT', -amount, key)
      },
      credit: async (amount) => {
        const { rows } = await pool.query(
          `select sum(owed)::int as open from naive_entry where kind <> 'PAYMENT'`,
        )
        if (rows[0].open >= amount) await enter('CREDIT_NOTE', -amount, null)
      },
    })
    expect(faultsIn(await entriesIn('naive_entry'))).toEqual([
      'the numbers have a gap, or one of them twice',
      'the balance is not the sum',
      'a payment was entered twice',
      'more was credited than invoiced',
    ])
  })
})

describe('invoices that are issued at once, some of them rolled back', () => {
  const issued = [1, 2, 3, 4, 5, 6].map((number) => `INV-${100_000 + number}`)

  test('have numbers without gaps', async () => {
    const orders: OrderNumber[] = []
    for (const caller of ['a1', 'b1', 'a1', 'b1', 'a1', 'b1'] as const) orders.push(await packed(caller))
    // A failure after the number was taken rolls it back.
    const { pool } = shop.deps
    await pool.query('alter table ledger_entry add constraint broken check (company_id <> 2) not valid')
    const taken = await Promise.allSettled(orders.map((number) => applyTransitions(shop, number, 'DISPATCH')))
    expect(taken.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    await pool.query('alter table ledger_entry drop constraint broken')
    await Promise.all(orders.map((number) => applyTransitions(shop, number, 'DISPATCH')))
    const { rows } = await pool.query('select number from ledger_document order by number')
    expect(rows.map(({ number }) => number)).toEqual(issued)
  })

  test('have gaps if they are numbered by a sequence, as in a naive shop', async () => {
    const { pool } = shop.deps
    await pool.query(`create sequence naive_number start 100001`)
    await pool.query(`create table naive_invoice (number text default 'INV-' || nextval('naive_number'))`)
    const issue = async (end: 'commit' | 'rollback'): Promise<void> => {
      const connection = await pool.connect()
      await connection.query('begin; insert into naive_invoice default values')
      await connection.query(end)
      connection.release()
    }
    await Promise.all((['commit', 'rollback', 'commit', 'rollback'] as const).map(issue))
    await Promise.all((['commit', 'commit', 'commit', 'commit'] as const).map(issue))
    const { rows } = await pool.query('select number from naive_invoice order by number')
    expect(rows.map(({ number }) => number)).not.toEqual(issued)
  })
})
