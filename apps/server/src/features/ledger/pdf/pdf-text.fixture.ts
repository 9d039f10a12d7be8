import { inflateSync } from 'node:zlib'

/** A run of text in one font, with its page and position in points from the bottom left. */
export interface TextRun {
  readonly page: number
  readonly y: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** By number in the font of the file. 0 is drawn as a box. */
  readonly glyphs: readonly number[]
}

interface EmbeddedFont {
  /** By the number of the glyph. */
  readonly letters: readonly string[]
  readonly widths: readonly number[]
}

/** Extracts the readable text of a PDF, whose letters are glyph numbers of embedded fonts. */
export function readPdfText(pdf: Buffer): string {
  const pages: string[] = []
  for (const { page, text } of readPdfRuns(pdf)) pages[page] = `${pages[page] ?? ''}${text}|`
  return pages.join('\n')
}

export function readPdfRuns(pdf: Buffer): readonly TextRun[] {
  const raw = pdf.toString('latin1')
  const objects = new Map(
    Array.from(raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body = '']) => [id, body]),
  )
  const contentOf = (id: string | undefined): string => {
    const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  }
  const fonts = new Map<string, EmbeddedFont>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id) ?? ''
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? []
      const [, descendant] = /\/DescendantFonts \[(\d+) 0 R/.exec(font) ?? []
      const [, widths = ''] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '') ?? []
      if (cmap !== undefined && !fonts.has(name))
        fonts.set(name, { letters: lettersIn(contentOf(cmap)), widths: widths.split(' ').map(Number) })
    }
  return Array.from(raw.matchAll(/\/Contents (\d+) 0 R/g), ([, id]) => contentOf(id)).flatMap(
    (content, page) => readRuns(content, fonts).map((run) => ({ page, ...run })),
  )
}

function lettersIn(cmap: string): readonly string[] {
  const ranges = cmap.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/gi)
  return Array.from(ranges).flatMap(([, letters = '']) =>
    Array.from(letters.matchAll(/<([\da-f ]*)>/gi), ([, codes = '']) =>
      String.fromCharCode(...(codes.match(/[\da-f]{4}/gi) ?? []).map((code) => Number.parseInt(code, 16))),
    ),
  )
}

const operators = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|\[([^\]]*)\] TJ|(ET)/g

function readRuns(
  content: string,
  fonts: ReadonlyMap<string, EmbeddedFont>,
): readonly Omit<TextRun, 'page'>[] {
  const runs: Omit<TextRun, 'page'>[] = []
  let font: EmbeddedFont = { letters: [], widths: [] }
  let [size, x, y, start, text] = [0, 0, 0, Infinity, '']
  let glyphs: number[] = []
  for (const [, toX, toY, name, toSize, strokes, ends] of content.matchAll(operators)) {
    if (toX !== undefined) [x, y] = [Number(toX), Number(toY)]
    if (name !== undefined) [font, size] = [fonts.get(name) ?? font, Number(toSize)]
    for (const [, hex = '', shift] of strokes?.matchAll(/<([\da-f]*)>|(-?[\d.]+)/gi) ?? []) {
      start = Math.min(start, x)
      x -= (Number(shift ?? 0) * size) / 1000
      for (const code of hex.match(/.{4}/g) ?? []) {
        const glyph = Number.parseInt(code, 16)
        glyphs.push(glyph)
        text += font.letters[glyph] ?? '?'
        x += ((font.widths[glyph] ?? 0) * size) / 1000
      }
    }
    if (ends === undefined) continue
    runs.push({ y, start, end: x, text, glyphs })
    start = Infinity
    text = ''
    glyphs = []
  }
  return runs
}
