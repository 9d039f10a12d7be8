import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brands } from '../range/brands.ts'
import { labelBackground, lightnessOf, readableOn, applyTint } from './colour.ts'
import { brandPictureFileOf, picturesFolder } from './picture-files.ts'
import { packShots } from './picture-list.ts'
import { renderPack, renderSign } from './render.ts'

const files = readdirSync(picturesFolder).filter((file) => file.endsWith('.webp'))

describe('the pictures', () => {
  test('are one per base, brand and flavour and one per brand, without others', () => {
    const expectedFiles = [
      ...packShots.map(({ file }) => file),
      ...brands.map(({ code }) => brandPictureFileOf(code)),
    ]
    expect(new Set(expectedFiles).size).toBe(expectedFiles.length)
    expect(files.toSorted()).toEqual(expectedFiles.toSorted())
  })

  test('have at most 10 MB together and 16 KB each', () => {
    const sizes = files.map((file) => statSync(new URL(file, picturesFolder)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000)
    expect(Math.max(...sizes)).toBeLessThan(16_384)
  })

  test('of packs are squares of 384 with a transparent background', async () => {
    for (const { file } of packShots.filter((_, i) => i % 29 === 0)) {
      const picture = await sharp(readFileSync(new URL(file, picturesFolder))).metadata()
      expect([picture.format, picture.width, picture.height, picture.hasAlpha]).toEqual([
        'webp',
        384,
        384,
        true,
      ])
    }
  })

  test('are reproducible', async () => {
    for (const { file, pack, label } of packShots.filter((_, i) => i % 97 === 0)) {
      const stored = readFileSync(new URL(file, picturesFolder))
      expect(await difference(await renderPack(pack, label), stored)).toBeLessThan(2)
    }
    const sign = readFileSync(new URL(brandPictureFileOf(brands[0]!.code), picturesFolder))
    expect(await difference(await renderSign(brands[0]!), sign)).toBeLessThan(2)
  })

  test('of two brands of one product differ', () => {
    const descriptions = packShots.map(({ pack, label }) => JSON.stringify([pack, label]))
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  test('have lettering that is readable on its background', () => {
    const contrast = (one: string, other: string): number => {
      const [high = 0, low = 0] = [lightnessOf(one), lightnessOf(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    const faint = packShots.filter(
      ({ label }) => contrast(label.ink, label.ground) < 3.2 || contrast(label.bandInk, label.band) < 4.5,
    )
    expect(faint.map(({ file }) => file)).toEqual([])
  })
})

/** The average difference of two pictures per channel: 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  )
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length
}

describe('colours', () => {
  test('can be turned around the colour wheel and lightened', () => {
    expect(applyTint('#00ff00', { hue: 240, absolute: false, saturation: 1, light: 0 })).toBe('#ff0000')
    expect(applyTint('#00ff00', { hue: 240, absolute: true, saturation: 1, light: 0 })).toBe('#0000ff')
    expect(applyTint('#000000', { hue: 0, absolute: false, saturation: 1, light: 0.5 })).toBe('#808080')
  })

  test('behind lettering stay if bright and are darkened otherwise', () => {
    expect(labelBackground('#ffe27a')).toBe('#ffe27a')
    expect(lightnessOf(labelBackground('#4dabf7'))).toBeLessThanOrEqual(lightnessOf('#4dabf7'))
    expect(readableOn('#ffffff', ['#eeeeee', '#777777'], 3)).toBe('#777777')
  })
})
