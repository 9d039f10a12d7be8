import { spawnSync } from 'node:child_process'
import { root } from './provender.ts'

/** Builds the shop if need be: what a server does at its start is not to be part of its start here. */
export function buildShop(): void {
  const built = spawnSync(process.execPath, ['tooling/ensure-built.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The shop could not be built')
}
