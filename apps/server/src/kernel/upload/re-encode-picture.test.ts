import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { reEncodePicture } from './re-encode-picture.ts'

const { execPath } = process
afterEach(() => {
  process.execPath = execPath
})

test('a picture counts as unreadable if no process starts, and the server stays', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer()
  process.execPath = '/no-such-program'
  expect(await reEncodePicture('login 1', picture)).toBeUndefined()
  process.execPath = execPath
  const jpeg = await reEncodePicture('login 1', picture)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 8 })
})
