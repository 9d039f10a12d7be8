import { expect, test } from 'vitest'
import { sniffSupportingDocument } from './supporting-document.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['jpeg', '\xFF\xD8\xFF\xE0'],
  ['png', '\x89PNG\r\n\x1A\n'],
  ['webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
] as const)('a %s is recognised by its first bytes', (format, text) => {
  expect(sniffSupportingDocument(bytesOf(text))).toBe(format)
})

test.each(['', '<svg xmlns', '<!doctype html>', 'GIF89a', 'RIFF\x00\x00\x00\x00WAVE', 'MZ', ' %PDF-1.7'])(
  'a file that begins with %j is refused, whatever its name',
  (text) => {
    expect(sniffSupportingDocument(bytesOf(text))).toBeUndefined()
  },
)
