import type { Quantity } from '@provender/domain/money/money'
import { noBaskets } from '@provender/sync/basket/no-baskets'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { LoginControl } from '@provender/ui/product/add-face'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopStateContext } from '../../kernel/state/shop-state.ts'
import { loginControl } from './login-control.ts'
import { ProductAdd } from './product-add.tsx'
import { ProductCardView } from './product-card-view.tsx'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { ProductListContext, type ProductListSource } from './product-list-source.ts'
import type { ProductList } from './product-list.ts'
import { ProductRowView } from './product-row-view.tsx'
import { box, inStock, kilogram, piece, listContext, tomatoes } from './product.fixture.ts'

const visitorContext: ProductList = {
  ...listContext,
  isSignedIn: false,
  controlOf: loginControl,
  AddControl: LoginControl,
  contactHref: '/contact-us',
}
const source = { list: visitorContext } as ProductListSource
const hidden = { price: null, priceWithVat: null }
const sold = {
  piece: { units: [piece], sellAs: '1', secondUnit: '', defaultUnit: '1' },
  box: { units: [box], sellAs: '2' },
  kilogram: { units: [kilogram], secondUnit: 'kg', sellAs: '2' },
  'piece and box': { units: [piece, box] },
  'piece and kilogram': { units: [piece, kilogram], secondUnit: 'kg' },
  'piece and box, the piece first': { units: [piece, box], defaultUnit: '1' },
} as const
const stocks = {
  'in stock': inStock,
  'out of stock': { ...inStock, available: false, stockCount: 0 },
  'in transit': { ...inStock, saleType: 'IN_TRANSIT' as const, stockCount: 3 },
}
const products = Object.entries(sold).flatMap(([units, fields]) =>
  Object.entries(stocks).flatMap(([stock, stockStatus]) =>
    [true, false].map((isPriced) => {
      const product: ProductCardFieldsFragment = { ...tomatoes, ...fields, stockStatus }
      return {
        title: `${units}, ${stock}, ${isPriced ? 'with prices' : 'prices hidden'}`,
        isPriced,
        product: isPriced
          ? product
          : { ...product, units: product.units.map((unit) => ({ ...unit, ...hidden })) },
      }
    }),
  ),
)

function render(view: ReactNode): string {
  const notices = createNoticeQueue()
  return renderToStaticMarkup(
    <ShopStateContext
      value={{ baskets: noBaskets, favourites: undefined, notices, signedInFeatures: undefined }}
    >
      <ProductListContext value={source}>{view}</ProductListContext>
    </ShopStateContext>,
  )
}
const count = (html: string, part: string) => html.split(part).length - 1
const logins = (html: string) => count(html, `href="${listContext.loginHref}"`)

describe('a visitor sees a price and a link to the login page', () => {
  test.each(products)('for each unit in a list: $title', ({ product, isPriced }) => {
    const html = render(<ProductRowView product={product} />)
    expect(logins(html)).toBe(product.units.length)
    for (const { price } of product.units) if (price !== null) expect(html).toContain(`£${price}`)
    if (!isPriced) expect(count(html, 'Contact us for pricing')).toBe(product.units.length)
  })

  test.each(products)('on a card: $title', ({ product, isPriced }) => {
    const html = render(<ProductCardView product={product} />)
    expect(logins(html)).toBe(1)
    expect(html).toContain(isPriced ? '£' : 'Contact us for pricing')
  })

  test.each(products)('for each unit on the product page: $title', ({ product }) => {
    for (const sold of product.units) {
      const unit = sold.unit === '2' ? '2' : '1'
      expect(logins(render(<ProductAdd product={product} unit={unit} />))).toBe(1)
      const inBasket = { '1': 0 as Quantity, '2': 0 as Quantity }
      expect(loginControl(product, { inBasket, listContext: visitorContext }, { unit }).unit).toBe(sold.unit)
    }
  })
})
