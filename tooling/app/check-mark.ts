import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import sharp from 'sharp'
import type { Brand } from './brand.ts'

const maxBytes = 500_000
/** A larger picture could not be rendered in the size of a notification's icon. */
const maxSize = 1440
/** A thinner strip has no height left in the smallest icon. */
const maxRatio = 8
const sampleSize = 128
/** Of graphical objects (https://www.w3.org/TR/WCAG22/#non-text-contrast). */
const minContrast = 3
/** A smaller mark is a dot in the icon of a notification. */
const minExtent = 0.4
/** Of two colours, apart from their lightness: shades of one colour are nearer (https://bottosson.github.io/posts/oklab/). */
const otherHue = 0.1

/** Refuses an icon or a splash that no phone could show, and names the file and the reason. Nothing has been written yet. */
export async function checkMarks(brand: Brand): Promise<void> {
  const { primary, backgroundLight, backgroundDark } = brand.colours
  if (luminance(rgbOf(backgroundLight)) < luminance(rgbOf(backgroundDark)))
    throw commandError(
      `brands/${brand.slug}/brand.json: colours.backgroundLight (${backgroundLight}) is darker than colours.backgroundDark (${backgroundDark})`,
    )
  const icon = await readMark(brand, brand.icon)
  if (icon.fill > 0.9)
    throw commandError(
      `${icon.path} has a ground. Leave it transparent: the app puts the mark on colours.primary, and notifications show its outline.`,
    )
  if (hasSeveralColours(icon))
    throw commandError(
      `${icon.path} has several colours. Draw the mark in one: notifications show only its outline, so a letter on a disc would be a disc.`,
    )
  refuseLowContrast(icon, { primary }, 0.25)
  // A splash may have a ground of its own with a clear mark on it.
  refuseLowContrast(await readMark(brand, brand.splash), { backgroundLight, backgroundDark }, 0.05)
}

interface Mark {
  readonly path: string
  /** How much of its smallest enclosing rectangle the mark fills. */
  readonly fill: number
  readonly pixels: readonly Pixel[]
}

type Rgb = readonly [number, number, number]

interface Pixel {
  readonly x: number
  readonly y: number
  readonly rgb: Rgb
  /** From 0 to 1. */
  readonly alpha: number
}

async function readMark({ slug, folder }: Brand, file: string): Promise<Mark> {
  const path = `brands/${slug}/${file}`
  const svg = readFileSync(join(folder, file))
  if (svg.length > maxBytes)
    throw commandError(
      `${path} has ${Math.ceil(svg.length / 1000)} KB. A mark may have ${maxBytes / 1000} KB.`,
    )
  refuseForeignParts(path, svg.toString('utf8'))
  const { format, width, height } = await orRefuse(
    `${path} is not an SVG picture`,
    async () => await sharp(svg).metadata(),
  )
  if (format !== 'svg') throw commandError(`${path} is not an SVG picture`)
  const size = Math.max(width, height)
  if (size > maxSize)
    throw commandError(
      `${path} is ${width} × ${height} pixels large. Set width and height, or the viewBox, to at most ${maxSize}.`,
    )
  if (size > Math.min(width, height) * maxRatio)
    throw commandError(`${path} has ${width} × ${height} pixels: too thin a strip for an icon.`)
  const data = await orRefuse(`${path} cannot be drawn`, async () => await samplePixels(svg, size))
  const pixels = visiblePixels(data)
  if (pixels.length < sampleSize ** 2 / 100)
    throw commandError(`${path} is blank: almost nothing in it is visible.`)
  const { width: markWidth, height: markHeight } = sizeOf(pixels)
  if (Math.max(markWidth, markHeight) < sampleSize * minExtent)
    throw commandError(`${path} is almost empty: its mark is too small in it. Fit the viewBox to the mark.`)
  return { path, pixels, fill: pixels.length / (markWidth * markHeight) }
}

