import { describe, expect, test } from 'vitest'
import { answered, type CheckoutOffer, currentStep, noAnswers } from './checkout-steps.ts'
import { type PreviousCheckout, previousAnswers, withPreviousAnswers } from './previous-answers.ts'

const offer: CheckoutOffer = {
  methods: [
    { method: 'DELIVERY', problem: null },
    { method: 'CLICK_AND_COLLECT', problem: null },
  ],
  hasSite: true,
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
    expect(currentStep(state, offer)).toBe('review')
  })

  test('required price marks: asked again for every order, whatever the last one said', () => {
    const required = { ...offer, requiresPriceMarks: true }
    for (const priceMarkOption of ['PLAIN', 'PRICE_MARKED', 'NO_PREFERENCE', null] as const)
      expect(currentStep(begin({ ...last, priceMarkOption }, required), required)).toBe('marks')
  })

  test('collection: the first day on which the usual slot is open', () => {
    const state = begin(collected)
    expect(state.answers).toMatchObject({ date: '2026-11-24', time: '18:00' })
    expect(currentStep(state, offer)).toBe('review')
  })

  test('card: the saved card; asks for another if it was deleted or has expired', () => {
    const cardAnswers: PreviousCheckout = { ...last, paymentType: 'CARD', card }
    expect(currentStep(begin(cardAnswers), offer)).toBe('review')
    expect(begin(cardAnswers).answers.card).toEqual({
      type: 'SAVED',
      id: 'c1',
      brand: 'VISA',
      lastFour: '4242',
    })
    expect(currentStep(begin({ ...cardAnswers, card: null }), offer)).toBe('payment')
    expect(currentStep(begin({ ...cardAnswers, card: { ...card, isExpired: true } }), offer)).toBe('payment')
  })

  test('asks everything for the first order', () => {
    expect(currentStep(begin(null), offer)).toBe('method')
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
    ['another purchase order number', { ...last, hasPurchaseOrder: true }, {}, 'notes'],
    ['price marks, which nobody asked for before', { ...last, priceMarkOption: null }, {}, 'marks'],
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
    expect(currentStep(paid, offer)).toBe('review')
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

  test('when the cut-off passes, the step asks for the day again instead of moving it silently', () => {
    const previous = previousAnswers(last, offer)
    const later = { ...offer, deliveryDays: offer.deliveryDays.slice(1) }
    const state = { answers: withPreviousAnswers(noAnswers, previous), opened: undefined }
    expect(currentStep(state, later)).toBe('details')
  })
})
