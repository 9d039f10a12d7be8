import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import { appliedBrandRecord } from './applied-brand.ts'
import { copyFirebaseFile } from './apply-brand.ts'
import { type Brand, mobile } from './brand.ts'
import { bundleFolder } from './capacitor-config.ts'

const copiedPages = ['android/app/src/main/assets/public/index.html', 'ios/App/App/public/index.html']

/** Copies the built app and the brand's Firebase file into both native projects. Git ignores the copies. */
export function copyBundle(brand: Brand, project = mobile): void {
  if (!existsSync(join(project, bundleFolder, 'index.html')))
    throw commandError(
      `There is no built app in apps/mobile/${bundleFolder}. Build it first: npm run app -- build`,
    )
  const record = appliedBrandRecord(brand)
  const builtRecord = join(project, bundleFolder, record.path)
  if (!existsSync(builtRecord) || readFileSync(builtRecord, 'utf8') !== record.content)
    throw commandError(
      `The app in apps/mobile/${bundleFolder} was not built for brands/${brand.slug} as it is now. Build it again: npm run app -- build`,
    )
  const copies = copiedPages.map((page) => join(project, page))
  for (const copy of copies) rmSync(copy, { force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
    // With CI set it asks nothing and sends no statistics.
    { cwd: project, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  )
  // Capacitor only logs a failed copy.
  if (status !== 0 || !copies.every((copy) => existsSync(copy)))
    throw commandError(`Capacitor could not copy the app:\n${stdout}${stderr}`)
  copyFirebaseFile(brand, project)
}
