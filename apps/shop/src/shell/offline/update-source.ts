import type { InstalledApp } from '@provender/platform/platform'
import type { ShopConfig } from '../../kernel/session/shop-queries.ts'

/** Where a new version comes from. A browser loads it from the server, an app gets it from its store. */
export type UpdateSource =
  | { readonly kind: 'server' }
  | { readonly kind: 'store'; readonly open: () => void }
  /** Neither the brand of the app nor the wholesaler names where in the store the app is. */
  | { readonly kind: 'unnamed-store' }

type StoreAddresses = Pick<ShopConfig, 'googlePlayDownloadUrl' | 'appStoreDownloadUrl'>

/** `addresses`: the wholesaler's settings; undefined if the server has refused them. */
export function updateSource(
  app: InstalledApp | undefined,
  addresses: StoreAddresses | undefined,
): UpdateSource {
  if (!app) return { kind: 'server' }
  const address = app.storeUrl || wholesalerAddress(app, addresses)
  return address ? { kind: 'store', open: () => app.openOutside(address) } : { kind: 'unnamed-store' }
}

/** The address of the wholesaler's own app. It is never that of the common app. */
function wholesalerAddress(
  { leaveServer, system }: InstalledApp,
  addresses: StoreAddresses | undefined,
): string | undefined {
  if (leaveServer) return undefined
  return system === 'ANDROID' ? addresses?.googlePlayDownloadUrl : addresses?.appStoreDownloadUrl
}
