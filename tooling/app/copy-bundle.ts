import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import { mobile, readAppliedBrand } from './brand.ts'
import { bundleFolder } from './capacitor-config.ts'

const bundle = join(mobile, bundleFolder)

/** Copies the built app into both native projects. Git ignores the copies. */
export function copyBundle(say: (line: string) => void): void {
  if (!existsSync(join(bundle, 'index.html')))
    throw commandError(
      `There is no built app in apps/mobile/${bundleFolder}. Build it first: npm run app -- build`,
    )
  const { name } = readAppliedBrand()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(mobile, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
    // With CI set it asks nothing and sends no statistics.
    { cwd: mobile, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  )
  if (status !== 0) throw commandError(`Capacitor could not copy the app:\n${stdout}${stderr}`)
  say(`The native projects have the app of "${name}".`)
}
