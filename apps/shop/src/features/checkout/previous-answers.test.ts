import { describe, expect, test } from 'vitest'
import { answered, type CheckoutOffer, currentStep, nextDay, noAnswers, stepsLeft } from './checkout-steps.ts'
import { type PreviousCheckout, previousAnswers, withPreviousAnswers } from './previous-answers.ts'

const offer: CheckoutOffer = {
  methods: [
    { method: 'DELIVERY', problem: null },
    { method: 'CLICK_AND_COLLECT', problem: null },
  ],
  hasSite: true,
  hasOneSite: true,
  deliveryDays: [{ date: '2026-11-24' }, { date: '2026-11-27' }],
  collectionDays: [
    { date: '2026-11-23', slots: [{ time: '18:00', isOpen: false }] },
    { date: '2026-11-24', slots: [{ time: '18:00', isOpen: true }] },
  ],
  payments: [
    { type: 'CASH', problem: null, lastDay: null },
    { type: 'CARD', problem: null, lastDay: '2026-11-28' },
    { type: 'ACCOUNT', problem: null, lastDay: null },
  ],
  needsPriceMarks: true,
  requiresPriceMarks: false,
}

const card = { id: 'c1', brand: 'VISA', lastFour: '4242', isExpired: false } as const
const last: PreviousCheckout = {
  method: 'DELIVERY',
  time: null,
  collector: '',
  paymentType: 'ACCOUNT',
  priceMarkOption: 'PLAIN',
  hasPurchaseOrder: false,
  card: null,
}
const collected: PreviousCheckout = { ...last, method: 'CLICK_AND_COLLECT', time: '18:00' }

const begin = (answers: PreviousCheckout | null, now: CheckoutOffer = offer) => {
  const previous = previousAnswers(answers, now)
  return { answers: withPreviousAnswers(noAnswers, previous), opened: undefined }
}

describe('a second order starts with the answers of the last one', () => {
  test('delivery: the next day, the same payment and packs, nothing left to answer', () => {
    const state = begin(last)
    expect(state.answers).toMatchObject({
      method: 'DELIVERY',
      date: '2026-11-24',
      payment: 'ACCOUNT',
      mark: 'PLAIN',
    })
    expect(currentStep(state, offer)).toBeUndefined()
  })

  test('required price marks: asked again for every order, whatever the last one said', () => {
    const required = { ...offer, requiresPriceMarks: true }
    for (const priceMarkOption of ['PLAIN', 'PRICE_MARKED', 'NO_PREFERENCE', null] as const)
      expect(currentStep(begin({ ...last, priceMarkOption }, required), required)).toBe('marks')
  })

  test('collection: the first day on which the usual slot is open', () => {
    const state = begin(collected)
    expect(state.answers).toMatchObject({ date: '2026-11-24', time: '18:00' })
    expect(currentStep(state, offer)).toBeUndefined()
  })

  test('card: the saved card; asks for another if it was deleted or has expired', () => {
    const cardAnswers: PreviousCheckout = { ...last, paymentType: 'CARD', card }
    expect(currentStep(begin(cardAnswers), offer)).toBeUndefined()
    expect(begin(cardAnswers).answers.card).toEqual({
      type: 'SAVED',
      id: 'c1',
      brand: 'VISA',
      lastFour: '4242',
    })
    expect(currentStep(begin({ ...cardAnswers, card: null }), offer)).toBe('payment')
    expect(currentStep(begin({ ...cardAnswers, card: { ...card, isExpired: true } }), offer)).toBe('payment')
  })

  test('a purchase order number last time asks nothing: the next one is typed on its line', () => {
    expect(currentStep(begin({ ...last, hasPurchaseOrder: true }), offer)).toBeUndefined()
  })
})

