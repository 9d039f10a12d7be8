import type { Deps } from '../deps.ts'
import type { LogoPicture } from '../logo.ts'

export interface ShopSender {
  readonly name: string
  readonly from: { readonly name: string; readonly address: string }
}

export interface EmailShop extends ShopSender {
  readonly logo: LogoPicture | undefined
  /** PUBLIC_URL, if it is set. */
  readonly address: string | undefined
  /** Lines in the footer of every e-mail. */
  readonly contact: readonly string[]
}

export interface EmailContent {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Attached to the e-mail, which refers to it by `logoId`: most programs hide pictures of other servers. */
  readonly logo: LogoPicture | undefined
}

/**
 * Returns the address of a link in an e-mail. It never uses the host of a request, because the sender of a request chooses that. Without
 * PUBLIC_URL it leads to this machine, which is enough to try the shop out.
 */
export function linkTo({ settings }: Pick<Deps, 'settings'>, path: string): string {
  return (settings.publicUrl ?? `http://localhost:${settings.port}`) + path
}
