import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import subsetFont from 'subset-font'
import { codePointsOf, openFont, type Weight, weights } from './archivo.ts'
import { createShaper, type TextShaper } from './shape-text.ts'

/** In the order of preference. Each comes in slices by script; a document loads only the slices that it needs. */
const families = [
  'noto-sans',
  // One glyph for a letter, so that its text can be copied. Noto Sans Arabic sets the dots one by one; it has more letters.
  'vazirmatn',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-tamil',
  'noto-sans-thai',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-symbols',
  'noto-emoji',
] as const
const axisValues: Readonly<Record<Weight, number>> = { plain: 400, strong: 600 }

/** One slice of a family, in both weights, as TrueType. */
export interface FallbackFont {
  readonly name: string
  readonly codePoints: ReadonlySet<number>
  readonly files: Readonly<Record<Weight, FallbackFile>>
}

export interface FallbackFile {
  readonly buffer: Buffer
  readonly shape: TextShaper
}

interface Slice {
  readonly family: string
  readonly subset: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const resolve = (path: string): string => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`))

async function readSlices(family: string): Promise<readonly Slice[]> {
  const ranges: unknown = JSON.parse(await readFile(resolve(`${family}/unicode.json`), 'utf8'))
  return Object.entries(ranges as Readonly<Record<string, string>>).map(([subset, text]) => ({
    family,
    subset: subset.replaceAll(/[[\]]/g, ''),
    ranges: text.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  }))
}

let slices: Promise<readonly Slice[]> | undefined

/** A loaded slice takes 20 to 300 KB: a wholesaler with Chinese names uses about 40 of them. */
const loaded = new LRUCache<string, Promise<FallbackFont>>({ max: 80 })

async function instantiate({ family, subset }: Slice): Promise<FallbackFont> {
  const file = await readFile(resolve(`${family}/files/${family}-${subset}-wght-normal.woff2`))
  // pdfkit embeds neither WOFF2 nor variable fonts, so each weight becomes a TrueType font.
  const [plain, strong] = await Promise.all(
    weights.map((weight) =>
      subsetFont(file, undefined, {
        keepAllGlyphs: true,
        targetFormat: 'truetype',
        variationAxes: { wght: axisValues[weight] },
      }),
    ),
  )
  if (!plain || !strong) throw new Error(`No weights for ${family}`)
  return {
    name: `${family}-${subset}`,
    codePoints: codePointsOf(openFont(plain)),
    files: {
      plain: { buffer: plain, shape: createShaper(plain) },
      strong: { buffer: strong, shape: createShaper(strong) },
    },
  }
}

async function load(slice: Slice): Promise<FallbackFont> {
  const key = `${slice.family}-${slice.subset}`
  const font = loaded.get(key) ?? instantiate(slice)
  loaded.set(key, font)
  return await font
}

/** The first slice with all the code points. The ranges of a package promise more than its files have. */
export async function findFallbackFont(codePoints: readonly number[]): Promise<FallbackFont | undefined> {
  slices ??= Promise.all(families.map(readSlices)).then((each) => each.flat())
  for (const slice of await slices) {
    const claims = codePoints.every((code) =>
      slice.ranges.some(([first, last]) => first <= code && code <= last),
    )
    if (!claims) continue
    const font = await load(slice)
    if (codePoints.every((code) => font.codePoints.has(code))) return font
  }
  return undefined
}
