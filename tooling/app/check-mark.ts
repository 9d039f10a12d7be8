import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import sharp from 'sharp'
import type { Brand } from './brand.ts'

const maxBytes = 500_000
/** A larger picture could not be rendered in the size of a notification's icon. */
const maxSize = 1440
const sampleSize = 128
/** Of graphical objects (https://www.w3.org/TR/WCAG22/#non-text-contrast). */
const minContrast = 3

/** Refuses an icon or a splash that no phone could show, and names the file and the reason. Nothing has been written yet. */
export async function checkMarks(brand: Brand): Promise<void> {
  const { primary, backgroundLight, backgroundDark } = brand.colours
  const icon = await readMark(brand, brand.icon)
  if (icon.coverage > 0.95)
    throw commandError(
      `${icon.path} covers the whole picture. Leave the ground transparent: the app puts the mark on colours.primary, and notifications show its outline.`,
    )
  refuseLowContrast(icon, { primary }, 0.25)
  // A splash may have a ground of its own with a clear mark on it.
  refuseLowContrast(await readMark(brand, brand.splash), { backgroundLight, backgroundDark }, 0.05)
}

interface Mark {
  readonly path: string
  /** The share of the picture that is not transparent. */
  readonly coverage: number
  /** The opaque pixels. */
  readonly pixels: readonly Rgb[]
}

type Rgb = readonly [number, number, number]

async function readMark({ slug, folder }: Brand, file: string): Promise<Mark> {
  const path = `brands/${slug}/${file}`
  const svg = readFileSync(join(folder, file))
  if (svg.length > maxBytes)
    throw commandError(
      `${path} has ${Math.ceil(svg.length / 1000)} KB. A mark may have ${maxBytes / 1000} KB.`,
    )
  refuseForeignParts(path, svg.toString('utf8'))
  const { width, height } = await sizeOf(path, svg)
  if (Math.max(width, height) > maxSize)
    throw commandError(
      `${path} is ${width} × ${height} pixels large. Set width and height, or the viewBox, to at most ${maxSize}.`,
    )
  const { data } = await sharp(svg, { density: (72 * sampleSize) / Math.max(width, height) })
    .resize(sampleSize, sampleSize, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = opaquePixels(data)
  const coverage = pixels.length / sampleSize ** 2
  if (coverage < 0.01) throw commandError(`${path} is blank: almost nothing in it is visible.`)
  return { path, coverage, pixels }
}

async function sizeOf(
  path: string,
  svg: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  try {
    const { format, width, height } = await sharp(svg).metadata()
    if (format === 'svg') return { width, height }
  } catch (error) {
    throw commandError(
      `${path} is not an SVG picture: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  throw commandError(`${path} is not an SVG picture`)
}

const loadedParts = [
  /(?:href|src)\s*=\s*["']?\s*(?!#|data:)([^"'\s>]+)/i,
  /url\(\s*["']?\s*(?!#|data:)([^"')\s]+)/i,
  /@import\s+["']?([^"';\s]+)/i,
  /<!ENTITY\s+(\S+)/i,
  /<(script|foreignObject)\b/i,
]

/** The picture must be the same on every machine, so it loads nothing. */
function refuseForeignParts(path: string, svg: string): void {
  const found = loadedParts.map((part) => part.exec(svg)?.[1]).find((part) => part !== undefined)
  if (found !== undefined)
    throw commandError(`${path} loads ${found}. Put everything that it shows into the file itself.`)
}

function opaquePixels(data: Buffer): readonly Rgb[] {
  const pixels: Rgb[] = []
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4)
    if (alpha > 127) pixels.push([red, green, blue])
  }
  return pixels
}

/** At least this share of a mark has to stand out from each of its grounds; the rest may be decoration. */
function refuseLowContrast(
  { path, pixels }: Mark,
  grounds: Readonly<Record<string, string>>,
  minShare: number,
): void {
  for (const [name, colour] of Object.entries(grounds)) {
    const ground = luminance(rgbOf(colour))
    const clear = pixels.filter((pixel) => contrast(luminance(pixel), ground) >= minContrast)
    if (clear.length < pixels.length * minShare)
      throw commandError(
        `${path} is hard to see on colours.${name} (${colour}): its contrast is below ${minContrast} : 1`,
      )
  }
}

function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
