import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../sources.ts'
import { brandFiles } from './brand-files.ts'
import { brandSlugs, isCommonApp, mobile, readBrand } from './brand.ts'

const firstScreens = {
  common: ['Who is your wholesaler?', 'apps/shop/src/features/server-choice/choose-server-page.tsx'],
  own: ['No connection', 'apps/shop/src/shell/offline/no-connection.tsx'],
} as const

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script for a brand, in an emulator that shows this text. */
function runSmoke(slug: string, shown: string): number | null {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'adb'), `#!/bin/sh\necho '<node text="${shown}"/>'\n`, { mode: 0o755 })
  writeFileSync(join(bin, 'sleep'), '#!/bin/sh\n', { mode: 0o755 })
  // It looks once instead of thirty times.
  writeFileSync(join(bin, 'seq'), '#!/bin/sh\necho 1\n', { mode: 0o755 })
  cpSync(join(mobile, 'smoke-android.sh'), join(folder, 'smoke-android.sh'))
  for (const { path, content } of brandFiles(readBrand(slug))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const PATH = `${bin}${delimiter}${process.env['PATH']}`
  return spawnSync('sh', [join(folder, 'smoke-android.sh')], { env: { ...process.env, PATH } }).status
}

test.skipIf(process.platform === 'win32').each(brandSlugs())(
  'the first start of the brand %s waits for its own first screen',
  (slug) => {
    const { common, own } = firstScreens
    const [[text, source], [otherText]] = isCommonApp(readBrand(slug)) ? [common, own] : [own, common]
    expect(readFileSync(join(root, source), 'utf8')).toContain(`\`${text}\``)
    expect(runSmoke(slug, text)).toBe(0)
    rmSync(join(folder, 'bin'), { recursive: true })
    expect(runSmoke(slug, otherText)).toBe(1)
  },
)
