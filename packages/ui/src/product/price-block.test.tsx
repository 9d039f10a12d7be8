import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PriceBlock, type VisiblePrice } from './price-block.tsx'

const standard: VisiblePrice = {
  kind: 'standard',
  now: '£15.48',
  unit: 'box',
  sub: ['£18.58 inc VAT', '£1.29/l'],
}
const promo: VisiblePrice = {
  kind: 'promo',
  ticket: 'Promo',
  old: '£10.32',
  oldWord: 'was',
  now: '£8.64',
  unit: 'box',
}
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('the price block', () => {
  test('shows the price, its unit and its explanation', () => {
    expect(text(renderToStaticMarkup(<PriceBlock price={standard} />))).toBe(
      '£15.48 / box£18.58 inc VAT £1.29/l',
    )
  })

  test('has no badge for the standard price, even if given one', () => {
    expect(renderToStaticMarkup(<PriceBlock price={{ ...standard, ticket: 'Standard' }} />)).not.toContain(
      'Standard',
    )
  })

  test('strikes the old price through and labels it for screen readers', () => {
    const html = renderToStaticMarkup(<PriceBlock price={promo} />)
    expect(html).toContain('<s><span class="sr-only">was </span>£10.32</s>')
    expect(text(html)).toBe('Promowas £10.32£8.64 / box')
  })

  test('shows the text for a hidden price and no figure', () => {
    expect(text(renderToStaticMarkup(<PriceBlock price={{ hidden: 'Contact us for pricing' }} />))).toBe(
      'Contact us for pricing',
    )
  })

  test('links a hidden price to the contact page, or is plain text without one', () => {
    const hidden = 'Contact us for pricing'
    expect(renderToStaticMarkup(<PriceBlock price={{ hidden, href: '/contact-us' }} />)).toContain(
      '<a href="/contact-us"',
    )
    expect(renderToStaticMarkup(<PriceBlock price={{ hidden }} />)).not.toContain('<a')
  })

  test('puts a unit with VAT on its own line in a row', () => {
    const row = (price: VisiblePrice) => renderToStaticMarkup(<PriceBlock price={price} size="row" />)
    expect(row({ ...standard, unit: 'box inc VAT', includesVat: true })).not.toContain('inline-block text-')
    expect(row(standard)).toContain('inline-block text-')
  })

  test('uses the yellow sticker for clearance only', () => {
    const clearance = renderToStaticMarkup(<PriceBlock price={{ ...promo, kind: 'clearance' }} />)
    expect(clearance.match(/bg-sticker/g)).toHaveLength(2)
    expect(renderToStaticMarkup(<PriceBlock price={promo} />)).not.toContain('bg-sticker')
  })
})