describe('a first order asks only what has no default', () => {
  const without = (change: Partial<CheckoutOffer>) => {
    const now = { ...offer, ...change }
    return stepsLeft(begin(null, now), now)
  }
  const tooSmall = [{ method: 'DELIVERY', problem: 'BELOW_MINIMUM' } as const, offer.methods[1]!]

  test('delivery to the only site is put in, packs have no preference', () => {
    expect(without({})).toEqual(['details', 'payment'])
    expect(begin(null).answers).toMatchObject({ method: 'DELIVERY', mark: 'NO_PREFERENCE' })
  })

  test('the only method there is', () => {
    expect(without({ methods: offer.methods.slice(1) })).toEqual(['details', 'payment'])
  })

  test.each([
    ['several sites', { hasOneSite: false }],
    ['a basket too small for delivery', { methods: tooSmall }],
  ] as const)('%s: the method is asked', (_, change) => {
    expect(without(change)).toEqual(['method', 'details', 'payment'])
  })

  test('required price marks are asked', () => {
    expect(without({ requiresPriceMarks: true })).toEqual(['details', 'payment', 'marks'])
  })

  test('without price marks none are sent', () => {
    expect(begin(null, { ...offer, needsPriceMarks: false }).answers.mark).toBeUndefined()
  })
})

describe('asks for what is new or no longer possible', () => {
  test.each([
    [
      'a method that cannot be chosen',
      last,
      { methods: [{ method: 'DELIVERY', problem: 'BELOW_MINIMUM' }] },
      'method',
    ],
    ['a site that is gone', last, { hasSite: false }, 'method'],
    ['no delivery day', last, { deliveryDays: [] }, 'details'],
    ['the usual time is closed', { ...collected, time: '07:00' }, {}, 'details'],
    [
      'more than the credit left',
      last,
      { payments: [{ type: 'ACCOUNT', problem: 'OVER', lastDay: null }] },
      'payment',
    ],
    ['a way to pay that is gone', last, { payments: [] }, 'payment'],
  ] as const)('%s', (_, answers, change, step) => {
    const now: CheckoutOffer = { ...offer, ...change }
    expect(currentStep(begin(answers, now), now)).toBe(step)
  })
})

describe('an answer of the last order can be changed', () => {
  test('a reopened step closes after its answer, and the others stay', () => {
    const opened = answered(begin(last), { type: 'change', step: 'payment' })
    expect(currentStep(opened, offer)).toBe('payment')
    const paid = answered(opened, { type: 'payment', payment: 'CASH' })
    expect(paid.answers).toMatchObject({ method: 'DELIVERY', date: '2026-11-24', payment: 'CASH' })
    expect(currentStep(paid, offer)).toBeUndefined()
  })

  test('another method needs its own day; the old answer has none', () => {
    const previous = previousAnswers(last, offer)
    const other = answered(begin(last), {
      type: 'method',
      method: 'CLICK_AND_COLLECT',
      siteId: undefined,
    })
    const answers = withPreviousAnswers(other.answers, previous)
    expect(answers).toMatchObject({ method: 'CLICK_AND_COLLECT', date: undefined, payment: 'ACCOUNT' })
    expect(currentStep({ ...other, answers }, offer)).toBe('details')
  })

  test('a payment in cash does not restore the card of the last order', () => {
    const previous = previousAnswers({ ...last, paymentType: 'CARD', card }, offer)
    expect(withPreviousAnswers({ ...noAnswers, payment: 'CASH' }, previous).card).toBeUndefined()
  })

  test('another site has the answers of its own last order; what was chosen now stays', () => {
    const kitchen = previousAnswers({ ...last, paymentType: 'CASH', priceMarkOption: 'PRICE_MARKED' }, offer)
    const moved = answered(begin(last), { type: 'method', method: 'DELIVERY', siteId: 'kitchen' })
    const chosen = { ...noAnswers, method: moved.answers.method, siteId: 'kitchen' }
    expect(withPreviousAnswers(chosen, kitchen)).toMatchObject({
      siteId: 'kitchen',
      date: '2026-11-24',
      payment: 'CASH',
      mark: 'PRICE_MARKED',
    })
    expect(withPreviousAnswers({ ...chosen, payment: 'ACCOUNT' }, kitchen)).toMatchObject({
      payment: 'ACCOUNT',
    })
  })

  test('when the cut-off passes, the day stays as it was chosen, so that the page can name it', () => {
    const previous = previousAnswers(last, offer)
    const later = { ...offer, deliveryDays: offer.deliveryDays.slice(1) }
    const answers = withPreviousAnswers(noAnswers, previous)
    expect(answers.date).toBe('2026-11-24')
    expect(nextDay(answers, later)).toBe('2026-11-27')
    expect(stepsLeft({ answers }, later)).toEqual(['details'])
  })
})
