import { randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import type { BasketId, CompanyId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { openTestDb } from '@provender/testing/test-database'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillTestShop, products } from '../../testing/fill-test-shop.ts'
import { createBasketWriter } from './basket-writer.ts'
import type { BasketWrite } from './write-baskets.ts'

const companyCount = 40
let database: Awaited<ReturnType<typeof openTestDb>>
let companies: readonly CompanyId[]
beforeEach(async () => {
  database = await openTestDb()
  await fillTestShop(database.db)
  const { rows } = await database.pool.query<{ id: CompanyId }>(
    `insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
      telephone2, mobile, fax, currency_code)
    select 'T' || n, 'Takeaway ' || n, '', '1 High Street', '', '', 'Leeds', 'GB', 'LS1 1AA', '', '', '', '', 'GBP'
    from generate_series(1, $1::int) as n returning id`,
    [companyCount],
  )
  companies = rows.map(({ id }) => id)
})
afterEach(() => database.close())

const nowMs = Date.parse('2026-11-23T09:00:00Z')

function basketWith(product: number): Basket {
  return {
    id: randomUUID() as BasketId,
    name: 'Weekly',
    isActive: true,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deviceId: null,
    fulfilmentMethod: null,
    lines: [
      {
        productId: product as ProductId,
        unit: '1',
        quantity: 2000 as Quantity,
        priceWhenAdded: null,
        piecesPerBoxWhenAdded: null,
        note: '',
        substitutionWish: null,
        changedBy: null,
      },
    ],
  }
}

function firstBasket(companyId: CompanyId, product: number = products.beans): BasketWrite {
  return { companyId, before: { version: 0, baskets: [] }, after: [basketWith(product)], client: null }
}

function countedWriter() {
  let statements = 0
  const counting = {
    executeQuery: (query: Parameters<Kysely<Database>['executeQuery']>[0]) => {
      statements += 1
      return database.db.executeQuery(query)
    },
  } as Kysely<Database>
  return { write: createBasketWriter(counting), statements: () => statements }
}

async function linesByCompany(): Promise<readonly (readonly [CompanyId, number])[]> {
  const { rows } = await database.pool.query<{ id: CompanyId; lines: number }>(
    `select company.id, count(product_id)::int as lines from company left join basket_line on company_id = company.id
     where company.id = any($1) group by company.id order by company.id`,
    [companies],
  )
  return rows.map(({ id, lines }) => [id, lines] as const)
}

describe('baskets of many companies that are written at once', () => {
  test('are all written, in a few statements', async () => {
    const { write, statements } = countedWriter()
    const versions = await Promise.all(companies.map((id) => write(firstBasket(id))))
    expect(versions).toEqual(companies.map(() => 1))
    expect(await linesByCompany()).toEqual(companies.map((id) => [id, 1]))
    expect(statements()).toBeLessThan(companyCount / 4)
  })

  test('are written unless somebody else wrote first, with no effect on the others', async () => {
    const write = createBasketWriter(database.db)
    const late = companies[7]!
    await write(firstBasket(late))
    const versions = await Promise.all(companies.map((id) => write(firstBasket(id))))
    expect(versions).toEqual(companies.map((id) => (id === late ? undefined : 1)))
    expect(await linesByCompany()).toEqual(companies.map((id) => [id, 1]))
  })

  test('fail if the database refuses one, with no effect on the others', async () => {
    const write = createBasketWriter(database.db)
    const [wrong, nothing] = [companies[5]!, 999_999]
    const written = await Promise.allSettled(
      companies.map((id) => write(firstBasket(id, id === wrong ? nothing : products.beans))),
    )
    expect(written.map(({ status }) => status)).toEqual(
      companies.map((id) => (id === wrong ? 'rejected' : 'fulfilled')),
    )
    expect(await linesByCompany()).toEqual(companies.map((id) => [id, id === wrong ? 0 : 1]))
  })

  test('do not wait for a company that another server is writing', async () => {
    const { write, statements } = countedWriter()
    const taken = companies[9]!
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from company where id = $1 for update', [taken])
    const ends: CompanyId[] = []
    const writing = companies.map(async (id) => {
      const version = await write(firstBasket(id))
      ends.push(id)
      return version
    })
    await Promise.all(writing.filter((_, index) => companies[index] !== taken))
    expect(ends).not.toContain(taken)
    expect(statements(), 'nor is any of them written by itself').toBeLessThan(companyCount / 4)
    await other.query('commit')
    other.release()
    expect(await Promise.all(writing)).toEqual(companies.map(() => 1))
  })

  test('do not wait long for a blocked statement', async () => {
    const write = createBasketWriter(database.db)
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from product where id = $1 for update', [products.cola])
    const [first, ...rest] = companies
    const hanging = write(firstBasket(first!, products.cola))
    let isDone = false
    void hanging.then(() => (isDone = true))
    expect(await Promise.all(rest.map((id) => write(firstBasket(id))))).toEqual(rest.map(() => 1))
    expect(isDone).toBe(false)
    await other.query('commit')
    other.release()
    expect(await hanging).toBe(1)
  })

  test('are written once each by two servers in opposite order', async () => {
    const servers = [createBasketWriter(database.db), createBasketWriter(database.db)]
    const rounds = 10
    let before: readonly (readonly Basket[])[] = companies.map(() => [])
    for (let version = 0; version < rounds; version += 1) {
      const after = companies.map(() => [basketWith(products.beans)])
      const writes = companies.map((companyId, index) => ({
        companyId,
        before: { version, baskets: before[index]! },
        after: after[index]!,
        client: null,
      }))
      const [forwards, backwards] = await Promise.all([
        Promise.all(writes.map(servers[0]!)),
        Promise.all(writes.toReversed().map(servers[1]!)),
      ])
      const versions = forwards.map((each, index) => [each, backwards.toReversed()[index]])
      for (const pair of versions) expect(new Set(pair)).toEqual(new Set([version + 1, undefined]))
      before = after
    }
    expect(await linesByCompany()).toEqual(companies.map((id) => [id, 1]))
  })
})
