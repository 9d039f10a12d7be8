import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the tests need and npm cannot bring. */
interface Need {
  readonly what: string
  /** Debian's package. */
  readonly package: string
  readonly find: () => string | undefined
}

const browser: Need = {
  what: 'a Chromium browser',
  package: 'chromium',
  find: () => onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
}

const postgres: Need = {
  what: 'a PostgreSQL server',
  package: 'postgresql',
  find: () => globSync('/usr/lib/postgresql/*/bin/postgres')[0],
}

/** Where the browser is. */
export interface SystemNeeds {
  readonly browser: string
}

/**
 * Finds the browser and the PostgreSQL server of the system. Installs what is missing where this process may; otherwise says
 * the one command that does, and gives undefined.
 */
export function requireSystemNeeds(): SystemNeeds | undefined {
  const needs = [browser, postgres]
  const missing = needs.filter((need) => need.find() === undefined)
  if (missing.length > 0) install(missing)
  const found = browser.find()
  const stillMissing = needs.filter((need) => need.find() === undefined)
  if (stillMissing.length === 0 && found !== undefined) return { browser: found }
  const packages = stillMissing.map((need) => need.package).join(' ')
  console.error(`The tests need ${stillMissing.map((need) => need.what).join(' and ')}. Install with:`)
  console.error(`  sudo apt-get install -y ${packages}`)
  return undefined
}

/** Only root may, and only Debian's tools are known here. */
function install(missing: readonly Need[]): void {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return
  const packages = missing.map((need) => need.package)
  console.error(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Not there, or not for us: either way not one to run.
    return false
  }
}
