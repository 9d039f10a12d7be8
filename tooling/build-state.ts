import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserApp, browserApps } from './apps.ts'
import { hashOfFiles, root } from './sources.ts'
import { packagesIn } from './workspaces.ts'

/** The files that a built app depends on. */
export function sourcesOf({ folder, imports }: BrowserApp): readonly string[] {
  return [
    `${folder}/{src,public,service-worker}/**/*.*`,
    `${folder}/*.{ts,json,html}`,
    ...packagesIn(imports).map((name) => `packages/${name}/src/**/*.*`),
    'package-lock.json',
  ]
}

export function hashOfSources(app: BrowserApp): string {
  return hashOfFiles(sourcesOf(app))
}

/** True if every app is built from the current sources. */
export function areBuilt(): boolean {
  return browserApps.every((app) => {
    try {
      return readFileSync(recordOf(app), 'utf8') === hashOfSources(app)
    } catch {
      // Never built, or deleted.
      return false
    }
  })
}

/** Called before a build starts to replace files, because it may fail halfway. */
export function deleteBuildRecord(app: BrowserApp): void {
  rmSync(recordOf(app), { force: true })
}

export function recordBuild(app: BrowserApp, hash: string): void {
  writeFileSync(recordOf(app), hash)
}

function recordOf({ folder }: BrowserApp): string {
  return join(root, folder, 'dist/sources.sha256')
}
