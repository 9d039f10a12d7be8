import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './sources.ts'

/** The packages whose texts are translated. */
export const translatedPackages = ['apps/shop', 'packages/messages']

/** Brings the PO files up to date with the sources, and prints how many texts have no translation yet. */
function extractTexts(): void {
  for (const translated of translatedPackages) {
    const options = { cwd: join(root, translated), stdio: 'inherit' } as const
    const { status } = spawnSync('lingui', ['extract', '--clean'], options)
    if (status !== 0) process.exitCode = 1
  }
}

if (import.meta.main) extractTexts()
