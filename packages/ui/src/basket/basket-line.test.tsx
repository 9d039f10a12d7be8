import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LineTable } from '../page/line-table.tsx'
import { BasketLine, type BasketLineProps } from './basket-line.tsx'
import { MinimumProgress, Totals } from './summary.tsx'

const line: BasketLineProps = {
  href: '/product/ketchup-1',
  name: 'Reddle Tomato Ketchup',
  meta: ['6 × 2.15 kg', '150221'],
  storage: 'ambient',
  quantity: null,
  price: '£26.70 / box',
  vat: '0%',
  sum: '£26.70',
}

describe('a basket line', () => {
  test('names each figure for screen readers, in every column layout', () => {
    const columns = {
      product: 'Product',
      quantity: 'Quantity',
      price: 'Net price',
      vat: 'VAT',
      sum: 'Net total',
    }
    const textOf = (node: ReactNode) => renderToStaticMarkup(node).replaceAll(/<[^>]*>/g, '|')
    const remove = { label: 'Remove', word: 'Remove', more: 'More', onRemove: () => {} }
    for (const each of [line, { ...line, left: true }, { ...line, remove }]) {
      const text = textOf(
        <LineTable label="Your basket" columns={columns}>
          <BasketLine {...each} />
        </LineTable>,
      ).replaceAll(/\|+/g, '')
      // Twice: below the name on a phone, in its column elsewhere.
      expect(text.split('Net price: £26.70 / box')).toHaveLength(3)
      expect(text).toContain('VAT: 0%')
      expect(text).toContain('Net total: £26.70')
    }
    const fixed = textOf(
      <LineTable fixed label="Your order" columns={columns}>
        <BasketLine {...line} quantity="3 boxes" />
      </LineTable>,
    )
    expect(fixed.replaceAll(/\|+/g, '')).toContain('Quantity: 3 boxes')
  })

  test('writes no dot between its details, which would hang where the line breaks', () => {
    const html = renderToStaticMarkup(
      <BasketLine {...line} reason="All 14 in stock are yours" code="150221" />,
    )
    expect(html).not.toContain('·')
    expect(html.match(/dot-between/g)).toHaveLength(4)
  })

  test('makes the sum of a line outside the total pale', () => {
    expect(renderToStaticMarkup(<BasketLine {...line} />)).not.toContain('text-ink-3')
    expect(renderToStaticMarkup(<BasketLine {...line} left />)).toMatch(/text-ink-3">£26\.70</)
  })

  test('lists each problem once below the line', () => {
    const html = renderToStaticMarkup(
      <BasketLine
        {...line}
        notes={[
          { about: 'out', text: 'Out of stock.' },
          { about: 'price', text: 'The price changed.' },
        ]}
      />,
    )
    expect(html).toMatch(/bg-sunken.*Out of stock\..*bg-low-soft.*The price changed\./)
  })

  test('has no link for a deleted product', () => {
    expect(renderToStaticMarkup(<BasketLine {...line} href={undefined} />)).not.toContain('<a')
  })

  test('names the product in the labels of its buttons', () => {
    const html = renderToStaticMarkup(
      <BasketLine
        {...line}
        remove={{
          label: 'Remove Tomato Ketchup',
          word: 'Remove',
          more: 'More, Tomato Ketchup',
          onRemove: () => {},
        }}
      />,
    )
    expect(html).toContain('aria-label="Remove Tomato Ketchup"')
    expect(html).toContain('aria-label="More, Tomato Ketchup"')
  })
})

describe('the summary', () => {
  test('fills the bar of the minimum up to 100 %', () => {
    const met = renderToStaticMarkup(
      <MinimumProgress label="Minimum order" value={753} of={150}>
        £44.20 to go
      </MinimumProgress>,
    )
    expect(met).toContain('value="150" max="150"')
  })

  test('lists names and amounts, the total last', () => {
    const html = renderToStaticMarkup(
      <Totals lines={[{ name: 'Net', value: '£10.00' }]} total={{ name: 'Total', value: '£12.00' }} />,
    )
    expect(html).toMatch(/<dl.*<dt[^>]*>Net<\/dt><dd[^>]*>£10\.00<\/dd>.*Total.*£12\.00/)
  })
})
