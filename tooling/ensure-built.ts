import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-state.ts'
import { root } from './sources.ts'

/**
 * Builds the shop unless it is built from the sources as they are. By a process of its own: a server that goes on in this one
 * would keep the memory of the build tools for as long as it runs.
 */
export function ensureBuilt(): void {
  if (isBuilt()) return
  console.error('Building the shop …')
  const built = spawnSync(process.execPath, [join(root, 'tooling/build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

if (import.meta.main) ensureBuilt()
