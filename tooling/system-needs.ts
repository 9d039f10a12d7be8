import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { findBrowser, findProgram, findWindowlessBrowser } from '@provender/testing/find-program'

/** What the tests want and npm cannot bring. */
interface Want {
  readonly what: string
  /** Debian's package. */
  readonly package: string
  readonly isThere: () => boolean
}

const browser: Want = {
  what: 'a Chromium browser',
  package: 'chromium',
  isThere: () => findBrowser() !== undefined,
}

const postgres: Want = {
  what: 'a PostgreSQL server',
  package: 'postgresql',
  isThere: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
}

/** Without it the journeys take half as long again. */
const windowlessBrowser: Want = {
  what: 'a Chromium browser without a window',
  package: 'chromium-headless-shell',
  isThere: () => findWindowlessBrowser() !== undefined,
}

/** How the journeys are told where the browsers are. */
export type SystemNeeds = Readonly<Record<'CHROMIUM' | 'CHROMIUM_WITH_WINDOW', string>>

/**
 * Finds the browser and the PostgreSQL server of the system. Installs what is missing where this process may; otherwise says
 * the one command that does, and gives undefined.
 */
export function requireSystemNeeds(): SystemNeeds | undefined {
  const needs = [browser, postgres]
  install([...needs, windowlessBrowser].filter(({ isThere }) => !isThere()))
  const missing = needs.filter(({ isThere }) => !isThere())
  const withWindow = findBrowser()
  if (missing.length === 0 && withWindow !== undefined)
    return { CHROMIUM: findWindowlessBrowser() ?? withWindow, CHROMIUM_WITH_WINDOW: withWindow }
  console.error(`The tests need ${missing.map(({ what }) => what).join(' and ')}. Install with:`)
  console.error(`  sudo apt-get install -y ${missing.map((need) => need.package).join(' ')}`)
  return undefined
}

/** Only root may, and only Debian's tools are known here. */
function install(wanted: readonly Want[]): void {
  if (wanted.length === 0 || process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  for (const want of wanted) {
    console.error(`Installing ${want.what} …`)
    apt('install', '-y', '-qq', '--no-install-recommends', want.package)
  }
}
