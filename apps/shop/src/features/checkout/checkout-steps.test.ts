import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import { describe, expect, test } from 'vitest'
import { checkoutAddressOf, checkoutSearch } from './checkout-address.ts'
import { parseCheckoutSearch } from './checkout-search.ts'
import {
  answered,
  type CheckoutEvent,
  type CheckoutOffer,
  type CheckoutState,
  currentStep,
  isAnswered,
  methodAtFirst,
  noAnswers,
  stepsLeft,
  stepsOf,
} from './checkout-steps.ts'

const offer: CheckoutOffer = {
  methods: [
    { method: 'DELIVERY', problem: null },
    { method: 'CLICK_AND_COLLECT', problem: null },
  ],
  hasSite: true,
  deliveryDays: [{ date: '2026-11-24' }, { date: '2026-11-27' }],
  collectionDays: [
    {
      date: '2026-11-23',
      slots: [
        { time: '18:00', isOpen: true },
        { time: '06:00', isOpen: false },
      ],
    },
  ],
  payments: [
    { type: 'CASH', problem: null, lastDay: null },
    { type: 'CARD', problem: null, lastDay: '2026-11-28' },
    { type: 'ACCOUNT', problem: null, lastDay: null },
  ],
  needsPriceMarks: false,
  requiresPriceMarks: false,
}
const start: CheckoutState = { answers: noAnswers, opened: undefined }
const after = (...events: CheckoutEvent[]) => events.reduce(answered, start)
const delivered: readonly CheckoutEvent[] = [
  { type: 'method', method: 'DELIVERY', siteId: undefined },
  { type: 'details', date: '2026-11-24', time: undefined },
  { type: 'payment', payment: 'CASH' },
  { type: 'notes' },
]

describe('the steps of the checkout', () => {
  test('follow one another and end with the review of the order', () => {
    const seen = delivered.map((_, index) => currentStep(after(...delivered.slice(0, index)), offer))
    expect([...seen, currentStep(after(...delivered), offer)]).toEqual(stepsOf(offer))
    expect(stepsLeft(start, offer)).toBe(4)
    expect(stepsLeft(after(...delivered), offer)).toBe(0)
  })

  test('ask again for the payment if the day is after the last one of a card', () => {
    const card = { type: 'NEW', token: 'token', keep: false, brand: null, lastFour: null } as never
    const paidByCard = (date: string) => {
      const { answers, opened } = after(
        delivered[0]!,
        { type: 'details', date, time: undefined },
        { type: 'payment', payment: 'CARD' },
        { type: 'notes' },
      )
      const days = [{ date: '2026-11-28' }, { date: '2026-11-30' }]
      return currentStep({ answers: { ...answers, card }, opened }, { ...offer, deliveryDays: days })
    }
    expect(paidByCard('2026-11-28')).toBe('review')
    expect(paidByCard('2026-11-30')).toBe('payment')
  })

  test('include price marks only if the wholesaler asks for them', () => {
    const offerWithMarks = { ...offer, needsPriceMarks: true }
    expect(stepsOf(offerWithMarks)).toEqual(['method', 'details', 'payment', 'notes', 'marks', 'review'])
    expect(currentStep(after(...delivered), offerWithMarks)).toBe('marks')
    expect(currentStep(after(...delivered, { type: 'marks', mark: 'PLAIN' }), offerWithMarks)).toBe('review')
  })

  test('start with the available method if the basket is too small for the other', () => {
    const small = {
      methods: [{ method: 'DELIVERY', problem: 'BELOW_MINIMUM' } as const, ...offer.methods.slice(1)],
    }
    expect(methodAtFirst(noAnswers, offer)).toBe('DELIVERY')
    expect(methodAtFirst(noAnswers, small)).toBe('CLICK_AND_COLLECT')
    expect(methodAtFirst({ method: 'CLICK_AND_COLLECT' }, offer)).toBe('CLICK_AND_COLLECT')
    expect(methodAtFirst({ method: 'DELIVERY' }, small)).toBe('CLICK_AND_COLLECT')
    expect(methodAtFirst(noAnswers, { methods: small.methods.slice(0, 1) })).toBeUndefined()
  })

  test('clear the day when the site changes, and need another site if it no longer exists', () => {
    const otherSite = after(...delivered, { type: 'method', method: 'DELIVERY', siteId: 'kitchen' })
    expect(currentStep(otherSite, offer)).toBe('details')
    expect(otherSite.answers).toMatchObject({ siteId: 'kitchen', date: undefined, payment: 'CASH' })
    expect(currentStep(after(...delivered), { ...offer, hasSite: false })).toBe('method')
    const collected = after({ type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined })
    expect(currentStep(collected, { ...offer, hasSite: false })).toBe('details')
  })

  test('clear the day when the method changes, and keep it if the method stays the same', () => {
    const collected = after(...delivered, { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined })
    expect(currentStep(collected, offer)).toBe('details')
    expect(collected.answers).toMatchObject({ date: undefined, payment: 'CASH', hasNotes: true })
    expect(
      currentStep(after(...delivered, { type: 'method', method: 'DELIVERY', siteId: undefined }), offer),
    ).toBe('review')
  })

  test('close a reopened step after its answer and keep the other answers', () => {
    const opened = after(...delivered, { type: 'change', step: 'payment' })
    expect(currentStep(opened, offer)).toBe('payment')
    expect(currentStep(answered(opened, { type: 'payment', payment: 'CASH' }), offer)).toBe('review')
  })

  test('do not open past a step without an answer', () => {
    expect(currentStep({ ...start, opened: 'notes' }, offer)).toBe('method')
  })

  test('let the customer change an answer of the last order before answering the steps above it', () => {
    const [, , payment, notes] = delivered
    if (!payment || !notes) throw new Error('No answers')
    const previous = after(payment, notes)
    const opened = answered(previous, { type: 'change', step: 'payment' })
    expect(currentStep(previous, offer)).toBe('method')
    expect(currentStep(opened, offer)).toBe('payment')
    expect(currentStep(answered(opened, payment), offer)).toBe('method')
  })

  test('accept a slot only while it is open', () => {
    const at = (time: string) =>
      currentStep(
        after(
          { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined },
          { type: 'details', date: '2026-11-23', time },
        ),
        offer,
      )
    expect(at('18:00')).toBe('payment')
    expect(at('06:00')).toBe('details')
    expect(at('23:00')).toBe('details')
  })

  test('ask again for what is no longer offered and keep the rest', () => {
    const done = after(...delivered)
    const missing = { ...offer, methods: [{ method: 'DELIVERY', problem: 'BELOW_MINIMUM' } as const] }
    expect(currentStep(done, missing)).toBe('method')
    expect(currentStep(done, { ...offer, methods: [] })).toBe('method')
    expect(currentStep(done, { ...offer, deliveryDays: [{ date: '2026-11-27' }] })).toBe('details')
    expect(currentStep(done, { ...offer, payments: [] })).toBe('payment')
  })
})

