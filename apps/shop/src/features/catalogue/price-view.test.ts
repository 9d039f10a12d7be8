import { describe, expect, test } from 'vitest'
import { measureNote } from './measure-note.ts'
import { priceView } from './price-view.ts'
import { box, kilogram, piece, listContext } from './product.fixture.ts'

const taxed = { vat: 20, weight: 0.4, packSize: '12 x 400g', piecesPerBox: 12, units: [box] }
const free = { ...taxed, vat: 0 }
const listWithVat = { ...listContext, includesVat: true }

describe('the price of a unit', () => {
  test('shows the net price first, then the price with VAT and for one piece', () => {
    expect(priceView(box, taxed, listContext)).toEqual({
      kind: 'standard',
      ticket: undefined,
      old: undefined,
      oldWord: 'was',
      now: '£8.64',
      unit: 'box',
      includesVat: false,
      sub: ['£10.37 inc VAT', '£0.72 each'],
    })
  })

  test('shows the price with VAT first if the viewer prefers that, then the net price', () => {
    expect(priceView(box, taxed, listWithVat)).toMatchObject({
      now: '£10.37',
      unit: 'box inc VAT',
      sub: ['£8.64 + VAT', '£0.86 each'],
    })
  })

  test('says that food has no VAT', () => {
    const unit = { ...box, price: '19.20', priceWithVat: '19.20' }
    expect(priceView(unit, free, listContext)).toMatchObject({
      now: '£19.20',
      sub: ['0% VAT', '£1.60 each'],
    })
    expect(priceView(unit, free, listWithVat)).toMatchObject({
      now: '£19.20',
      sub: ['0% VAT', '£1.60 each'],
    })
  })

  test('repeats nothing for a single piece', () => {
    expect(priceView(piece, taxed, listContext)).toMatchObject({
      now: '£0.79',
      unit: 'each',
      sub: ['£0.95 inc VAT'],
    })
  })

  test('shows the price of the piece if it is sold too, and none if it has no price', () => {
    const both = { ...taxed, units: [piece, box] }
    expect(priceView(box, both, listContext)).toMatchObject({
      sub: ['£10.37 inc VAT', '£0.79 each'],
    })
    expect(priceView(box, both, listWithVat)).toMatchObject({ sub: ['£8.64 + VAT', '£0.95 each'] })
    expect(priceView(kilogram, { ...free, weight: 5, units: [piece, kilogram] }, listContext)).toMatchObject({
      sub: ['0% VAT', '£0.79 each'],
    })
    const unpriced = { ...piece, price: null, priceWithVat: null }
    expect(priceView(box, { ...taxed, units: [unpriced, box] }, listContext)).toMatchObject({
      sub: ['£10.37 inc VAT'],
    })
  })

  test('leaves out the price of one piece where the piece is shown beside it', () => {
    expect(priceView(box, taxed, { ...listContext, isBrief: true })).toMatchObject({
      sub: ['£10.37 inc VAT'],
    })
  })

  test('shows the price of a kilogram or litre if the pack size is a measure', () => {
    const full = { ...listContext, moreNote: measureNote }
    expect(priceView(box, taxed, full)).toMatchObject({
      sub: ['£10.37 inc VAT', '£0.72 each', '£1.80/kg'],
    })
    expect(priceView(piece, taxed, full)).toMatchObject({ sub: ['£0.95 inc VAT', '£1.98/kg'] })
    expect(priceView(piece, { ...taxed, packSize: '12 x 50cl' }, full)).toMatchObject({
      sub: ['£0.95 inc VAT', '£1.58/l'],
    })
    expect(priceView(piece, { ...taxed, packSize: '12 each' }, full)).toMatchObject({
      sub: ['£0.95 inc VAT'],
    })
  })

  test('by weight shows the price of a usual piece', () => {
    expect(priceView(kilogram, { ...free, weight: 5 }, listContext)).toMatchObject({
      now: '£7.85',
      unit: 'kg',
      sub: ['0% VAT', 'about £39.25 each'],
    })
  })

  test('by weight shows no price of a piece if its weight is unknown or one kilogram', () => {
    expect(priceView(kilogram, { ...free, weight: 0 }, listContext)).toMatchObject({ sub: ['0% VAT'] })
    expect(priceView(kilogram, { ...free, weight: 1 }, listContext)).toMatchObject({ sub: ['0% VAT'] })
  })

  test.each([
    ['PRIVATE', 'yours', 'Your price'],
    ['PROMO', 'promo', 'Promo'],
    ['CLEARANCE', 'clearance', 'Clearance'],
  ] as const)('of kind %s has its badge and the old price', (priceKind, kind, ticket) => {
    const unit = { ...box, priceKind, oldPrice: '10.32', oldPriceWithVat: '12.384' }
    expect(priceView(unit, taxed, listContext)).toMatchObject({ kind, ticket, old: '£10.32' })
    expect(priceView(unit, taxed, listWithVat)).toMatchObject({ kind, ticket, old: '£12.38' })
  })

  test('shows "Contact us" if it is hidden, missing or 0', () => {
    const none = { hidden: 'Contact us for pricing' }
    expect(priceView({ ...box, price: null, priceWithVat: null }, taxed, listContext)).toEqual(none)
    expect(priceView({ ...box, price: '0.00', priceWithVat: '0.00' }, taxed, listContext)).toEqual(none)
    expect(
      priceView({ ...box, price: null, priceWithVat: null }, taxed, {
        ...listContext,
        contactHref: '/contact-us',
      }),
    ).toEqual({ ...none, href: '/contact-us' })
  })

  test('is formatted for the language', () => {
    const polish = { ...listContext, language: 'pl', currencyCode: 'PLN' } as const
    expect(priceView(box, taxed, polish)).toMatchObject({ now: '8,64\u00a0zł' })
  })
})
