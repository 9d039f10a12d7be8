import { vi } from 'vitest'
import { create, createDevice, createServer, settled, setUp } from './basket-tab.fixture.ts'

export type Tab = ReturnType<typeof setUp>

export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

export function createShop() {
  const server = createServer(10_000)
  server.applyElsewhere(create('weekly'))
  const device = createDevice()
  const open = async (userKey = 'deniz'): Promise<Tab> => {
    const tab = setUp({ maxQuantity: 10_000, server, device, userKey })
    tab.store.setBaskets(server.read())
    tab.store.retry()
    await settled()
    return tab
  }
  const lines = () =>
    server.baskets()[0]?.lines.map(({ productId, quantity }) => [productId, quantity / 1000])
  const inBasket = () => server.baskets()[0]?.lines.map(({ quantity }) => quantity / 1000)[0] ?? 0
  return { server, device, open, inBasket, lines }
}

export async function heal({ store, requests }: Tab): Promise<void> {
  for (let index = 0; store.view().isSaving || index < requests.length; index += 1) {
    await later(10_000)
    await requests[index]?.answer()
  }
}
