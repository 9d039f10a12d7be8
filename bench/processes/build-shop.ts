import { spawnSync } from 'node:child_process'
import { root } from './provender.ts'

/** Builds the shop if necessary, so that the server's start does not include it. */
export function buildShop(): void {
  const built = spawnSync(process.execPath, ['tooling/ensure-built.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The shop could not be built')
}
