import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const megabyte = 1_000_000
const picture = (bytes: number, name = 'IMG_1.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })
const decode = vi.fn(async (_file: File) => ({ width: 4000, height: 3000, close: () => {} }))
let bytesAt: (width: number) => number
let drawnPixels: readonly number[]

class Canvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  getContext() {
    return { fillRect: () => {}, drawImage: () => {}, getImageData: () => ({ data: drawnPixels }) }
  }

  async convertToBlob({ type }: { readonly type: string }) {
    return new Blob([`${this.width} × ${this.height} `.padEnd(bytesAt(this.width))], { type })
  }
}

beforeEach(() => {
  bytesAt = () => 500_000
  drawnPixels = [0, 0, 0, 255, 0, 0, 0, 0]
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('OffscreenCanvas', Canvas)
})
afterEach(() => {
  vi.unstubAllGlobals()
  decode.mockClear()
})

const shrink = (file: File) => shrinkPicture(file, () => true)
const sizeIn = async (file: File | undefined) => (await file?.text())?.split('  ')[0]

test('a large picture becomes a JPEG of at most 2048 pixels', async () => {
  const small = await shrink(picture(9 * megabyte))
  expect([small?.name, small?.type, await sizeIn(small)]).toEqual(['IMG_1.jpg', 'image/jpeg', '2048 × 1536'])
})

test('a picture that is hard to compress becomes smaller and smaller, until it fits', async () => {
  bytesAt = (width) => (width > 1000 ? 2 * megabyte : 800_000)
  expect(await sizeIn(await shrink(picture(9 * megabyte)))).toBe('1000 × 750')
})

test.each([
  ['a small picture', picture(0.5 * megabyte)],
  ['a document', picture(3 * megabyte, 'licence.pdf', 'application/pdf')],
  ['a picture too large to decode on a phone', picture(31 * megabyte)],
])('%s stays as it is, and is not decoded', async (_, file) => {
  expect(await shrink(file)).toBe(file)
  expect(decode).not.toHaveBeenCalled()
})

test('a picture that this browser cannot decode, or never makes small enough, stays as it is', async () => {
  const file = picture(9 * megabyte)
  decode.mockRejectedValueOnce(new Error('HEIC'))
  expect(await shrink(file)).toBe(file)
  bytesAt = () => 2 * megabyte
  expect(await shrink(file)).toBe(file)
})

test('a browser that resists fingerprinting keeps the original instead of noise', async () => {
  drawnPixels = [7, 91, 3, 255, 12, 0, 44, 9]
  const file = picture(9 * megabyte)
  expect(await shrink(file)).toBe(file)
})

test('one picture is decoded after the other, and none that was removed while it waited', async () => {
  const decoding = Promise.withResolvers<Awaited<ReturnType<typeof decode>>>()
  decode.mockReturnValueOnce(decoding.promise)
  const first = picture(2 * megabyte, '1.png')
  const second = picture(2 * megabyte, '2.png')
  const third = picture(2 * megabyte, '3.png')
  const remaining = new Set([first, second, third])
  const results = [...remaining].map((file) => shrinkPicture(file, () => remaining.has(file)))
  await Promise.resolve()
  remaining.delete(second)
  expect(decode.mock.calls).toEqual([[first]])
  decoding.resolve({ width: 100, height: 100, close: () => {} })
  expect((await Promise.all(results)).map((file) => file?.name)).toEqual(['1.jpg', undefined, '3.jpg'])
  expect(decode.mock.calls).toEqual([[first], [third]])
})
