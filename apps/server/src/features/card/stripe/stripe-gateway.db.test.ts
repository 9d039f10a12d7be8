import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { stripeShapes } from '@provender/testing/stripe-shapes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { ChargeRequest } from '../gateway.ts'
import { openSimulatedStripe, type SimulatedStripe } from './simulated-stripe.fixture.ts'
import { isSupportedCurrency } from './stripe-mapping.ts'

let shop: TestShop
let stripe: SimulatedStripe
let companyId: CompanyId
beforeEach(async () => {
  shop = await openTestShop()
  stripe = await openSimulatedStripe(shop)
  companyId = (await shop.deps.pool.query('select id from company order by id limit 1')).rows[0].id
})
afterEach(async () => {
  await stripe.fake.close()
  await shop.close()
})

function chargeOf(token: string, more: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    id: randomUUID() as PaymentId,
    companyId,
    amount: 2640 as Minor,
    currencyCode: 'GBP',
    orderNumbers: ['100234' as OrderNumber],
    card: { type: 'TOKEN', token: `ctoken_${token}_${randomUUID()}` },
    keepsCard: false,
    ...more,
  }
}

const calls = (call: string) => stripe.fake.calls.filter((each) => each === call).length
const intents = () => [...stripe.fake.account.intents.values()]

