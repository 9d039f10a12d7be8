import { connect } from '@provender/client/api/api-query'
import type { Execute } from '@provender/client/api/execute'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { findProductsByCode } from './find-products-by-code.ts'
import type { ProductSuggestions } from './product-suggestions.ts'

const pieceCode = '5012345678900'
const caseCode = '15012345678907'
const tins = { ...tomatoes, barcode1: pieceCode, barcode2: null, barcode3: null }
const pots = { ...tins, id: '8' }

function clientFinding(products: ProductSuggestions['products']) {
  const client = new QueryClient()
  connect(client, (async () => ({ products: { products } })) as unknown as Execute)
  return client
}

test('returns both products that share a code', async () => {
  const client = clientFinding([tins, { ...tins, id: '9', barcode1: null }, pots])
  expect(await findProductsByCode(client, pieceCode)).toEqual([tins, pots])
})

test('for the code of a case that no product has, returns the product with the code of its piece', async () => {
  expect(await findProductsByCode(clientFinding([tins]), caseCode)).toEqual([tins])
})

test('returns nothing for an unknown code', async () => {
  expect(await findProductsByCode(clientFinding([tins]), '96385074')).toEqual([])
})
