import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfFiles, root } from './sources.ts'

export const shop = join(root, 'apps/shop')
const hashFile = join(shop, 'dist/sources.sha256')

/** The files that the built shop depends on. */
export const shopSources = [
  'apps/shop/{src,public,service-worker}/**/*.*',
  'apps/shop/*.{ts,json}',
  'packages/{ui,web,domain,catalogue,device-catalogue,schema,client,sync,messages,platform}/src/**/*.*',
  'package-lock.json',
]

export function hashOfSources(): string {
  return hashOfFiles(shopSources)
}

/** Is the shop built from the current sources? */
export function isBuilt(): boolean {
  try {
    return readFileSync(hashFile, 'utf8') === hashOfSources()
  } catch {
    // Never built, or deleted.
    return false
  }
}

/** Called before a build starts to replace files, because it may fail halfway. */
export function deleteBuildRecord(): void {
  rmSync(hashFile, { force: true })
}

export function recordBuild(hash: string): void {
  writeFileSync(hashFile, hash)
}
