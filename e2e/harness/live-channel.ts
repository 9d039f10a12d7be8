import { expect } from '@playwright/test'

/** A device that lost its connection tries again after at most 30 seconds, see `listen-continuously.ts`. */
const reconnectTimeoutMs = 45_000

/** Waits until `count` devices listen to a server's live channel. */
export async function expectListeners(address: string, count: number): Promise<void> {
  const listeners = async (): Promise<number> => {
    const metrics = await (await fetch(`${address}/metrics`)).text()
    return Number(/^provender_live_devices (\d+)$/m.exec(metrics)?.[1])
  }
  await expect.poll(listeners, { timeout: reconnectTimeoutMs }).toBe(count)
}
