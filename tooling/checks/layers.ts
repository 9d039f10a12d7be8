type Graph = Readonly<Record<string, readonly string[]>>

interface AppLayers {
  /** Lowest first. A file imports from its own layer and those below. Layers in one row do not import each other. */
  readonly layers: readonly (readonly string[])[]
  /** The features that each feature may import from, lowest first. */
  readonly features: Graph
}

/**
 * The direction of imports inside the apps, including types (docs/architecture.md). Tests and fixtures may
 * import from anywhere.
 */
export const appLayers: Readonly<Record<string, AppLayers>> = {
  server: {
    layers: [['kernel'], ['features'], ['composition'], ['seed'], ['main', 'cli', 'testing']],
    features: {
      card: [],
      catalogue: [],
      'order-event': [],
      picture: [],
      site: [],
      basket: ['catalogue'],
      favourite: ['catalogue'],
      'order-guide': ['catalogue'],
      purchase: ['catalogue'],
      wholesaler: ['picture'],
      contact: ['wholesaler'],
      content: ['picture', 'wholesaler'],
      import: ['picture', 'wholesaler'],
      ledger: ['basket', 'card', 'catalogue', 'order-event', 'picture'],
      push: ['wholesaler'],
      'quick-order': ['catalogue', 'purchase'],
      account: ['catalogue', 'purchase', 'push', 'site', 'wholesaler'],
      order: ['basket', 'card', 'catalogue', 'ledger', 'order-event', 'wholesaler'],
      claim: ['catalogue', 'ledger', 'order', 'picture', 'wholesaler'],
      device: ['account'],
      live: ['account', 'catalogue'],
      notification: ['order'],
      payment: ['card', 'catalogue', 'ledger', 'order', 'order-event'],
      application: ['account', 'claim', 'wholesaler'],
      'company-user': ['account', 'application'],
      checkout: ['basket', 'card', 'catalogue', 'ledger', 'order', 'order-event', 'payment', 'site'],
      staff: ['account'],
    },
  },
  shop: {
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
      favourite: ['catalogue'],
      scan: ['basket-store', 'catalogue'],
      'server-choice': ['scan'],
      search: ['catalogue', 'scan'],
      basket: ['basket-store', 'catalogue', 'search'],
      checkout: ['basket', 'basket-store', 'catalogue', 'payment'],
      content: ['search'],
      contact: ['application', 'content'],
      dashboard: ['basket', 'basket-store', 'catalogue'],
      order: ['basket', 'basket-store', 'catalogue', 'checkout', 'ledger', 'payment', 'push'],
      claim: ['application', 'catalogue', 'content', 'order'],
      notification: ['order'],
      'quick-order': ['basket', 'basket-store', 'catalogue', 'order', 'scan', 'search'],
      account: [
        'catalogue',
        'claim',
        'consent',
        'onboarding',
        'push',
        'quick-order',
        'search',
        'server-choice',
      ],
      'order-guide': ['basket-store', 'catalogue', 'order', 'quick-order'],
      'app-home': ['basket-store', 'catalogue', 'order', 'order-guide'],
      'app-account': ['account', 'ledger', 'order'],
      'company-user': ['account', 'site'],
    },
  },
}

interface Location {
  readonly app: string
  readonly layer: string
  readonly feature: string | undefined
}

/** Why a file of an app may not import another; undefined if it may. Both paths are from the root. */
export function findImportViolation(path: string, target: string): string | undefined {
  const from = locationOf(path)
  const to = locationOf(target)
  if (!from || !to || from.app !== to.app || /\.(test|fixture|gen)\.tsx?$|\/(fixture|testing)\//.test(path))
    return undefined
  const { layers, features } = appLayers[from.app] ?? { layers: [], features: {} }
  const level = (layer: string) => layers.findIndex((row) => row.includes(layer))
  if (level(from.layer) < 0) return `the layer ${from.layer} is not in tooling/checks/layers.ts`
  if (from.layer !== to.layer)
    return level(to.layer) < level(from.layer)
      ? undefined
      : `${from.layer} may not import from ${to.layer}, which is above it: move what it needs down, or pass it in`
  const { feature: user } = from
  const used = to.feature
  if (user === undefined || used === undefined || user === used || features[user]?.includes(used) === true)
    return undefined
  const circle = pathBetween(features, used, user)
  return circle === undefined
    ? `the feature ${user} may not import ${used}: add it to tooling/checks/layers.ts, or remove the import`
    : `the feature ${user} may not import ${used}, which builds on it (${circle.join(' → ')}): reverse this dependency`
}

/** The path between two features; undefined if there is none. */
export function pathBetween(features: Graph, from: string, to: string): readonly string[] | undefined {
  const paths: (readonly [string, ...string[]])[] = [[from]]
  const seen = new Set<string>()
  for (const path of paths) {
    const last = path.at(-1) ?? from
    if (last === to) return path
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of features[last] ?? []) paths.push([...path, next])
  }
  return undefined
}

function locationOf(path: string): Location | undefined {
  const match = /^apps\/([^/]+)\/src\/(?:features\/([^/]+)\/|([^/.]+?)(?:-[^/]*)?(?=[/.]))/.exec(path)
  const app = match?.[1]
  if (app === undefined || appLayers[app] === undefined) return undefined
  const feature = match?.[2]
  return { app, feature, layer: feature === undefined ? (match?.[3] ?? '') : 'features' }
}
