import type { BasketProduct } from '@provender/domain/basket/context'
import type { ProductId } from '@provender/domain/ids'

interface TabProductsOptions {
  readonly load: (id: ProductId) => Promise<BasketProduct | undefined>
  readonly onLoaded: () => void
}

/** The products that pages of this tab have shown, and those that its baskets needed and the device has. */
export function createTabProducts({ load, onLoaded }: TabProductsOptions) {
  const products = new Map<ProductId, BasketProduct>()
  const loading = new Set<ProductId>()
  const missing = new Set<ProductId>()
  let hasNew = false

  async function loadOnce(id: ProductId): Promise<void> {
    if (loading.has(id) || missing.has(id)) return
    loading.add(id)
    // One that cannot be read keeps no other waiting.
    const product = await load(id).catch(() => undefined)
    loading.delete(id)
    if (!product) missing.add(id)
    else if (!products.has(id)) {
      products.set(id, product)
      hasNew = true
    }
    // Once for all: the baskets of a long queue are costly to count.
    if (loading.size > 0 || !hasNew) return
    hasNew = false
    onLoaded()
  }

  return {
    productOf: (id: ProductId) => products.get(id),
    /** Loads a product that the tab does not know. After a reload, and for lines of another tab, the device may have it. */
    neededProduct: (id: ProductId) => {
      const product = products.get(id)
      if (!product) void loadOnce(id)
      return product
    },
    register: (id: ProductId, product: BasketProduct) => products.set(id, product),
    /** The device may have got the products that it did not have. */
    forgetMissing: () => missing.clear(),
  }
}
