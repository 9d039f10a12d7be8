import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLogo } from '../../features/picture/check-logo.ts'
import { logoWarning } from './logo-warning.ts'

let folder: string
const pictures = (): string => join(folder, 'pictures')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provender-logo-'))
  mkdirSync(join(pictures(), 'folder.png'), { recursive: true })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
  writeFileSync(join(pictures(), 'logo.svg'), svg)
  for (const name of ['logo.png', 'logo.webp', 'logo.avif', 'logo.jpg'])
    await sharp(Buffer.from(svg)).toFile(join(pictures(), name))
  writeFileSync(join(pictures(), 'text.svg'), 'our logo')
  writeFileSync(join(pictures(), 'page.png'), '<!doctype html><title>Not found</title>')
  writeFileSync(join(pictures(), 'empty.jpg'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

const warning = async (logo: string, s3BucketUrl = '') => {
  const fault = await checkLogo({ logo, s3BucketUrl }, folder)
  return fault && logoWarning(fault)
}

test.each(['logo.svg', 'logo.png', 'logo.webp', 'logo.avif', 'logo.jpg', ''])(
  'prints nothing about a valid logo: %s',
  async (logo) => expect(await warning(logo)).toBeUndefined(),
)

test.each(['https://cdn.example/logo.svg'])(
  'does not look for a logo on another server: %s',
  async (logo) => {
    expect(await warning(logo)).toBeUndefined()
    expect(await warning('missing.svg', 'https://bucket.example')).toBeUndefined()
  },
)

test.each(['missing.svg', 'folder.png'])('names the path at which a logo is missing: %s', async (logo) => {
  expect(await warning(logo)).toBe(
    `Warning: there is no file ${join(pictures(), logo)}. The shop shows its name until you add the logo.`,
  )
})

test.each(['text.svg', 'page.png', 'empty.jpg'])(
  'warns about a file that is not a picture and names the accepted formats: %s',
  async (logo) =>
    expect(await warning(logo)).toBe(
      `Warning: ${join(pictures(), logo)} is not a picture. The shop shows its name instead. Use SVG, PNG, WebP, AVIF or JPEG.`,
    ),
)
