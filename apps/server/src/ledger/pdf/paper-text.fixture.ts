import { inflateSync } from 'node:zlib'

/** What somebody reads on a paper, stroke by stroke: its letters are glyphs of fonts of its own. */
export function textOfPaper(paper: Buffer): string {
  const raw = paper.toString('latin1')
  const objects = new Map(
    Array.from(raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body = '']) => [id, body]),
  )
  const contentOf = (id: string | undefined): string => {
    const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  }
  const lettersOf = new Map<string, readonly string[]>()
  for (const body of objects.values())
    for (const [, name = '', font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
      if (cmap !== undefined && !lettersOf.has(name)) lettersOf.set(name, lettersIn(contentOf(cmap)))
    }
  const pages = Array.from(raw.matchAll(/\/Contents (\d+) 0 R/g), ([, id]) => contentOf(id))
  return pages.map((page) => readStrokes(page, lettersOf)).join('\n')
}

/** By the number of the glyph. */
function lettersIn(cmap: string): readonly string[] {
  const ranges = cmap.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/gi)
  return Array.from(ranges).flatMap(([, letters = '']) =>
    Array.from(letters.matchAll(/<([\da-f ]*)>/gi), ([, codes = '']) =>
      String.fromCharCode(...(codes.match(/[\da-f]{4}/gi) ?? []).map((code) => Number.parseInt(code, 16))),
    ),
  )
}

function readStrokes(page: string, lettersOf: ReadonlyMap<string, readonly string[]>): string {
  let letters: readonly string[] = []
  let text = ''
  for (const [, font, strokes, ends] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET)/g)) {
    if (font !== undefined) letters = lettersOf.get(font) ?? []
    for (const [, glyphs = ''] of strokes?.matchAll(/<([\da-f]*)>/gi) ?? [])
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters[Number.parseInt(glyph, 16)] ?? '?'
    if (ends) text += '|'
  }
  return text
}
