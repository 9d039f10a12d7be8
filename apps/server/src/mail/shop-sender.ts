import type { Deps } from '../deps.ts'

/** Who writes a letter, and what stands under it. */
export interface ShopSender {
  readonly name: string
  readonly from: { readonly name: string; readonly address: string }
  /** Name, address and e-mail of the warehouse, as far as they are set. */
  readonly contact: readonly string[]
}

export function shopSender({ wholesaler, settings }: Pick<Deps, 'wholesaler' | 'settings'>): ShopSender {
  const { config } = wholesaler.current()
  const host = settings.publicUrl === undefined ? 'localhost' : new URL(settings.publicUrl).hostname
  return {
    name: config.appName,
    from: { name: config.appName, address: config.contactEmailAddress || `orders@${host}` },
    contact: [config.warehouseName, config.warehouseAddress, config.contactEmailAddress].filter(Boolean),
  }
}

/**
 * Where a letter leads. Never the address that a request came with: whoever asks for somebody else's letter chooses that. Without
 * PUBLIC_URL it is this machine, where the shop is tried out.
 */
export function linkTo({ settings }: Pick<Deps, 'settings'>, path: string): string {
  return (settings.publicUrl ?? `http://localhost:${settings.port}`) + path
}
