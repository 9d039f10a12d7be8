import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { dispatchedOrder, pay } from '../../ledger/invoiced-order.fixture.ts'
import { applyTransitions, placeTestOrder, prepareTestOrder } from '../../order/order.fixture.ts'
import { importText } from '../import-text.fixture.ts'
import { companyImporter } from './company-importer.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const importCompanies = (...lines: readonly string[]) => importText(shop.deps, companyImporter, lines)

async function currencyOf(code: string): Promise<string> {
  const { rows } = await shop.deps.pool.query('select currency_code from company where code = $1', [code])
  return rows[0].currency_code
}

const twoBoxes = { lines: [[products.cola, '2', 2]] } as const

describe('the currency of a company', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['owes', () => dispatchedOrder(shop)],
    ['has an order', () => placeTestOrder(shop, 'a1', twoBoxes)],
    ['has paid in advance', () => pay(shop, 1000)],
    [
      'owes nothing any more',
      async () => {
        const number = await dispatchedOrder(shop, 'CASH')
        await applyTransitions(shop, number, 'DELIVER')
      },
    ],
  ])('stays while it %s', async (_what, prepare) => {
    await prepare()
    const imported = await importCompanies('code,currency', 'A,EUR')
    expect(imported).toMatchObject({
      type: 'REFUSED',
      bad: [
        '2: currency: the orders and the account of this company are in GBP: give it a new code for another currency',
      ],
    })
    await expect(shop.deps.pool.query(`update company set currency_code = 'EUR'`)).rejects.toThrow('in GBP')
    expect(await currencyOf('A')).toBe('GBP')
    await shop.deps.pool.query(`update company set currency_code = 'GBP', credit_limit_minor = 5`)
  })

  test('stays if the cell is empty, whatever the currency of the shop', async () => {
    await importCompanies('code,currency', 'A,EUR')
    await importCompanies('code,currency,city', 'A,,Leeds')
    expect(await currencyOf('A')).toBe('EUR')
  })

  test('is one of ISO 4217', async () => {
    const imported = await importCompanies(
      'code,name,currency',
      'X1,Corner,XYZ',
      'X2,Corner,GBX',
      'X3,Corner,pln',
    )
    expect(imported.bad).toEqual([
      '2: currency: "XYZ" is not a currency like GBP',
      '3: currency: "GBX" is not a currency like GBP',
    ])
  })

  test('changes before its first order, which is then quoted anew', async () => {
    const placing = await prepareTestOrder(shop, 'a1', twoBoxes)
    await importCompanies('code,currency', 'A,EUR')
    await expect(placing()).rejects.toThrow('QUOTE_CHANGED')
    const number = await placeTestOrder(shop, 'a1', { lines: [] })
    const { rows } = await shop.deps.pool.query('select currency_code from orders where number = $1', [
      number,
    ])
    expect(rows).toEqual([{ currency_code: 'EUR' }])
  })
})
