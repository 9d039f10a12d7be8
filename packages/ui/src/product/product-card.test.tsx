import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'

const beans: ProductCardProps = {
  href: '/product/baked-beans-1',
  name: 'Baked Beans',
  storage: 'ambient',
  price: { kind: 'standard', now: '£13.20', unit: 'box' },
  add: <button type="button">Add</button>,
}

describe('a product card', () => {
  test('is one link to the product', () => {
    const html = renderToStaticMarkup(<ProductCard {...beans} picture={{ src: '/beans.webp' }} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('<a href="/product/baked-beans-1"')
  })

  test('shows no stock in the normal case, and is pale without stock', () => {
    const picture = { src: '/beans.webp' }
    expect(renderToStaticMarkup(<ProductCard {...beans} picture={picture} />)).not.toContain('opacity-45')
    const out = renderToStaticMarkup(
      <ProductCard {...beans} picture={picture} stock={{ kind: 'out', text: 'Out of stock' }} />,
    )
    expect(out).toContain('Out of stock')
    expect(out).toContain('opacity-45')
  })

  test('has the heading level for its place below a page title or a section heading', () => {
    expect(renderToStaticMarkup(<ProductCard {...beans} />)).toContain('<h3')
    expect(renderToStaticMarkup(<ProductCard {...beans} level={2} />)).toContain('<h2')
  })
})

describe('a product row', () => {
  const row = {
    href: beans.href,
    name: beans.name,
    meta: ['24 × 415 g', '104033'],
    storage: 'ambient',
    stock: { kind: 'in', text: 'In stock' },
  } as const

  test('shows both units, box or kg first', () => {
    const html = renderToStaticMarkup(
      <ProductRow
        {...row}
        pieceUnit={{ price: { kind: 'standard', now: '£0.64', unit: 'each' }, add: null }}
        secondUnit={{ price: beans.price, add: null }}
      />,
    )
    expect(html.indexOf('£13.20')).toBeLessThan(html.indexOf('£0.64'))
    expect(html.indexOf('£13.20')).toBeGreaterThan(0)
  })

  test('marks a new product', () => {
    expect(renderToStaticMarkup(<ProductRow {...row} newLabel="New" />)).toContain('New</span>')
  })

  test('shows the reason instead of the stock if no more can be added, so that it keeps its height', () => {
    const html = renderToStaticMarkup(<ProductRow {...row} reason="All 14 in stock are yours" />)
    expect(html).toContain('All 14 in stock are yours')
    expect(html).not.toContain('In stock<')
  })
})
