import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storePicture } from './re-encode-picture.ts'

const { execPath } = process
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-upload-'))
})
afterEach(async () => {
  process.execPath = execPath
  await rm(folder, { recursive: true })
})

test('a picture counts as unreadable if no process starts, and the server stays', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer()
  const target = join(folder, 'picture.jpg')
  process.execPath = join(folder, 'no-such-program')
  expect(await storePicture('login 1', target, picture)).toBe(0)
  expect(await readdir(folder)).toEqual([])
  process.execPath = execPath
  expect(await storePicture('login 1', target, picture)).toBeGreaterThan(0)
})
