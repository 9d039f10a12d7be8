import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The user that Postgres runs as; `undefined` for the current user. */
export type RunAs = { readonly uid: number; readonly gid: number; readonly name: string } | undefined

/** Postgres refuses to run as root. Root runs it as `postgres` if that user exists, else as `nobody`. */
export function databaseUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined
  const user = findUser('postgres') ?? findUser('nobody')
  if (user !== undefined) return user
  throw new Error(
    'The embedded PostgreSQL cannot run as root, and this system has no user "postgres" or "nobody". ' +
      'Start Provender as another user, or set DATABASE_URL.',
  )
}

function findUser(name: string): RunAs {
  try {
    return { name, uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    // `id` fails if there is no such user.
    return undefined
  }
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}

/** Options for `spawn` to run a program as the database's user, without access to our folder and secrets. */
export function spawnOptions(runAs: RunAs): {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
} {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return { cwd: '/', env, ...(runAs === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }) }
}

/**
 * Ensures that a folder exists, belongs only to the database's user (0700) and is reachable for that user. False if that is impossible:
 * below a folder that the user may not enter, or on a file system without owners and modes.
 */
export function claimFolder(folder: string, runAs: RunAs): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (runAs !== undefined && statSync(folder).uid !== runAs.uid) chownAll(folder, runAs)
    chmodSync(folder, 0o700)
  } catch {
    return false
  }
  return (statSync(folder).mode & 0o777) === 0o700 && mayEnter(folder, runAs)
}

/** Makes the database's user the owner of a folder and its content, which root may have copied or another user written. */
export function chownAll(path: string, runAs: RunAs): void {
  if (runAs === undefined) return
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name), runAs)
  chownSync(path, runAs.uid, runAs.gid)
}

function mayEnter(folder: string, runAs: RunAs): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', folder], spawnOptions(runAs))
  return test.status === 0
}
