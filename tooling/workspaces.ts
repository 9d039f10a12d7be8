import { basename } from 'node:path'
import { browserApps } from './apps.ts'

type Imports = Readonly<Record<string, readonly string[]>>

/** Which workspace may import which (docs/architecture.md#imports-run-one-way). */
const ownImports: Imports = {
  domain: [],
  schema: ['domain'],
  intake: [],
  catalogue: ['domain', 'intake'],
  client: ['schema'],
  'device-catalogue': ['domain', 'catalogue', 'client'],
  sync: ['domain', 'schema', 'client'],
  db: ['domain'],
  messages: ['domain'],
  platform: ['domain'],
  ui: ['domain'],
  web: ['domain', 'schema', 'client', 'sync', 'platform', 'ui', 'messages'],
  demo: ['domain'],
  server: ['domain', 'catalogue', 'sync', 'db', 'demo', 'schema', 'messages'],
  mobile: ['shop', 'domain', 'messages', 'platform'],
  testing: ['db'],
  bench: ['domain', 'catalogue', 'db', 'demo', 'server', 'testing'],
  e2e: ['domain', 'db', 'server', 'testing'],
  tooling: ['db', 'domain', 'messages', 'schema', 'server', 'testing'],
}

/** What tests and `src/testing` may import in addition: test helpers, and the clients that a server is tested with. */
export const importsInTests: Imports = {
  server: ['testing', 'client', 'device-catalogue', 'intake'],
}

/** These workspaces and all that they import. */
export function packagesIn(names: readonly string[]): readonly string[] {
  const found = new Set(names)
  for (const name of found) for (const each of ownImports[name] ?? []) found.add(each)
  return [...found]
}

/** The imports that every workspace may have, those of the apps from their rows. */
export function workspaceImports(apps = browserApps): Imports {
  return {
    ...ownImports,
    ...Object.fromEntries(apps.map(({ folder, imports }) => [basename(folder), imports])),
  }
}
