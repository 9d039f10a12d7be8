import type { ProductId } from '@provender/domain/ids'
import { expect, test, vi } from 'vitest'
import { setDeviceAge } from './device-age.ts'
import { linkTestDevice } from './link-device.fixture.ts'
import { productOnDevice } from './product-on-device.ts'

const policy = { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true }

test('a product is awaited until the catalogue on the device has been read', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  try {
    let isReady = false
    const stockStatus = { available: true, stockCount: 19 }
    linkTestDevice({
      state: () => ({ isReady }),
      product: async (id: string) =>
        id === '7' ? { product: { units: [], secondUnit: 'box', weight: 0, stockStatus } } : undefined,
    })
    const answers = Promise.all([7, 8].map((id) => productOnDevice(id as ProductId, policy)))
    isReady = true
    setDeviceAge({ age: () => undefined, isPersistent: true })
    const [beans, unknown] = await answers
    expect(beans?.sellable).toBe(19)
    expect(unknown).toBeUndefined()
  } finally {
    vi.unstubAllGlobals()
  }
})