describe('a charge', () => {
  test('is one intent of the company’s customer, held but not captured, with our ids', async () => {
    const charge = chargeOf('SUCCEEDS')
    expect(await stripe.gateway.authorise(charge)).toEqual({
      state: 'AUTHORISED',
      card: { brand: 'VISA', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 },
      savedCard: null,
    })
    const [customer] = stripe.fake.account.customers.keys()
    expect(intents()).toMatchObject([
      {
        status: 'requires_capture',
        capture_method: 'manual',
        amount: 2640,
        currency: 'gbp',
        customer,
        description: 'Order 100234',
        metadata: { payment: charge.id, order: '100234' },
      },
    ])
  })

  test('is one intent if two servers request it at once, or again after a lost response', async () => {
    const charge = chargeOf('SUCCEEDS')
    await Promise.allSettled(Array.from({ length: 6 }, () => stripe.gateway.authorise(charge)))
    expect(await stripe.gateway.authorise(charge)).toMatchObject({ state: 'AUTHORISED' })
    const lost = chargeOf('SUCCEEDS')
    stripe.fake.conditionOf = (call) => (call === 'POST payment_intents' ? 'REPLY_LOST' : 'FINE')
    await expect(stripe.gateway.authorise(lost)).rejects.toThrow('The request to Stripe failed')
    expect(await stripe.gateway.find(lost)).toMatchObject({ state: 'AUTHORISED' })
    expect(intents()).toHaveLength(2)
    expect(stripe.fake.account.customers.size).toBe(1)
  })

  test('is void if Stripe keeps failing, or has the state that Stripe reached all the same', async () => {
    for (const [condition, state] of [
      ['FAILS', 'VOIDED'],
      ['FAILS_AFTER', 'AUTHORISED'],
    ] as const) {
      const charge = chargeOf('SUCCEEDS')
      stripe.fake.conditionOf = (call) => (call === 'POST payment_intents' ? condition : 'FINE')
      await expect(stripe.gateway.authorise(charge)).rejects.toThrow('The request to Stripe failed')
      stripe.fake.conditionOf = () => 'FINE'
      expect(await stripe.gateway.authorise(charge)).toMatchObject({ state })
    }
  })

  test('that is declined has a reason, and is closed before another card is tried', async () => {
    for (const [card, reason] of [
      ['DECLINES', 'DECLINED'],
      ['LACKS_FUNDS', 'LACKS_FUNDS'],
      ['EXPIRED', 'EXPIRED_CARD'],
    ] as const) {
      const charge = chargeOf(card)
      expect(await stripe.gateway.authorise(charge)).toEqual({ state: 'DECLINED', reason })
      expect(await stripe.gateway.find(charge)).toEqual({ state: 'DECLINED', reason })
    }
    expect(intents().map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled'])
  })

  test('that is read before its card was tried stays open, and is closed if nothing follows', async () => {
    const charge = chargeOf('SUCCEEDS')
    await stripe.gateway.authorise(charge)
    const created = Math.floor(shop.clock.nowMs() / 1000)
    Object.assign(intents()[0]!, { status: 'requires_confirmation', created })
    expect(await stripe.gateway.find(charge)).toEqual({ state: 'STARTED' })
    Object.assign(intents()[0]!, { created: created - 61 })
    expect(await stripe.gateway.find(charge)).toEqual({ state: 'VOIDED' })
  })

  test('with a used or invalid token is declined', async () => {
    const { card } = chargeOf('SUCCEEDS')
    await stripe.gateway.authorise(chargeOf('', { card }))
    for (const again of [card, { type: 'TOKEN', token: 'SELECT 1' }] as const)
      expect(await stripe.gateway.authorise(chargeOf('', { card: again }))).toEqual({
        state: 'DECLINED',
        reason: 'DECLINED',
      })
    expect(intents()).toHaveLength(1)
  })

  test('that waits for approval has a secret for Stripe’s form, and none afterwards', async () => {
    const charge = chargeOf('CHALLENGES')
    const challengePath = `/checkout/approve?payment=${charge.id}`
    expect(await stripe.gateway.authorise(charge)).toEqual({ state: 'CHALLENGED', challengePath })
    const [intent] = intents()
    expect(await stripe.gateway.challengeSecret(charge)).toBe(intent!.client_secret)
    stripe.fake.account.approve(intent!.id, true)
    expect(await stripe.gateway.challengeSecret(charge)).toBeNull()
    expect(await stripe.gateway.find(charge)).toMatchObject({ state: 'AUTHORISED' })
    const refused = chargeOf('CHALLENGES')
    await stripe.gateway.authorise(refused)
    stripe.fake.account.approve(intents()[1]!.id, false)
    expect(await stripe.gateway.find(refused)).toEqual({ state: 'DECLINED', reason: 'DECLINED' })
  })

  test('is captured once, its rest released, and refunded once per refund id', async () => {
    const charge = chargeOf('SUCCEEDS')
    await stripe.gateway.authorise(charge)
    const taken = await Promise.all([1, 2, 3].map(() => stripe.gateway.capture(charge, 2000 as Minor)))
    expect(taken).toEqual(Array.from({ length: 3 }, () => ({ state: 'CAPTURED', captured: 2000 })))
    const refund = { id: randomUUID(), charge, amount: 700 as Minor }
    for (const condition of ['REPLY_LOST', 'FAILS', 'FAILS_AFTER'] as const) {
      stripe.fake.conditionOf = (call) => (call === 'POST refunds' ? condition : 'FINE')
      await stripe.gateway.refund(refund).catch(() => undefined)
    }
    stripe.fake.conditionOf = () => 'FINE'
    expect(await stripe.gateway.refund(refund)).toBe('DONE')
    expect(await stripe.gateway.refundsOf(charge)).toMatchObject([{ amount: 700 }])
    expect(await stripe.gateway.refund({ ...refund, id: randomUUID(), amount: 1301 as Minor })).toBe(
      'REFUSED',
    )
  })

  test('that was voided cannot be held by a late request', async () => {
    const charge = chargeOf('SUCCEEDS')
    stripe.fake.conditionOf = (call) => (call === 'POST payment_intents' ? 'LATE' : 'FINE')
    await expect(stripe.gateway.authorise(charge)).rejects.toThrow()
    stripe.fake.conditionOf = () => 'FINE'
    expect(await stripe.gateway.void(charge)).toEqual({ state: 'VOIDED' })
    stripe.fake.arrive()
    expect(await stripe.gateway.authorise(charge)).toEqual({ state: 'VOIDED' })
    expect(intents()).toMatchObject([{ status: 'canceled', amount_received: 0 }])
  })

  test('is not requested again once Stripe may have forgotten its key', async () => {
    const charge = chargeOf('SUCCEEDS')
    stripe.fake.conditionOf = (call) => (call === 'POST payment_intents' ? 'LOST_ON_THE_WAY' : 'FINE')
    await expect(stripe.gateway.authorise(charge)).rejects.toThrow()
    stripe.fake.conditionOf = () => 'FINE'
    await shop.deps.pool.query(`update stripe_intent set asked_at = asked_at - interval '1 day'`)
    expect(await stripe.gateway.authorise(charge)).toEqual({ state: 'VOIDED' })
    expect(await stripe.gateway.void(charge)).toEqual({ state: 'VOIDED' })
    expect(calls('POST payment_intents')).toBe(1)
  })

  test('with another amount, currency or payment is not touched', async () => {
    const charge = chargeOf('SUCCEEDS')
    await stripe.gateway.authorise(charge)
    for (const other of [{ amount: 2641 as Minor }, { currencyCode: 'EUR' }])
      await expect(stripe.gateway.capture({ ...charge, ...other }, 2640 as Minor)).rejects.toThrow(
        'is not the charge',
      )
    Object.assign(intents()[0]!, { livemode: true })
    await expect(stripe.gateway.void(charge)).rejects.toThrow('is not the charge')
    expect(intents()).toMatchObject([{ status: 'requires_capture' }])
  })

  test('reveals nothing about the card or the company in errors', async () => {
    stripe.fake.conditionOf = () => 'BUSY'
    const failed: unknown = await stripe.gateway
      .authorise(chargeOf('SUCCEEDS'))
      .catch((error: unknown) => error)
    expect(Object.keys(failed as object)).toEqual([])
    expect(String(failed)).toBe(
      'Error: The request to Stripe failed: StripeRateLimitError rate_limit 429 req_fake',
    )
  })
})

describe('a saved card', () => {
  const setUp = (token: string, id: string = randomUUID()) =>
    stripe.gateway.saveCard({ id, companyId, token: `ctoken_${token}_${id}` })

  test('is set up once, pays, is updated, and is deleted', async () => {
    const id = randomUUID()
    const [saved, again] = [await setUp('SUCCEEDS_AMEX', id), await setUp('SUCCEEDS_AMEX', id)]
    expect(saved).toMatchObject({ type: 'SAVED', card: { brand: 'AMEX', lastFour: '0005' } })
    expect(again).toEqual(saved)
    const reference = saved.type === 'SAVED' ? saved.reference : ''
    const card = { type: 'SAVED', reference } as const
    expect(await stripe.gateway.authorise(chargeOf('', { card }))).toMatchObject({ state: 'AUTHORISED' })
    const update = { holderName: 'Ada Lovelace', expiryMonth: 3, expiryYear: 2044 }
    expect(await stripe.gateway.updateCard(reference, update)).toBe('UPDATED')
    expect(stripe.fake.account.methods.get(reference)).toMatchObject({
      card: { exp_month: 3, exp_year: 2044 },
      billing_details: { name: 'Ada Lovelace' },
    })
    await stripe.gateway.deleteCard(reference)
    await stripe.gateway.deleteCard(reference)
    expect(await stripe.gateway.updateCard(reference, update)).toBe('DECLINED')
    expect(await stripe.gateway.authorise(chargeOf('', { card }))).toMatchObject({ state: 'DECLINED' })
  })

  test('is one card of one customer, however many request it at once', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    stripe.fake.conditionOf = () => 'SLOW'
    const saved = await Promise.all([id, other, id, other, id].map((each) => setUp('SUCCEEDS_AMEX', each)))
    expect(saved.map(({ type }) => type)).toEqual(saved.map(() => 'SAVED'))
    expect(saved[2]).toEqual(saved[0])
    expect(stripe.fake.account.methods.size).toBe(2)
    expect(stripe.fake.account.customers.size).toBe(1)
  })

  test('with an order is saved when it was accepted, for its own company only', async () => {
    const request = chargeOf('SUCCEEDS', { keepsCard: true })
    const charge = await stripe.gateway.authorise(request)
    const reference = charge.state === 'AUTHORISED' ? charge.savedCard : null
    expect(reference).toMatch(/^pm_/)
    expect(await stripe.gateway.find(request)).toEqual(charge)
    const other = (await shop.deps.pool.query('select id from company order by id desc limit 1')).rows[0].id
    const card = { type: 'SAVED', reference: reference! } as const
    expect(await stripe.gateway.authorise(chargeOf('', { card, companyId: other }))).toMatchObject({
      state: 'DECLINED',
    })
  })

  test('waits for approval by its bank, and is not saved without it', async () => {
    const id = randomUUID()
    expect(await setUp('CHALLENGES', id)).toMatchObject({ type: 'CHALLENGED', secret: expect.any(String) })
    const charge = () => [...stripe.fake.account.setups.values()]
    stripe.fake.account.approve(charge()[0]!.id, true)
    expect(await setUp('CHALLENGES', id)).toMatchObject({ type: 'SAVED' })
    const refused = randomUUID()
    await setUp('CHALLENGES', refused)
    stripe.fake.account.approve(charge()[1]!.id, false)
    expect(await setUp('CHALLENGES', refused)).toEqual({ type: 'DECLINED' })
    expect(await setUp('DECLINES')).toEqual({ type: 'DECLINED' })
  })
})

