import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import { describe, expect, test } from 'vitest'
import { checkoutAddress, checkoutSearch } from './checkout-address.ts'
import { parseCheckoutSearch } from './checkout-search.ts'
import {
  answered,
  type CheckoutEvent,
  type CheckoutOffer,
  type CheckoutState,
  currentStep,
  isAnswered,
  nextDay,
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
  hasOneSite: true,
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
]

describe('the steps of the checkout', () => {
  test('that have no answer follow one another; notes never ask', () => {
    const seen = delivered.map((_, index) => currentStep(after(...delivered.slice(0, index)), offer))
    expect(seen).toEqual(['method', 'details', 'payment'])
    expect(currentStep(after(...delivered), offer)).toBeUndefined()
    expect(stepsLeft(start, offer)).toEqual(['method', 'details', 'payment'])
    expect(stepsLeft(after(...delivered), offer)).toEqual([])
  })

  test('ask to shorten a note that is too long, and do not close over it', () => {
    const { answers } = after(...delivered)
    const long = { ...answers, fits: false }
    expect(stepsLeft({ answers: long }, offer)).toEqual(['notes'])
    expect(currentStep(answered({ answers: long }, { type: 'close' }), offer)).toBe('notes')
  })

  test('ask again for the payment if the day is after the last one of a card', () => {
    const card = { type: 'NEW', token: 'token', keep: false, brand: null, lastFour: null } as never
    const paidByCard = (date: string) => {
      const { answers, opened } = after(
        delivered[0]!,
        { type: 'details', date, time: undefined },
        { type: 'payment', payment: 'CARD' },
      )
      const days = [{ date: '2026-11-28' }, { date: '2026-11-30' }]
      return currentStep({ answers: { ...answers, card }, opened }, { ...offer, deliveryDays: days })
    }
    expect(paidByCard('2026-11-28')).toBeUndefined()
    expect(paidByCard('2026-11-30')).toBe('payment')
  })

  test('include price marks only if the wholesaler asks for them', () => {
    const offerWithMarks = { ...offer, needsPriceMarks: true }
    expect(stepsOf(offer)).toEqual(['method', 'details', 'payment', 'notes'])
    expect(stepsOf(offerWithMarks)).toEqual(['method', 'details', 'payment', 'notes', 'marks'])
    expect(currentStep(after(...delivered), offerWithMarks)).toBe('marks')
    expect(currentStep(after(...delivered, { type: 'marks', mark: 'PLAIN' }), offerWithMarks)).toBeUndefined()
  })

  test('put in the next delivery day for one that is no longer offered', () => {
    const later = { deliveryDays: [{ date: '2026-11-23' }, { date: '2026-11-27' }] }
    expect(nextDay({ method: 'DELIVERY', date: '2026-11-24' }, offer)).toBeUndefined()
    expect(nextDay({ method: 'DELIVERY', date: '2026-11-24' }, later)).toBe('2026-11-27')
    expect(nextDay({ method: 'DELIVERY', date: '2026-12-24' }, later)).toBeUndefined()
    expect(nextDay({ method: 'DELIVERY', date: '2026-11-24' }, { deliveryDays: [] })).toBeUndefined()
    expect(nextDay({ method: 'DELIVERY', date: undefined }, later)).toBeUndefined()
    expect(nextDay({ method: 'CLICK_AND_COLLECT', date: '2026-11-24' }, later)).toBeUndefined()
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
    expect(collected.answers).toMatchObject({ date: undefined, payment: 'CASH' })
    expect(
      currentStep(after(...delivered, { type: 'method', method: 'DELIVERY', siteId: undefined }), offer),
    ).toBeUndefined()
  })

  test('close a reopened step after its answer and keep the other answers', () => {
    const opened = after(...delivered, { type: 'change', step: 'payment' })
    expect(currentStep(opened, offer)).toBe('payment')
    expect(currentStep(answered(opened, { type: 'payment', payment: 'CASH' }), offer)).toBeUndefined()
  })

  test('close unchanged', () => {
    const opened = after(...delivered, { type: 'change', step: 'details' })
    const closed = answered(opened, { type: 'close' })
    expect(closed).toEqual({ answers: opened.answers, opened: undefined })
  })

  test('stay open after a collection time, because the collector is asked there, too', () => {
    const collected = after(
      { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined },
      { type: 'details', date: '2026-11-23', time: '18:00' },
    )
    expect(currentStep(collected, offer)).toBe('details')
    expect(stepsLeft(collected, offer)).toEqual(['payment'])
    expect(currentStep(answered(collected, { type: 'close' }), offer)).toBe('payment')
  })

  test('do not open past a step without an answer', () => {
    expect(currentStep({ ...start, opened: 'payment' }, offer)).toBe('method')
  })

  test('let the customer change an answer of the last order before answering the steps above it', () => {
    const [, , payment] = delivered
    if (!payment) throw new Error('No answers')
    const previous = after(payment)
    const opened = answered(previous, { type: 'change', step: 'payment' })
    expect(currentStep(previous, offer)).toBe('method')
    expect(currentStep(opened, offer)).toBe('payment')
    expect(currentStep(answered(opened, payment), offer)).toBe('method')
  })

  test('accept a slot only while it is open', () => {
    const leftAt = (time: string) =>
      stepsLeft(
        after(
          { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined },
          { type: 'details', date: '2026-11-23', time },
        ),
        offer,
      )
    expect(leftAt('18:00')).toEqual(['payment'])
    expect(leftAt('06:00')).toEqual(['details', 'payment'])
    expect(leftAt('23:00')).toEqual(['details', 'payment'])
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

const read = (query: object) => checkoutAddress(parseCheckoutSearch(query))

describe('the address of the checkout', () => {
  test('keeps every answer over a reload', () => {
    const basketId = '0199aaaa-0000-4000-8000-000000000001'
    const state = {
      basketId,
      ...after(
        { type: 'method', method: 'CLICK_AND_COLLECT', siteId: undefined },
        { type: 'details', date: '2026-11-23', time: '18:00' },
        { type: 'payment', payment: 'CASH' },
        { type: 'marks', mark: 'NO_PREFERENCE' },
        { type: 'change', step: 'notes' },
      ),
    }
    const query = printAddressQuery(checkoutSearch(state))
    expect(query).toBe(
      `?basket=${basketId}&method=collection&date=2026-11-23&time=18%3A00&pay=cash&marks=any&change=notes`,
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
