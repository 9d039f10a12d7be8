import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { browserApps } from './apps.ts'
import { root } from './sources.ts'

export function translatedFolders(apps = browserApps): readonly string[] {
  return [...apps.map(({ folder }) => folder), 'packages/messages']
}

/** Brings the PO files up to date with the sources, and prints how many texts have no translation yet. */
function extractTexts(): void {
  for (const translated of translatedFolders()) {
    const options = { cwd: join(root, translated), stdio: 'inherit' } as const
    const { status } = spawnSync('lingui', ['extract', '--clean'], options)
    if (status !== 0) process.exitCode = 1
  }
}

if (import.meta.main) extractTexts()
