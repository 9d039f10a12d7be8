import type { Language } from '@provender/domain/languages'
import { expect, test } from 'vitest'
import { readOrderFile } from './read-file.ts'

const fileOf = (...bytes: readonly number[]) => new File([Uint8Array.from(bytes)], 'order.csv')
const read = (bytes: readonly number[], language: Language = 'en') =>
  readOrderFile(fileOf(...bytes), language)

test('a file without Unicode is read as spreadsheets of the language save it', async () => {
  expect(await read([0xa3, 0x31], 'en')).toBe('£1')
  expect(await read([0xb3, 0x61], 'pl')).toBe('ła')
  expect(await read([0xfe, 0x61], 'tr')).toBe('şa')
})

test('a file with Unicode is read alike in every language', async () => {
  expect(await read([0xc5, 0x82, 0x61], 'tr')).toBe('ła')
  expect(await read([0xff, 0xfe, 0x42, 0x01], 'tr')).toBe('ł')
})

test('a picture, or a file too large for an order, is no text', async () => {
  expect(await read([0x89, 0x50, 0x4e, 0x47, 0x00])).toBeUndefined()
  expect(await readOrderFile(new File(['a'.repeat(500_001)], 'order.csv'), 'en')).toBeUndefined()
})