async function orRefuse<T>(refusal: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw commandError(`${refusal}: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}

async function samplePixels(svg: Buffer, size: number): Promise<Buffer> {
  return await sharp(svg, { density: (72 * sampleSize) / size })
    .resize(sampleSize, sampleSize, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

const loadedParts = [
  /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp)\b)([^"'\s>]+)/i,
  /url\(\s*["']?\s*(?!#|data:)([^"')\s]+)/i,
  /image-set\(\s*["']?\s*([^"')\s]+)/i,
  /attributeName\s*=\s*["'](?:xlink:)?(href)\b/i,
  /@import\s+["']?([^"';\s]+)/i,
  /<!ENTITY\s+(\S+)/i,
  /<(?:\w+:)?(script|foreignObject)\b/i,
]

/** The picture must be the same on every machine, so it loads nothing. */
function refuseForeignParts(path: string, source: string): void {
  if (!/<(?:\w+:)?svg[\s>]/i.test(source)) throw commandError(`${path} is not an SVG picture`)
  const svg = withoutComments(source)
  const found = loadedParts.map((part) => part.exec(svg)?.[1]).find((part) => part !== undefined)
  if (found !== undefined)
    throw commandError(`${path} loads ${found}. Put everything that it shows into the file itself.`)
  if (/<(?:\w+:)?text\b/i.test(svg))
    throw commandError(`${path} has text, whose font differs between machines. Convert it into paths.`)
}

function withoutComments(svg: string): string {
  return svg.replaceAll(/<!--.*?-->/gs, '')
}

function visiblePixels(data: Buffer): readonly Pixel[] {
  const pixels: Pixel[] = []
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4)
    const place = index / 4
    if (alpha > 51)
      pixels.push({
        x: place % sampleSize,
        y: Math.floor(place / sampleSize),
        rgb: [red, green, blue],
        alpha: alpha / 255,
      })
  }
  return pixels
}

function sizeOf(pixels: readonly Pixel[]): { readonly width: number; readonly height: number } {
  const side = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1
  return { width: side(pixels.map(({ x }) => x)), height: side(pixels.map(({ y }) => y)) }
}

/** True if parts of the mark stand out from the rest of it, in lightness or in hue. */
function hasSeveralColours({ pixels }: Mark): boolean {
  const solid = pixels.filter(({ alpha }) => alpha > 0.9).map(({ rgb }) => rgb)
  const usual = solid.toSorted((one, other) => luminance(one) - luminance(other))[
    Math.floor(solid.length / 2)
  ]
  if (!usual) return false
  const others = solid.filter(
    (each) =>
      contrast(luminance(each), luminance(usual)) >= minContrast || hueDistance(each, usual) >= otherHue,
  )
  return others.length > solid.length * 0.05
}

/** At least this share of a mark has to stand out from each of its grounds; the rest may be decoration. */
function refuseLowContrast(
  { path, pixels }: Mark,
  grounds: Readonly<Record<string, string>>,
  minShare: number,
): void {
  for (const [name, colour] of Object.entries(grounds)) {
    const ground = rgbOf(colour)
    const clear = pixels.filter(
      (pixel) => contrast(luminance(blend(pixel, ground)), luminance(ground)) >= minContrast,
    )
    if (clear.length < pixels.length * minShare)
      throw commandError(
        `${path} is hard to see on colours.${name} (${colour}): its contrast is below ${minContrast} : 1`,
      )
  }
}

/** The colour of a pixel that lets some of the ground through. */
function blend({ rgb, alpha }: Pixel, ground: Rgb): Rgb {
  const mix = (over: number, under: number): number => over * alpha + under * (1 - alpha)
  return [mix(rgb[0], ground[0]), mix(rgb[1], ground[1]), mix(rgb[2], ground[2])]
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
  const [red, green, blue] = linear(rgb)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(rgb: Rgb): Rgb {
  return rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
}

function hueDistance(one: Rgb, other: Rgb): number {
  const [a, b] = chromaOf(one)
  const [otherA, otherB] = chromaOf(other)
  return Math.hypot(a - otherA, b - otherB)
}

/** The two values of OKLab beside the lightness. */
function chromaOf(rgb: Rgb): readonly [number, number] {
  const [red, green, blue] = linear(rgb)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