const read = (query: object) => checkoutAddressOf(parseCheckoutSearch(query))

describe('the address of the checkout', () => {
  test('keeps every answer over a reload', () => {
    const basketId = '0199aaaa-0000-4000-8000-000000000001'
    const state = {
      basketId,
      ...after(
        { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined },
        { type: 'details', date: '2026-11-23', time: '18:00' },
        { type: 'payment', payment: 'CASH' },
        { type: 'notes' },
        { type: 'marks', mark: 'NO_PREFERENCE' },
        { type: 'change', step: 'notes' },
      ),
    }
    const query = printAddressQuery(checkoutSearch(state))
    expect(query).toBe(
      `?basket=${basketId}&method=collection&date=2026-11-23&time=18%3A00&pay=cash&notes=done&marks=any&change=notes`,
    )
    expect(read(parseAddressQuery(query))).toEqual(state)
  })

  test('has no parameters without answers', () => {
    expect(printAddressQuery(checkoutSearch({ basketId: undefined, ...start }))).toBe('')
  })

  test.each([
    { method: 'teleport' },
    { date: '2026-13-40' },
    { time: '6pm' },
    { pay: '' },
    { notes: '1' },
    { basket: "1' or 1=1" },
    { change: '__proto__' },
    { method: ['delivery', 'collection'] },
    { marks: 7 },
  ])('ignores %j', (query) => {
    expect(read(query)).toEqual({ basketId: undefined, ...start })
  })
})

test('a payment by card is answered only when the card is known', () => {
  const { answers } = after({ type: 'payment', payment: 'CARD' })
  const card = { type: 'NEW', token: 'SUCCEEDS', keep: false, brand: 'VISA', lastFour: '4242' } as const
  expect(isAnswered('payment', answers, offer)).toBe(false)
  expect(isAnswered('payment', { ...answers, card }, offer)).toBe(true)
  expect(
    isAnswered('payment', { ...answers, card }, { ...offer, payments: offer.payments.slice(0, 1) }),
  ).toBe(false)
  expect(read({ pay: 'card' }).answers.payment).toBe('CARD')
})
