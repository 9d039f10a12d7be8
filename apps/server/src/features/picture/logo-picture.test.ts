import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logoSize } from '../../kernel/logo.ts'
import { findLogo, readLogo } from './logo-picture.ts'

let folder: string
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>'
const pathOf = (name: string): string => join(folder, 'pictures', name)
const logo = (name: string, s3BucketUrl = '') => readLogo({ logo: name, s3BucketUrl }, folder)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provender-logo-'))
  mkdirSync(pathOf('folder.png'), { recursive: true })
  writeFileSync(pathOf('logo.svg'), svg)
  for (const name of ['logo.png', 'logo.webp', 'logo.avif', 'logo.jpg'])
    await sharp(Buffer.from(svg)).toFile(pathOf(name))
  writeFileSync(pathOf('text.svg'), 'our logo')
  writeFileSync(pathOf('empty.jpg'), '')
  writeFileSync(join(folder, 'outside.svg'), svg)
  symlinkSync(join(folder, 'outside.svg'), pathOf('link.svg'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['logo.svg', 'logo.png', 'logo.webp', 'logo.avif', 'logo.jpg'])(
  'converts a logo of any format to PNG: %s',
  async (name) => {
    const { png, ...size } = (await logo(name)) ?? { png: undefined }
    expect(size).toEqual({ width: 576, height: 144 })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 576, height: 144 })
  },
)

test.each([
  '',
  'missing.png',
  'text.svg',
  'empty.jpg',
  'folder.png',
  'link.svg',
  '../outside.svg',
  'https://cdn.example/logo.png',
])('uses the name if the logo cannot be shown: %s', async (name) => expect(await logo(name)).toBeUndefined())

test('tells a logo that cannot be read from none', async () => {
  const states = ['', 'https://cdn.example/logo.png', 'missing.png', 'text.svg'].map((name) =>
    findLogo({ logo: name, s3BucketUrl: '' }, folder),
  )
  expect(await Promise.all(states)).toEqual(['NONE', 'NONE', 'UNREADABLE', 'UNREADABLE'])
})

test('tries a logo that could not be converted again after five minutes', async () => {
  const write = (text: string): void => {
    writeFileSync(pathOf('again.svg'), text)
    utimesSync(pathOf('again.svg'), 1, 1)
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    write(svg.replace('</svg>', '<svg<<'))
    expect(await logo('again.svg')).toBeUndefined()
    write(svg)
    expect(await logo('again.svg')).toBeUndefined()
    vi.advanceTimersByTime(300_000)
    expect((await logo('again.svg'))?.width).toBe(576)
  } finally {
    vi.useRealTimers()
  }
})

test('does not look for a logo that is on another server', async () => {
  expect(await logo('logo.png', 'https://bucket.example')).toBeUndefined()
})

test('shows a replaced file at once', async () => {
  writeFileSync(pathOf('new.svg'), svg)
  expect((await logo('new.svg'))?.width).toBe(576)
  writeFileSync(pathOf('new.svg'), svg.replaceAll('40', '10'))
  utimesSync(pathOf('new.svg'), 1, 1)
  expect((await logo('new.svg'))?.width).toBe(144)
})

test('fits a logo into its rectangle and keeps its proportions', () => {
  const png = Buffer.alloc(0)
  expect(logoSize({ png, width: 720, height: 36 }, { width: 180, height: 40 })).toEqual({
    width: 180,
    height: 9,
  })
  expect(logoSize({ png, width: 100, height: 100 }, { width: 180, height: 40 })).toEqual({
    width: 40,
    height: 40,
  })
})
