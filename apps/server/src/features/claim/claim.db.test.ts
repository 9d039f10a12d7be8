import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalIn } from '../../testing/test-shop.ts'
import { type ClaimShop, createPhoto, openClaimShop, refusalKeyOf } from './claim-shop.fixture.ts'

let claimShop: ClaimShop
beforeEach(async () => {
  claimShop = await openClaimShop()
})
afterEach(() => claimShop.close())

const setFlag = async (name: string, value: string) => {
  const { pool, wholesaler } = claimShop.shop.deps
  await pool.query(
    `insert into config values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [name, value],
  )
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

describe('a problem with an order', () => {
  test('is reported once, however often it is sent, and the wholesaler gets an e-mail', async () => {
    await setFlag('contactEmailAddress', '"hello@wholesaler.example"')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => claimShop.send('a1', {}, key)))
    const numbers = answers.map(
      ({ result }) => (result.data as { sendClaim: { number: string } }).sendClaim.number,
    )
    expect(new Set(numbers).size).toBe(1)
    expect([await claimShop.count('claim'), await claimShop.count('claim_line')]).toEqual([1, 1])
    expect(refusalIn(await claimShop.send('a1', { message: 'Three boxes.' }, key))?.key).toBe('KEY_REUSED')
    const emails = await claimShop.emails()
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({
      to: 'hello@wholesaler.example',
      subject: `Problem with order ${claimShop.order}: Kaya's Corner`,
    })
    expect(emails[0]?.raw).toMatch(/^Reply-To: .*<a1@shop\.example>$/m)
    expect(emails[0]?.raw).toContain('The driver saw it.')
  })

  test('needs no words if it names goods', async () => {
    const { number } = await claimShop.sent({ message: '' })
    expect((await claimShop.claimOf('a1', number)).result.data).toMatchObject({ claim: { message: '' } })
  })

  test.each([
    ['goods, and none are named', { lines: [] }],
    ['more than was ordered', { lines: [{ position: 1, quantity: 4 }] }],
    ['half a box', { lines: [{ position: 1, quantity: 0.5 }] }],
    [
      'a line twice',
      {
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
    ],
    ['a line that is not there', { lines: [{ position: 9, quantity: 1 }] }],
    ['neither goods nor words', { type: 'DELIVERY', lines: [], message: ' \n ' }],
    ['a message that is too long', { message: 'x'.repeat(2001) }],
  ])('is refused with %s', async (_what, change) => {
    expect(refusalIn(await claimShop.send('a1', change))?.key).toBe('BAD_INPUT')
    expect(await claimShop.count('claim')).toBe(0)
  })

  test('cannot be reported if the wholesaler disables it, but earlier claims are still answered', async () => {
    const { number } = await claimShop.sent()
    await setFlag('show', '{"reportAProblem": false}')
    expect(refusalIn(await claimShop.send('a1'))?.key).toBe('NOT_FOUND')
    expect(refusalKeyOf(await claimShop.upload('a1', await createPhoto()))).toBe('NOT_FOUND')
    expect(refusalIn(await claimShop.claimOf('a1', number))).toBeUndefined()
  })

  test('of another company counts as missing, for order, lines, pictures and claim', async () => {
    const missing = await claimShop.send('a1', { order: '999999' })
    expect((await claimShop.send('a1', { order: claimShop.foreign })).result).toEqual(missing.result)
    const picture = (await claimShop.upload('a1', await createPhoto())).json().id
    const stolen = { order: claimShop.foreign, lines: [{ position: 1, quantity: 1 }], pictures: [picture] }
    const unknown = { ...stolen, pictures: [crypto.randomUUID()] }
    expect((await claimShop.send('b1', stolen)).result).toEqual((await claimShop.send('b1', unknown)).result)
    const { number } = await claimShop.sent({ pictures: [picture] })
    expect((await claimShop.claimOf('b1', number)).result).toEqual(
      (await claimShop.claimOf('b1', '424242')).result,
    )
    expect((await claimShop.shop.get('b1', '{ claims { total } }')).claims.total).toBe(0)
    expect((await claimShop.shop.get('a2', '{ claims { total } }')).claims.total).toBe(1)
    const [foreignPicture, none] = [
      await claimShop.show('b1', picture),
      await claimShop.show('b1', crypto.randomUUID()),
    ]
    expect([foreignPicture.statusCode, foreignPicture.body]).toEqual([none.statusCode, none.body])
    expect(foreignPicture.statusCode).toBe(404)
    expect((await claimShop.app.inject({ url: `/claims/pictures/${picture}` })).statusCode).toBe(404)
    expect(await claimShop.count('claim')).toBe(1)
  })
})
