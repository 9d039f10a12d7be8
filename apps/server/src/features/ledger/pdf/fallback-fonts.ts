import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import subsetFont from 'subset-font'
import { codePointsOf, openFont, type Weight, weights } from './archivo.ts'
import { createShaper, type TextShaper } from './shape-text.ts'

/** In the order of preference. Each comes in slices by script; a document loads only the slices that it needs. */
const families = [
  ['noto-sans', import.meta.resolve('@fontsource-variable/noto-sans/unicode.json')],
  // Has one glyph per letter, so that its text can be copied. Noto Sans Arabic draws dots separately, but has
  // more letters.
  ['vazirmatn', import.meta.resolve('@fontsource-variable/vazirmatn/unicode.json')],
  ['noto-sans-arabic', import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json')],
  ['noto-sans-hebrew', import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json')],
  ['noto-sans-bengali', import.meta.resolve('@fontsource-variable/noto-sans-bengali/unicode.json')],
  ['noto-sans-gujarati', import.meta.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json')],
  ['noto-sans-gurmukhi', import.meta.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json')],
  ['noto-sans-tamil', import.meta.resolve('@fontsource-variable/noto-sans-tamil/unicode.json')],
  ['noto-sans-thai', import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json')],
  ['noto-sans-georgian', import.meta.resolve('@fontsource-variable/noto-sans-georgian/unicode.json')],
  ['noto-sans-armenian', import.meta.resolve('@fontsource-variable/noto-sans-armenian/unicode.json')],
  ['noto-sans-sc', import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json')],
  ['noto-sans-kr', import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json')],
  ['noto-sans-symbols', import.meta.resolve('@fontsource-variable/noto-sans-symbols/unicode.json')],
  ['noto-emoji', import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json')],
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
  readonly name: string
  /** The file of the package that lists its slices. */
  readonly index: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

async function readSlices([family, index]: readonly [string, string]): Promise<readonly Slice[]> {
  const ranges: unknown = JSON.parse(await readFile(new URL(index), 'utf8'))
  return Object.entries(ranges as Readonly<Record<string, string>>).map(([name, text]) => ({
    name: `${family}-${name.replaceAll(/[[\]]/g, '')}`,
    index,
    ranges: text.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  }))
}

let slices: Promise<readonly Slice[]> | undefined

/** A loaded slice takes 20 to 300 KB: a wholesaler with Chinese names uses about 40 of them. */
const loaded = new LRUCache<string, Promise<FallbackFont>>({ max: 80 })

async function instantiate({ name, index }: Slice): Promise<FallbackFont> {
  const file = await readFile(new URL(`files/${name}-wght-normal.woff2`, index))
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
  if (!plain || !strong) throw new Error(`No weights for ${name}`)
  return {
    name,
    codePoints: codePointsOf(openFont(plain)),
    files: {
      plain: { buffer: plain, shape: createShaper(plain) },
      strong: { buffer: strong, shape: createShaper(strong) },
    },
  }
}

async function load(slice: Slice): Promise<FallbackFont> {
  const font = loaded.get(slice.name) ?? instantiate(slice)
  loaded.set(slice.name, font)
  try {
    return await font
  } catch (error) {
    // The next document tries again.
    loaded.delete(slice.name)
    throw error
  }
}

/** The first slice with all the code points. The ranges of a package claim more than its files have. */
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
