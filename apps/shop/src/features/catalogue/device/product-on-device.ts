import type { BasketProduct } from '@provender/domain/basket/context'
import type { ProductId } from '@provender/domain/ids'
import type { StockPolicy } from '@provender/domain/stock/stock'
import { basketProduct } from '../basket-product.ts'
import { deviceAgeEvent } from './device-age.ts'
import { linkedDevice } from './device-link.ts'

/** Waits for the catalogue on this device, which is read only after the page. */
export async function productOnDevice(
  id: ProductId,
  policy: StockPolicy,
): Promise<BasketProduct | undefined> {
  while (!linkedDevice()?.state()?.isReady)
    await new Promise((resolve) => addEventListener(deviceAgeEvent, resolve, { once: true }))
  const answer = await linkedDevice()?.product(String(id))
  return answer && basketProduct(answer.product, policy)
}
