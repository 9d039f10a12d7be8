import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { stripeShapes } from '@provender/testing/stripe-shapes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { ChargeAsked } from '../gateway.ts'
import { openStripeHouse, type StripeHouse } from './stripe-house.fixture.ts'
import { isTaken } from './stripe-mapping.ts'

let shop: TestShop
let house: StripeHouse
let companyId: CompanyId
beforeEach(async () => {
  shop = await openTestShop()
  house = await openStripeHouse(shop)
  companyId = (await shop.deps.pool.query('select id from company order by id limit 1')).rows[0].id
})
afterEach(async () => {
  await house.fake.close()
  await shop.close()
})

function chargeOf(token: string, more: Partial<ChargeAsked> = {}): ChargeAsked {
  return {
    id: randomUUID() as PaymentId,
    companyId,
    amount: 2640 as Minor,
    currencyCode: 'GBP',
    orderNumber: '100234' as OrderNumber,
    card: { type: 'TOKEN', token: `ctoken_${token}_${randomUUID()}` },
    keepsCard: false,
    ...more,
  }
}

/** What was sent to Stripe so far, of this kind. */
const calls = (call: string) => house.fake.calls.filter((each) => each === call).length
const intents = () => [...house.fake.account.intents.values()]

describe('a charge', () => {
  test('is one intent of the company’s customer, held and not taken, that says whose it is', async () => {
    const asked = chargeOf('SUCCEEDS')
    expect(await house.gateway.authorise(asked)).toEqual({
      state: 'AUTHORISED',
      card: { brand: 'VISA', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 },
      keptCard: null,
    })
    const [customer] = house.fake.account.customers.keys()
    expect(intents()).toMatchObject([
      {
        status: 'requires_capture',
        capture_method: 'manual',
        amount: 2640,
        currency: 'gbp',
        customer,
        description: 'Order 100234',
        metadata: { payment: asked.id, order: '100234' },
      },
    ])
  })

  test('that two servers ask for at once, or again after a lost answer, is one intent', async () => {
    const asked = chargeOf('SUCCEEDS')
    await Promise.allSettled(Array.from({ length: 6 }, () => house.gateway.authorise(asked)))
    expect(await house.gateway.authorise(asked)).toMatchObject({ state: 'AUTHORISED' })
    const lost = chargeOf('SUCCEEDS')
    house.fake.weather = (call) => (call === 'POST payment_intents' ? 'REPLY_LOST' : 'FINE')
    await expect(house.gateway.authorise(lost)).rejects.toThrow('Stripe did not do it')
    expect(await house.gateway.find(lost)).toMatchObject({ state: 'AUTHORISED' })
    expect(intents()).toHaveLength(2)
    expect(house.fake.account.customers.size).toBe(1)
  })

  test('that Stripe failed at and keeps failing at comes to nothing, or to what was done all the same', async () => {
    for (const [weather, state] of [
      ['FAILS', 'VOIDED'],
      ['FAILS_AFTER', 'AUTHORISED'],
    ] as const) {
      const asked = chargeOf('SUCCEEDS')
      house.fake.weather = (call) => (call === 'POST payment_intents' ? weather : 'FINE')
      await expect(house.gateway.authorise(asked)).rejects.toThrow('Stripe did not do it')
      house.fake.weather = () => 'FINE'
      expect(await house.gateway.authorise(asked)).toMatchObject({ state })
    }
  })

  test('that is declined says why, and is closed before another card is tried', async () => {
    for (const [card, reason] of [
      ['DECLINES', 'DECLINED'],
      ['LACKS_FUNDS', 'LACKS_FUNDS'],
      ['EXPIRED', 'EXPIRED_CARD'],
    ] as const) {
      const asked = chargeOf(card)
      expect(await house.gateway.authorise(asked)).toEqual({ state: 'DECLINED', reason })
      expect(await house.gateway.find(asked)).toEqual({ state: 'DECLINED', reason })
    }
    expect(intents().map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled'])
  })

  test('that is seen before its card was tried is left to be, and closed when nothing comes of it', async () => {
    const asked = chargeOf('SUCCEEDS')
    await house.gateway.authorise(asked)
    const created = Math.floor(shop.clock.nowMs() / 1000)
    Object.assign(intents()[0]!, { status: 'requires_confirmation', created })
    expect(await house.gateway.find(asked)).toEqual({ state: 'STARTED' })
    Object.assign(intents()[0]!, { created: created - 61 })
    expect(await house.gateway.find(asked)).toEqual({ state: 'VOIDED' })
  })

  test('by a token that was used already, or is none of Stripe’s, is declined', async () => {
    const { card } = chargeOf('SUCCEEDS')
    await house.gateway.authorise(chargeOf('', { card }))
    for (const again of [card, { type: 'TOKEN', token: 'SELECT 1' }] as const)
      expect(await house.gateway.authorise(chargeOf('', { card: again }))).toEqual({
        state: 'DECLINED',
        reason: 'DECLINED',
      })
    expect(intents()).toHaveLength(1)
  })

  test('waits for its bank with a secret for Stripe’s form, and with none afterwards', async () => {
    const asked = chargeOf('CHALLENGES')
    const challengePath = `/checkout/approve?payment=${asked.id}`
    expect(await house.gateway.authorise(asked)).toEqual({ state: 'CHALLENGED', challengePath })
    const [intent] = intents()
    expect(await house.gateway.challengeSecret(asked)).toBe(intent!.client_secret)
    house.fake.account.approve(intent!.id, true)
    expect(await house.gateway.challengeSecret(asked)).toBeNull()
    expect(await house.gateway.find(asked)).toMatchObject({ state: 'AUTHORISED' })
    const refused = chargeOf('CHALLENGES')
    await house.gateway.authorise(refused)
    house.fake.account.approve(intents()[1]!.id, false)
    expect(await house.gateway.find(refused)).toEqual({ state: 'DECLINED', reason: 'DECLINED' })
  })

  test('is taken once, the rest let go, and given back by refunds that are one each', async () => {
    const asked = chargeOf('SUCCEEDS')
    await house.gateway.authorise(asked)
    const taken = await Promise.all([1, 2, 3].map(() => house.gateway.capture(asked, 2000 as Minor)))
    expect(taken).toEqual(Array.from({ length: 3 }, () => ({ state: 'CAPTURED', captured: 2000 })))
    const refund = { id: randomUUID(), charge: asked, amount: 700 as Minor }
    for (const weather of ['REPLY_LOST', 'FAILS', 'FAILS_AFTER'] as const) {
      house.fake.weather = (call) => (call === 'POST refunds' ? weather : 'FINE')
      await house.gateway.refund(refund).catch(() => undefined)
    }
    house.fake.weather = () => 'FINE'
    expect(await house.gateway.refund(refund)).toBe('DONE')
    expect(await house.gateway.refundsOf(asked)).toMatchObject([{ amount: 700 }])
    expect(await house.gateway.refund({ ...refund, id: randomUUID(), amount: 1301 as Minor })).toBe('REFUSED')
  })

  test('that was let go of cannot be held by what arrives late', async () => {
    const asked = chargeOf('SUCCEEDS')
    house.fake.weather = (call) => (call === 'POST payment_intents' ? 'LATE' : 'FINE')
    await expect(house.gateway.authorise(asked)).rejects.toThrow()
    house.fake.weather = () => 'FINE'
    expect(await house.gateway.void(asked)).toEqual({ state: 'VOIDED' })
    house.fake.arrive()
    expect(await house.gateway.authorise(asked)).toEqual({ state: 'VOIDED' })
    expect(intents()).toMatchObject([{ status: 'canceled', amount_received: 0 }])
  })

  test('is not asked for again when Stripe may have forgotten its key', async () => {
    const asked = chargeOf('SUCCEEDS')
    house.fake.weather = (call) => (call === 'POST payment_intents' ? 'LOST_ON_THE_WAY' : 'FINE')
    await expect(house.gateway.authorise(asked)).rejects.toThrow()
    house.fake.weather = () => 'FINE'
    await shop.deps.pool.query(`update stripe_intent set asked_at = asked_at - interval '1 day'`)
    expect(await house.gateway.authorise(asked)).toEqual({ state: 'VOIDED' })
    expect(await house.gateway.void(asked)).toEqual({ state: 'VOIDED' })
    expect(calls('POST payment_intents')).toBe(1)
  })

  test('of another amount, currency or payment than was asked for is not touched', async () => {
    const asked = chargeOf('SUCCEEDS')
    await house.gateway.authorise(asked)
    for (const other of [{ amount: 2641 as Minor }, { currencyCode: 'EUR' }])
      await expect(house.gateway.capture({ ...asked, ...other }, 2640 as Minor)).rejects.toThrow(
        'is not the charge',
      )
    Object.assign(intents()[0]!, { livemode: true })
    await expect(house.gateway.void(asked)).rejects.toThrow('is not the charge')
    expect(intents()).toMatchObject([{ status: 'requires_capture' }])
  })

  test('that fails tells nothing of the card or the company', async () => {
    house.fake.weather = () => 'BUSY'
    const failed: unknown = await house.gateway
      .authorise(chargeOf('SUCCEEDS'))
      .catch((error: unknown) => error)
    expect(Object.keys(failed as object)).toEqual([])
    expect(String(failed)).toBe('Error: Stripe did not do it: StripeRateLimitError rate_limit 429 req_fake')
  })
})

describe('a card that is kept', () => {
  const setUp = (token: string, id: string = randomUUID()) =>
    house.gateway.saveCard({ id, companyId, token: `ctoken_${token}_${id}` })

  test('is set up once, pays, has another date and name, and is forgotten', async () => {
    const id = randomUUID()
    const [saved, again] = [await setUp('SUCCEEDS_AMEX', id), await setUp('SUCCEEDS_AMEX', id)]
    expect(saved).toMatchObject({ type: 'SAVED', card: { brand: 'AMEX', lastFour: '0005' } })
    expect(again).toEqual(saved)
    const reference = saved.type === 'SAVED' ? saved.reference : ''
    const card = { type: 'KEPT', reference } as const
    expect(await house.gateway.authorise(chargeOf('', { card }))).toMatchObject({ state: 'AUTHORISED' })
    const update = { holderName: 'Ada Lovelace', expiryMonth: 3, expiryYear: 2044 }
    expect(await house.gateway.updateCard(reference, update)).toBe('UPDATED')
    expect(house.fake.account.methods.get(reference)).toMatchObject({
      card: { exp_month: 3, exp_year: 2044 },
      billing_details: { name: 'Ada Lovelace' },
    })
    await house.gateway.forgetCard(reference)
    await house.gateway.forgetCard(reference)
    expect(await house.gateway.updateCard(reference, update)).toBe('DECLINED')
    expect(await house.gateway.authorise(chargeOf('', { card }))).toMatchObject({ state: 'DECLINED' })
  })

  test('is one, and of one customer, however many ask for it at once', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    house.fake.weather = () => 'SLOW'
    const saved = await Promise.all([id, other, id, other, id].map((each) => setUp('SUCCEEDS_AMEX', each)))
    expect(saved.map(({ type }) => type)).toEqual(saved.map(() => 'SAVED'))
    expect(saved[2]).toEqual(saved[0])
    expect(house.fake.account.methods.size).toBe(2)
    expect(house.fake.account.customers.size).toBe(1)
  })

  test('with an order is kept when it was accepted, for its own company alone', async () => {
    const asked = chargeOf('SUCCEEDS', { keepsCard: true })
    const charge = await house.gateway.authorise(asked)
    const reference = charge.state === 'AUTHORISED' ? charge.keptCard : null
    expect(reference).toMatch(/^pm_/)
    expect(await house.gateway.find(asked)).toEqual(charge)
    const other = (await shop.deps.pool.query('select id from company order by id desc limit 1')).rows[0].id
    const card = { type: 'KEPT', reference: reference! } as const
    expect(await house.gateway.authorise(chargeOf('', { card, companyId: other }))).toMatchObject({
      state: 'DECLINED',
    })
  })

  test('waits for its bank, and is not kept where that says no', async () => {
    const id = randomUUID()
    expect(await setUp('CHALLENGES', id)).toMatchObject({ type: 'CHALLENGED', secret: expect.any(String) })
    const asked = () => [...house.fake.account.setups.values()]
    house.fake.account.approve(asked()[0]!.id, true)
    expect(await setUp('CHALLENGES', id)).toMatchObject({ type: 'SAVED' })
    const refused = randomUUID()
    await setUp('CHALLENGES', refused)
    house.fake.account.approve(asked()[1]!.id, false)
    expect(await setUp('CHALLENGES', refused)).toEqual({ type: 'DECLINED' })
    expect(await setUp('DECLINES')).toEqual({ type: 'DECLINED' })
  })
})

