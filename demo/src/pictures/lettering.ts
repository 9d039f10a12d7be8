import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Font, type Glyph } from 'opentype.js/dist/opentype.mjs'
import type { Face } from '../range/brands.ts'
import { at, type Svg } from './paint.ts'

// Two files per typeface: basic Latin, and the letters of Polish and Turkish.
const files: Readonly<Record<Face, readonly [string, string]>> = {
  sans: [
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-800-normal.woff'),
  ],
  slab: [
    import.meta.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff'),
  ],
  tall: [
    import.meta.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff'),
  ],
  serif: [
    import.meta.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff'),
  ],
  script: [
    import.meta.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/lobster/files/lobster-latin-ext-400-normal.woff'),
  ],
  deco: [
    import.meta.resolve('@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/yeseva-one/files/yeseva-one-latin-ext-400-normal.woff'),
  ],
  round: [
    import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff'),
  ],
}

const opened = new Map<string, Font>()

function fontIn(url: string): Font {
  const cached = opened.get(url)
  if (cached) return cached
  const font = parse(new Uint8Array(readFileSync(fileURLToPath(url))).buffer)
  opened.set(url, font)
  return font
}

interface PlacedGlyph {
  readonly font: Font
  readonly glyph: Glyph
  /** As a fraction of the size. */
  readonly advance: number
}

function placedGlyphOf(face: Face, character: string): PlacedGlyph {
  const fonts = files[face].map(fontIn)
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
  if (!font) throw new Error(`No ${face} letter for ${character}.`)
  const glyph = font.charToGlyph(character)
  return { font, glyph, advance: glyph.advanceWidth / font.unitsPerEm }
}

const lettersOf = (face: Face, words: string): readonly PlacedGlyph[] =>
  Array.from(words, (character) => placedGlyphOf(face, character))

const widthOf = (letters: readonly PlacedGlyph[], track: number): number =>
  letters.reduce((sum, letter) => sum + letter.advance + track, -track)

export interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Maximum width; the text shrinks to fit. */
  readonly width: number
  readonly fill: string
  readonly face?: Face
  /** Extra letter spacing as a fraction of the size. */
  readonly track?: number
}

function glyphPath(
  { glyph }: PlacedGlyph,
  x: number,
  { y, size }: { readonly y: number; readonly size: number },
) {
  return glyph
    .getPath(x, y, size)
    .commands.map(
      (c) => c.type + at(...[c.x1, c.y1, c.x2, c.y2, c.x, c.y].filter((value) => value !== undefined)),
    )
    .join('')
}

/** Text as one path, centred on x, so that no picture depends on installed fonts. */
export function lettering(
  words: string,
  { x, y, size, width, fill, face = 'sans', track = 0 }: Lettering,
): Svg {
  const letters = lettersOf(face, words)
  const natural = widthOf(letters, track)
  const fittedSize = Math.min(size, width / natural)
  let pen = x - (natural * fittedSize) / 2
  const d = letters.map((letter) => {
    const path = glyphPath(letter, pen, { y, size: fittedSize })
    pen += (letter.advance + track) * fittedSize
    return path
  })
  return `<path fill="${fill}" d="${d.join('')}"/>`
}

/** Text along the top of a circle of `radius` around (x, y + radius). */
export function archedLettering(
  words: string,
  { radius, ...style }: Lettering & { readonly radius: number },
): Svg {
  const { x, y, size, width, fill, face = 'sans', track = 0.02 } = style
  const letters = lettersOf(face, words)
  const natural = widthOf(letters, track)
  const fittedSize = Math.min(size, width / natural)
  let offset = -(natural * fittedSize) / 2
  return letters
    .map((letter) => {
      const half = (letter.advance * fittedSize) / 2
      const degrees = (((offset + half) / radius) * 180) / Math.PI
      offset += (letter.advance + track) * fittedSize
      const d = glyphPath(letter, x - half, { y, size: fittedSize })
      return `<path fill="${fill}" d="${d}" transform="rotate(${at(degrees)} ${at(x, y + radius)})"/>`
    })
    .join('')
}

/** The width of a text at size 1. */
export function widthOfWords(words: string, face: Face, track = 0): number {
  return widthOf(lettersOf(face, words), track)
}