test('the objects of the fake have the fields of Stripe’s own', async () => {
  const charge = chargeOf('SUCCEEDS', { keepsCard: true })
  await stripe.gateway.authorise(charge)
  await stripe.gateway.capture(charge, 2640 as Minor)
  await stripe.gateway.refund({ id: randomUUID(), charge, amount: 1 as Minor })
  await stripe.gateway.saveCard({ id: randomUUID(), companyId, token: 'SUCCEEDS' })
  const { account } = stripe.fake
  const counts = {
    customer: account.customers,
    payment_intent: account.intents,
    setup_intent: account.setups,
    payment_method: account.methods,
    refund: account.refunds,
    event: new Map(account.events.map((event) => [event.id, event])),
  }
  // The types of the package have this field; the recorded answers are older.
  const newer = ['allowed_payment_method_types']
  for (const [kind, objects] of Object.entries(counts)) {
    expect(objects.size, kind).toBeGreaterThan(0)
    for (const object of objects.values())
      expect(
        Object.keys(object)
          .filter((name) => !newer.includes(name))
          .toSorted(),
        kind,
      ).toEqual(Object.keys(stripeShapes[kind as keyof typeof counts]).toSorted())
  }
})

test('currencies that Stripe counts in other units are not accepted', () => {
  expect(['GBP', 'EUR', 'PLN', 'TRY'].every(isSupportedCurrency)).toBe(true)
  expect(['JPY', 'KWD', 'huf'].some(isSupportedCurrency)).toBe(false)
})
