import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { findBrowser, findProgram, findWindowlessBrowser } from '@provender/testing/find-program'

/** A program that tests need and npm cannot install. */
interface Want {
  readonly what: string
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

/** Without it the end-to-end tests take half as long again. */
const windowlessBrowser: Want = {
  what: 'a Chromium browser without a window',
  package: 'chromium-headless-shell',
  isThere: () => findWindowlessBrowser() !== undefined,
}

const alertChecker: Want = {
  what: 'promtool',
  package: 'prometheus',
  isThere: () => findProgram(['promtool']) !== undefined,
}

/** Ceph, which has an S3 gateway. */
const objectStore: readonly Want[] = [
  { what: 'a monitor of Ceph', package: 'ceph-mon', isThere: () => findProgram(['ceph-mon']) !== undefined },
  { what: 'a store of Ceph', package: 'ceph-osd', isThere: () => findProgram(['ceph-osd']) !== undefined },
  {
    what: 'the S3 gateway of Ceph',
    package: 'radosgw',
    isThere: () => findProgram(['radosgw']) !== undefined,
  },
]

/** What `deploy/three` runs on each machine. */
const machines: readonly Want[] = [
  ...[
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['etcdctl', 'etcd-client'],
    ['haproxy', 'haproxy'],
    ['pgbouncer', 'pgbouncer'],
    ['pgbackrest', 'pgbackrest'],
  ].map(([program = '', name = '']) => ({
    what: program,
    package: name,
    isThere: () => findProgram([program]) !== undefined,
  })),
  {
    what: 'PostgreSQL 15',
    package: 'postgresql-15',
    isThere: () => existsSync('/usr/lib/postgresql/15/bin/postgres'),
  },
]

/** The environment variables with the paths of the browsers. */
export type SystemNeeds = Readonly<Record<'CHROMIUM' | 'CHROMIUM_WITH_WINDOW', string>>

/**
 * Finds the system's browser and PostgreSQL server. Installs missing ones if this process may; otherwise
 * prints the command for it and returns undefined.
 */
export function requireSystemNeeds(): SystemNeeds | undefined {
  const isComplete = haveAll([browser, postgres], [windowlessBrowser])
  const withWindow = findBrowser()
  if (!isComplete || withWindow === undefined) return undefined
  return { CHROMIUM: findWindowlessBrowser() ?? withWindow, CHROMIUM_WITH_WINDOW: withWindow }
}

/** The long run also tries the rules of the alerts. */
export function requireAlertChecker(): boolean {
  return haveAll([alertChecker])
}

/** The long run also keeps files in a real bucket. */
export function requireObjectStore(): boolean {
  return haveAll(objectStore)
}

/** The long run also kills whole machines, which only root may start. */
export function requireMachines(): boolean {
  if (process.getuid?.() === 0) return haveAll(machines)
  console.error('The tests of several machines need root. Run: sudo npm run test:long')
  return false
}

function haveAll(needs: readonly Want[], wishes: readonly Want[] = []): boolean {
  install([...needs, ...wishes].filter(({ isThere }) => !isThere()))
  const missing = needs.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return true
  console.error(`The tests need ${missing.map(({ what }) => what).join(' and ')}. Install with:`)
  console.error(`  sudo apt-get install -y ${missing.map((need) => need.package).join(' ')}`)
  return false
}

/** Only root may install, and only Debian's tools are supported. */
function install(needs: readonly Want[]): void {
  if (needs.length === 0 || process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  for (const need of needs) {
    console.error(`Installing ${need.what} …`)
    apt('install', '-y', '-qq', '--no-install-recommends', need.package)
  }
}
