import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pickTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { type ClaimShop, createPhoto, openClaimShop } from './claim-shop.fixture.ts'

let claimShop: ClaimShop
beforeEach(async () => {
  claimShop = await openClaimShop()
})
afterEach(() => claimShop.close())

describe('staff', () => {
  test('list claims, save their pictures, credit, answer and close them, and the customer is notified', async () => {
    await applyTransitions(claimShop.shop, claimShop.order, 'CONFIRM')
    await pickTestOrder(claimShop.shop, claimShop.order)
    await applyTransitions(claimShop.shop, claimShop.order, 'PACK', 'DISPATCH', 'DELIVER')
    const { id } = (await claimShop.upload('a1', await createPhoto())).json()
    const { number } = await claimShop.sent({ pictures: [id] })
    expect(await claimShop.staff()).toMatch(
      new RegExp(`^${number} .* received +damaged +order ${claimShop.order} +A Kaya's Corner$`),
    )
    const folder = join(claimShop.dataFolder, 'saved')
    const output = await claimShop.staff('show', number, '--pictures', folder)
    expect(output).toMatch(/Line 1 +2 box of/)
    expect(readFileSync(join(folder, 'picture-1.jpg')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(await claimShop.staff('close', number)).toContain('Not possible while the claim is received')
    expect(await claimShop.staff('look', number)).toContain('looked-at')
    expect(await claimShop.staff('credit', number, '1=9', '--note', 'Squashed')).toContain(
      'Line 1: at most 2 can be credited',
    )
    expect(await claimShop.staff('credit', number, '--note', 'Squashed')).toContain(
      'Credit note CN-100001 is issued',
    )
    expect(await claimShop.staff('credit', number, '--note', 'Squashed again')).toContain(
      'The whole claim is credited already',
    )
    await claimShop.staff('answer', number, '--note', 'Sorry! Two boxes are credited.')
    const { result } = await claimShop.claimOf('a1', number)
    expect(result.data).toMatchObject({
      claim: {
        state: 'ANSWERED',
        answers: [{ text: 'Sorry! Two boxes are credited.' }],
        creditNotes: ['CN-100001'],
      },
    })
    const { notifications } = await claimShop.shop.get(
      'a1',
      '{ notifications { notifications { notificationType claimNumber } } }',
    )
    expect(notifications.notifications).toContainEqual({ notificationType: 'GENERAL', claimNumber: number })
    const message = (await claimShop.emails()).find(({ to }) => to === 'a1@shop.example')
    expect(message?.subject).toBe(`Our answer about order ${claimShop.order}`)
    expect(message?.raw).toContain('Credit note: CN-100001')
    expect(message?.raw).toContain(`https://orders.example/account/help-centre/reports/${number}`)
    expect(await claimShop.staff('close', number)).toContain('closed')
    expect(await claimShop.staff('answer', number, '--note', 'More')).toContain('while the claim is closed')
    expect(await claimShop.staff()).toBe('There are none.')
  })

  test('answer in the language of the report, and not to users who have left', async () => {
    const { pool } = claimShop.shop.deps
    const { number } = await claimShop.sent()
    await pool.query(`update claim set language = 'tr'`)
    await claimShop.staff('answer', number, '--note', 'Özür dileriz.')
    expect((await claimShop.emails()).at(-1)?.subject).toBe(
      `${claimShop.order} numaralı sipariş hakkında yanıtımız`,
    )
    await pool.query(`update login set active = false, closed_at = now() where email = 'a1@shop.example'`)
    await claimShop.staff('answer', number, '--note', 'Bir daha.')
    expect(await claimShop.emails()).toHaveLength(1)
    expect((await pool.query('select from notification where claim_id is not null')).rowCount).toBe(1)
  })

  test('update the company’s open pages with an answer', async () => {
    const { number } = await claimShop.sent()
    const version = async () =>
      (await claimShop.shop.deps.pool.query('select version from company_orders where company_id = 1'))
        .rows[0].version
    const before = await version()
    await claimShop.staff('answer', number, '--note', 'Sorry.')
    expect(await version()).toBeGreaterThan(before)
  })
})
