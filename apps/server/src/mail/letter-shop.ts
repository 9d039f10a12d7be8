import type { Deps } from '../deps.ts'

/** The shop as letters name it. */
export interface LetterShop {
  readonly name: string
  /** Where it is reached; undefined where nobody said (PUBLIC_URL). */
  readonly address: string | undefined
  /** Under every letter. */
  readonly contact: readonly string[]
  readonly from: { readonly name: string; readonly address: string }
}

export interface WrittenLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/**
 * Where a letter leads. Never the address that a request came with: whoever asks for somebody else's letter chooses that. Without
 * PUBLIC_URL it is this machine, where the shop is tried out.
 */
export function linkTo({ settings }: Pick<Deps, 'settings'>, path: string): string {
  return (settings.publicUrl ?? `http://localhost:${settings.port}`) + path
}

export function letterShop({ wholesaler, settings }: Pick<Deps, 'wholesaler' | 'settings'>): LetterShop {
  const { appName, warehouseName, warehouseAddress, contactEmailAddress } = wholesaler.current().config
  const host = settings.publicUrl === undefined ? 'localhost' : new URL(settings.publicUrl).hostname
  return {
    name: appName,
    address: settings.publicUrl,
    contact: [warehouseName, warehouseAddress, contactEmailAddress].filter(Boolean),
    from: { name: appName, address: contactEmailAddress || `orders@${host}` },
  }
}
