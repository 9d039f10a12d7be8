import { connect } from '@provender/client/api/api-query'
import { apiError, type Execute } from '@provender/client/api/execute'
import { unreachable } from '@provender/client/api/refusal'
import type { ProductId } from '@provender/domain/ids'
import { setUp } from '@provender/sync/basket/basket-tab.fixture'
import { QueryClient } from '@tanstack/react-query'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import type { ScanController } from './scan-controller.ts'
import { nothingScanned, type ScanList } from './scan-list.ts'

export const pieceCode = '5012345678900'
export const caseCode = '15012345678907'
export const tins: CodedProduct = { ...tomatoes, barcode1: pieceCode, barcode2: caseCode, barcode3: null }

/** A controller whose API returns these products for every text while it is reachable. */
export function createController(
  products: readonly CodedProduct[],
  more: Partial<ScanController['listContext']> = {},
) {
  const queryClient = new QueryClient()
  const network = { isThere: true, requests: [] as string[] }
  const execute = async (_: unknown, { code }: { readonly code: string }) => {
    network.requests.push(code)
    if (!network.isThere) throw apiError(unreachable)
    return { products: { products } }
  }
  connect(queryClient, execute as unknown as Execute)
  const { store } = setUp({ maxQuantity: 999 })
  const controller: ScanController = {
    queryClient,
    baskets: store,
    listContext: { ...listContext, ...more },
    scaleBarcodePatterns: ['21IIIIIWWWWWC', '22IIIIIPPPPPC'],
  }
  const list = () => queryClient.getQueryData<ScanList>(['Scanned']) ?? nothingScanned
  const quantity = (unit: '1' | '2') => store.quantityOf(Number(tins.id) as ProductId, unit) / 1000
  return { controller, network, list, quantity }
}
