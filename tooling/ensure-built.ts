import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { areBuilt } from './build-state.ts'
import { root } from './sources.ts'

/**
 * Builds the apps unless they are up to date. Uses a separate process: a server that continues in this one would
 * keep the memory of the build tools for its lifetime.
 */
export function ensureBuilt(): void {
  if (areBuilt()) return
  console.error('Building the apps …')
  const built = spawnSync(process.execPath, [join(root, 'tooling/build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

if (import.meta.main) ensureBuilt()
