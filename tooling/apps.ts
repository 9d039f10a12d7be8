import type { App as Contract } from '@provender/server/app-contract'

/** Folders below the `src` of an app, and what may import what (docs/architecture.md#imports-run-one-way). */
export interface AppLayers {
  /** Lowest first. A file imports from its own layer and those below. Layers in one row do not import each other. */
  readonly layers: readonly (readonly string[])[]
  /** The features that each feature may import from, lowest first. */
  readonly features: Readonly<Record<string, readonly string[]>>
}

export interface BrowserApp extends AppLayers {
  readonly folder: `apps/${string}`
  /** The contract that its documents must keep. */
  readonly contract: Contract
  /** The workspaces whose `.graphql` files it sends. */
  readonly documents: readonly string[]
  /** None for the shop. The server sends every other app at the name of its folder. */
  readonly addressPrefix: '' | `/${string}`
  readonly imports: readonly string[]
}

export const shop: BrowserApp = {
  folder: 'apps/shop',
  contract: 'shop',
  documents: ['apps/shop', 'packages/sync'],
  addressPrefix: '',
  imports: [
    'domain',
    'catalogue',
    'schema',
    'client',
    'device-catalogue',
    'sync',
    'platform',
    'ui',
    'web',
    'messages',
  ],
  layers: [['kernel', 'locales'], ['features'], ['shell'], ['routes', 'entry']],
  features: {
    'app-offer': [],
    application: [],
    'basket-store': [],
    consent: [],
    onboarding: [],
    payment: [],
    push: [],
    site: [],
    ledger: ['payment'],
    catalogue: ['basket-store', 'push'],
    favourite: ['basket-store', 'catalogue'],
    scan: ['basket-store', 'catalogue'],
    'server-choice': ['scan'],
    usual: ['basket-store', 'catalogue'],
    search: ['basket-store', 'catalogue', 'scan', 'usual'],
    basket: ['basket-store', 'catalogue', 'search'],
    checkout: ['basket', 'basket-store', 'catalogue', 'payment'],
    content: ['search'],
    contact: ['application', 'content'],
    dashboard: ['basket', 'basket-store', 'catalogue', 'ledger', 'order', 'order-guide', 'usual'],
    order: ['basket', 'basket-store', 'catalogue', 'checkout', 'ledger', 'payment', 'push'],
    claim: ['catalogue', 'content', 'order'],
    notification: ['order'],
    'quick-order': ['basket', 'basket-store', 'catalogue', 'order', 'scan', 'search'],
    account: [
      'basket-store',
      'catalogue',
      'claim',
      'consent',
      'onboarding',
      'push',
      'quick-order',
      'search',
      'server-choice',
    ],
    'order-guide': ['basket', 'basket-store', 'catalogue', 'order', 'quick-order', 'search', 'usual'],
    home: ['catalogue', 'dashboard', 'usual'],
    'app-home': ['catalogue', 'dashboard', 'home', 'order', 'order-guide', 'usual'],
    'account-home': ['account', 'dashboard', 'ledger', 'notification', 'order'],
    'company-user': ['account', 'site'],
  },
}

export const office: BrowserApp = {
  folder: 'apps/office',
  contract: 'office',
  documents: ['apps/office'],
  addressPrefix: '/office',
  imports: ['domain', 'schema', 'client', 'sync', 'platform', 'ui', 'web'],
  layers: [['locales'], ['kernel'], ['features'], ['shell'], ['routes', 'entry']],
  features: {
    staff: [],
    order: ['staff'],
    people: ['staff'],
    find: ['order', 'staff'],
    pick: ['order', 'staff'],
  },
}

/** The apps that run in a browser. Every check and command reads them here: another app is one more row. */
export const browserApps: readonly BrowserApp[] = [shop, office]

/** The prefixes of all other apps, whose pages the service worker of an app leaves alone. */
export function otherPrefixes(app: BrowserApp, apps = browserApps): readonly string[] {
  return apps
    .map(({ addressPrefix }) => addressPrefix)
    .filter((prefix) => prefix !== '' && prefix !== app.addressPrefix)
}

/** The app that has an address: that of its prefix, or the shop, which has all others. */
export function appAt(address: string, apps = browserApps): BrowserApp {
  const isBelow = ({ addressPrefix }: BrowserApp) =>
    addressPrefix !== '' && `${address}/`.startsWith(`${addressPrefix}/`)
  return apps.find(isBelow) ?? shop
}
