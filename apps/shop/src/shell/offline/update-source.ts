import type { InstalledApp } from '@provender/platform/platform'
import type { ShopConfig } from '../../kernel/app/shop-queries.ts'

/** Where a new version comes from. A browser loads it from the server, an app gets it from its store. */
export type UpdateSource =
  | { readonly kind: 'server' }
  | { readonly kind: 'store'; readonly open: () => void }
  /** The wholesaler has not set the app's address in the store. */
  | { readonly kind: 'unnamed-store' }

type StoreAddresses = Pick<ShopConfig, 'googlePlayDownloadUrl' | 'appStoreDownloadUrl'>

export function updateSource(app: InstalledApp | undefined, addresses: StoreAddresses): UpdateSource {
  if (!app) return { kind: 'server' }
  const address = app.system === 'ANDROID' ? addresses.googlePlayDownloadUrl : addresses.appStoreDownloadUrl
  return address === '' ? { kind: 'unnamed-store' } : { kind: 'store', open: () => app.openOutside(address) }
}
