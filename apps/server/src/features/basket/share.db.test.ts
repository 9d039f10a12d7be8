import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { shareSeconds } from './share.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const shared = 'query ($token: String!) { sharedBasket(token: $token) { name products { quantity } } }'
async function share(): Promise<string> {
  const id = randomUUID()
  await shop.get(
    'a1',
    'mutation ($id: Uuid!) { createBasket(basket: { id: $id, name: "Weekly" }) { version } }',
    { id },
  )
  await shop.get('a1', 'mutation { addBasketProduct(productId: 3, quantity: 2, unit: "2") { version } }')
  const answer = await shop.get('a1', 'query ($id: Uuid!) { basketShareToken(basketId: $id) }', { id })
  return answer.basketShareToken
}

/** Changes a letter in the middle of the signature, because the last one has bits that are ignored. */
function withLetterChanged(token: string): string {
  const index = token.lastIndexOf('.') + 20
  return `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`
}

describe('a link to a basket', () => {
  test('opens its current content for a colleague', async () => {
    const token = await share()
    await shop.get('a1', 'mutation { addBasketProduct(productId: 3, quantity: 1, unit: "2") { version } }')
    expect((await shop.get('a2', shared, { token })).sharedBasket).toEqual({
      name: 'Weekly',
      products: [{ quantity: 3 }],
    })
  })

  const keyFor = async (caller: 'a2' | 'b1' | 'visitor', token: string) =>
    refusalIn(await shop.execute(caller, shared, { token }))?.key

  test('says why it cannot be opened: wrong, expired, or for another company', async () => {
    const token = await share()
    expect(await keyFor('visitor', token)).toBe('NOT_SIGNED_IN')
    const { firebaseCustomToken } = await shop.get('a1', '{ firebaseCustomToken }')
    for (const wrong of ['', withLetterChanged(token), firebaseCustomToken])
      expect(await keyFor('a2', wrong)).toBe('BASKET_LINK_WRONG')
    expect(await keyFor('b1', token)).toBe('BASKET_LINK_OF_OTHER_COMPANY')
    shop.clock.advance(shareSeconds * 1000 + 1000)
    expect(await keyFor('a2', token)).toBe('BASKET_LINK_EXPIRED')
    expect(await keyFor('b1', token)).toBe('BASKET_LINK_OF_OTHER_COMPANY')
  })

  test('is missing in every case, and no answer names the basket', async () => {
    const token = await share()
    const answers = [
      await shop.execute('a2', shared, { token: withLetterChanged(token) }),
      await shop.execute('b1', shared, { token }),
    ]
    shop.clock.advance(shareSeconds * 1000 + 1000)
    answers.push(await shop.execute('a2', shared, { token }))
    for (const answer of answers) {
      expect(refusalIn(answer)?.code).toBe(404)
      expect(JSON.stringify(answer.result)).not.toContain('Weekly')
    }
  })

  test('is refused for another company with the same basket id, and no other token opens it', async () => {
    const token = await share()
    const { baskets } = await shop.get('a1', '{ baskets { id } }')
    const { id } = baskets[0]
    await shop.get('b1', 'mutation ($id: Uuid!) { createBasket(basket: { id: $id }) { version } }', { id })
    const { companyId: company } = await shop.deps.db
      .selectFrom('login')
      .select('company_id as companyId')
      .where('email', '=', 'a1@shop.example')
      .executeTakeFirstOrThrow()
    const forAnotherUse = await new SignJWT({ company, basket: id })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('realtime')
      .setExpirationTime(shop.clock.nowMs() / 1000 + 60)
      .sign(shop.deps.secrets.tokenKey)
    expect(refusalIn(await shop.execute('b1', shared, { token }))?.code).toBe(404)
    expect(refusalIn(await shop.execute('a1', shared, { token: forAnotherUse }))?.code).toBe(404)
  })

  test('says that the basket was deleted', async () => {
    const token = await share()
    const { baskets } = await shop.get('a1', '{ baskets { id } }')
    const { id } = baskets[0]
    await shop.get(
      'a1',
      `mutation ($c: Uuid!, $id: Uuid!) { applyBasketOperations(clientId: $c, operations: [{ n: 1, type: DELETE, basket: $id }]) { version } }`,
      { c: randomUUID(), id },
    )
    expect(await keyFor('a2', token)).toBe('SHARED_BASKET_DELETED')
    const again = await shop.execute('b1', 'query ($id: Uuid!) { basketShareToken(basketId: $id) }', { id })
    expect(refusalIn(again)?.code).toBe(404)
  })
})
