import { expect, test } from 'vitest'
import { sniffPicture } from './claim-picture.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['picture', '\xFF\xD8\xFF\xE0'],
  ['picture', '\x89PNG\r\n\x1A\n'],
  ['picture', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ['heic', '\x00\x00\x00\x18ftypheic\x00'],
  ['heic', '\x00\x00\x00\x18ftypmif1\x00'],
  ['other', '\x00\x00\x00\x18ftypisom\x00'],
  ['other', '%PDF-1.7'],
  ['other', '<svg xmlns'],
  ['other', ''],
] as const)('detects %s from the bytes %j', (kind, text) => {
  expect(sniffPicture(bytesOf(text))).toBe(kind)
})
