import { type AppLayers, browserApps } from '../apps.ts'

/** The layers of the server. Those of the apps in a browser are in their rows. */
const serverLayers: AppLayers = {
  layers: [['kernel'], ['features'], ['composition'], ['seed'], ['main', 'cli', 'testing']],
  features: {
    card: [],
    catalogue: [],
    'order-event': [],
    picture: [],
    site: [],
    basket: ['catalogue'],
    'order-guide': ['catalogue'],
    purchase: ['catalogue'],
    wholesaler: ['picture'],
    content: ['picture', 'wholesaler'],
    import: ['picture', 'wholesaler'],
    ledger: ['basket', 'card', 'catalogue', 'order-event', 'picture'],
    push: ['wholesaler'],
    'quick-order': ['catalogue', 'purchase'],
    account: ['catalogue', 'purchase', 'push', 'site', 'wholesaler'],
    order: ['basket', 'card', 'catalogue', 'ledger', 'order-event', 'wholesaler'],
    claim: ['catalogue', 'ledger', 'order', 'wholesaler'],
    device: [],
    staff: ['account'],
    favourite: ['account', 'catalogue'],
    live: ['account', 'basket', 'catalogue', 'staff'],
    notification: ['catalogue', 'order'],
    payment: ['card', 'catalogue', 'ledger', 'order', 'order-event'],
    application: ['account', 'claim', 'wholesaler'],
    'company-user': ['account', 'application'],
    contact: ['application', 'wholesaler'],
    checkout: [
      'account',
      'basket',
      'card',
      'catalogue',
      'ledger',
      'live',
      'order',
      'order-event',
      'payment',
      'site',
    ],
  },
}

/**
 * The layers of all apps by folder, with the direction of their imports, types included (docs/architecture.md). Tests and
 * fixtures may import from anywhere.
 */
export function layersByFolder(apps = browserApps): Readonly<Record<string, AppLayers>> {
  return {
    'apps/server': serverLayers,
    ...Object.fromEntries(apps.map((app) => [app.folder, app])),
  }
}

interface Location {
  readonly folder: string
  readonly layer: string
  readonly feature: string | undefined
}

/** Why a file of an app may not import another; undefined if it may. Both paths are from the root. */
export function findImportViolation(path: string, target: string, apps = browserApps): string | undefined {
  const from = locationOf(path)
  const to = locationOf(target)
  const own = from && layersByFolder(apps)[from.folder]
  if (!own || from.folder !== to?.folder || /\.(test|fixture|gen)\.tsx?$|\/(fixture|testing)\//.test(path))
    return undefined
  const { layers, features } = own
  const table = own === serverLayers ? 'tooling/checks/layers.ts' : 'tooling/apps.ts'
  const level = (layer: string) => layers.findIndex((row) => row.includes(layer))
  if (level(from.layer) < 0) return `the layer ${from.layer} is not in ${table}`
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
    ? `the feature ${user} may not import ${used}: add it to ${table}, or remove the import`
    : `the feature ${user} may not import ${used}, which builds on it (${circle.join(' → ')}): reverse this dependency`
}

/** The path between two features; undefined if there is none. */
export function pathBetween(
  features: AppLayers['features'],
  from: string,
  to: string,
): readonly string[] | undefined {
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
  const match = /^(apps\/[^/]+)\/src\/(?:features\/([^/]+)\/|([^/.]+?)(?:-[^/]*)?(?=[/.]))/.exec(path)
  const folder = match?.[1]
  if (folder === undefined) return undefined
  const feature = match?.[2]
  return { folder, feature, layer: feature === undefined ? (match?.[3] ?? '') : 'features' }
}