test('the fake’s objects have what Stripe’s own have', async () => {
  const asked = chargeOf('SUCCEEDS', { keepsCard: true })
  await house.gateway.authorise(asked)
  await house.gateway.capture(asked, 2640 as Minor)
  await house.gateway.refund({ id: randomUUID(), charge: asked, amount: 1 as Minor })
  await house.gateway.saveCard({ id: randomUUID(), companyId, token: 'SUCCEEDS' })
  const { account } = house.fake
  const made = {
    customer: account.customers,
    payment_intent: account.intents,
    setup_intent: account.setups,
    payment_method: account.methods,
    refund: account.refunds,
    event: new Map(account.events.map((event) => [event.id, event])),
  }
  // Newer than the fixtures; the types of the package have it.
  const newer = ['allowed_payment_method_types']
  for (const [kind, objects] of Object.entries(made)) {
    expect(objects.size, kind).toBeGreaterThan(0)
    for (const object of objects.values())
      expect(
        Object.keys(object)
          .filter((name) => !newer.includes(name))
          .toSorted(),
        kind,
      ).toEqual(Object.keys(stripeShapes[kind as keyof typeof made]).toSorted())
  }
})

test('what Stripe counts in other units than we do is not taken there', () => {
  expect(['GBP', 'EUR', 'PLN', 'TRY'].every(isTaken)).toBe(true)
  expect(['JPY', 'KWD', 'huf'].some(isTaken)).toBe(false)
})
