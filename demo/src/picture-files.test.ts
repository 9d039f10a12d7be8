import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandPictureFileOf, pictureFileOf, picturesFolder } from './picture-files.ts'
import { brands } from './range/brands.ts'
import { bases } from './range/ranges.ts'

const files = readdirSync(picturesFolder).filter((file) => file.endsWith('.webp'))

test('every product and every brand has a picture, and every picture belongs to one', () => {
  const expectedFiles = [
    ...bases.flatMap((base) =>
      base.brands.flatMap((brand) => base.flavours.map((flavour) => pictureFileOf(base, brand, flavour))),
    ),
    ...brands.map(({ code }) => brandPictureFileOf(code)),
  ]
  expect(new Set(expectedFiles).size).toBe(expectedFiles.length)
  expect(files.toSorted()).toEqual(expectedFiles.toSorted())
})

test('a picture is WebP of at most 16 KB', () => {
  for (const file of files) {
    const bytes = readFileSync(new URL(file, picturesFolder))
    expect([file, bytes.toString('latin1', 8, 12), bytes.length < 16_384]).toEqual([file, 'WEBP', true])
  }
})
