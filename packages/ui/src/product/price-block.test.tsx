import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PriceBlock, type ShownPrice } from './price-block.tsx'

const standard: ShownPrice = {
  kind: 'standard',
  now: '£15.48',
  unit: 'box',
  sub: ['£18.58 inc VAT', '£1.29/l'],
}
const promo: ShownPrice = {
  kind: 'promo',
  ticket: 'Promo',
  old: '£10.32',
  oldWord: 'was',
  now: '£8.64',
  unit: 'box',
}
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('the price block', () => {
  test('says the price, its unit and what it means', () => {
    expect(text(renderToStaticMarkup(<PriceBlock price={standard} />))).toBe(
      '£15.48 / box£18.58 inc VAT £1.29/l',
    )
  })

  test('has no ticket for the standard price, even when given one', () => {
    expect(renderToStaticMarkup(<PriceBlock price={{ ...standard, ticket: 'Standard' }} />)).not.toContain(
      'Standard',
    )
  })

  test('strikes the old price and says so to who cannot see it', () => {
    const html = renderToStaticMarkup(<PriceBlock price={promo} />)
    expect(html).toContain('<s><span class="sr-only">was </span>£10.32</s>')
    expect(text(html)).toBe('Promowas £10.32£8.64 / box')
  })

  test('shows what stands for a hidden price and no figure', () => {
    expect(text(renderToStaticMarkup(<PriceBlock price={{ hidden: 'Contact us for pricing' }} />))).toBe(
      'Contact us for pricing',
    )
  })

  test('leads to where a hidden price is asked for, and is words alone where there is no such place', () => {
    const hidden = 'Contact us for pricing'
    expect(renderToStaticMarkup(<PriceBlock price={{ hidden, href: '/contact-us' }} />)).toContain(
      '<a href="/contact-us"',
    )
    expect(renderToStaticMarkup(<PriceBlock price={{ hidden }} />)).not.toContain('<a')
  })

  test('gives a unit that says VAT a line of its own in a row', () => {
    const row = (price: ShownPrice) => renderToStaticMarkup(<PriceBlock price={price} size="row" />)
    expect(row({ ...standard, unit: 'box inc VAT', includesVat: true })).not.toContain('inline-block text-')
    expect(row(standard)).toContain('inline-block text-')
  })

  test('puts clearance alone on the yellow sticker', () => {
    const clearance = renderToStaticMarkup(<PriceBlock price={{ ...promo, kind: 'clearance' }} />)
    expect(clearance.match(/bg-sticker/g)).toHaveLength(2)
    expect(renderToStaticMarkup(<PriceBlock price={promo} />)).not.toContain('bg-sticker')
  })
})
