import { expect, test } from 'vitest'
import type { Viewer } from '../../kernel/session/viewer.ts'
import type { ProductDetails } from './product-details.ts'
import { productMetadata } from './product-metadata.ts'
import { box, piece, tomatoes } from './product.fixture.ts'

const visitor: Viewer = { isSignedIn: false, currencyCode: 'GBP', includesVat: false, hidesPrices: false }

const juice: ProductDetails = {
  ...tomatoes,
  brand: 'Sonali',
  name: 'Sonali Mango Juice',
  pictureUrl: '/pictures/juice.webp',
  shortName: '',
  description: '',
  barcode1: 'A-17',
  barcode2: '5020698895776',
  barcode3: null,
  notes: '',
  categories: [],
  attributes: [],
  allergens: [],
  substitutes: [],
}

function about(change: Partial<ProductDetails> = {}, viewer = visitor) {
  const breadcrumb = [{ id: '3', name: 'Drinks', productCount: 4 }]
  const [product, breadcrumbList] = productMetadata({
    product: { ...juice, ...change },
    breadcrumb,
    viewer,
    origin: 'https://shop.example',
  })
  return { product, breadcrumbList }
}

test('product data contains the brand, the picture and the barcode if it is valid', () => {
  expect(about().product).toMatchObject({
    name: 'Sonali Mango Juice',
    url: 'https://shop.example/product/sonali-mango-juice-7',
    gtin: '5020698895776',
    image: 'https://shop.example/pictures/juice.webp',
    brand: { name: 'Sonali' },
    offers: { price: '8.64', priceCurrency: 'GBP', priceSpecification: { valueAddedTaxIncluded: false } },
  })
})

test('the breadcrumb lists the categories from the department down', () => {
  expect(about().breadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Drinks', item: 'https://shop.example/shop?category=3' },
      { position: 2, name: 'Sonali Mango Juice' },
    ],
  })
})

test('product data contains no price if there is none, and never the price of a company', () => {
  expect(about({ units: [{ ...box, price: null }] }).product?.['offers']).toBeUndefined()
  expect(about({}, { ...visitor, isSignedIn: true }).product?.['offers']).toBeUndefined()
})

test('product data contains the price of the piece if the box has none', () => {
  expect(about({ units: [piece, { ...box, price: null }] }).product).toMatchObject({
    offers: { price: '0.79', priceSpecification: { unitCode: 'C62' } },
  })
})

test('product data does not offer a product that is out of stock as available', () => {
  const stockStatus = { ...juice.stockStatus, available: false }
  expect(about({ stockStatus }).product).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})
