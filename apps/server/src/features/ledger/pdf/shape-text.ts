import type { Font as PdfFont } from 'fontkit'
import { Blob, Buffer as TextBuffer, ClusterLevel, Face, Font, shape } from 'harfbuzzjs'

/** Lays out text of one font and one direction: the glyphs from left to right. */
export type TextShaper = (text: string) => readonly ShapedGlyph[]

interface ShapedGlyph {
  readonly id: number
  /** For copying and searching in a PDF reader. Of several glyphs of one letter, the first has the code points and the others have none. */
  readonly codePoints: number[]
  readonly position: { readonly xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
}

/** HarfBuzz orders and joins the letters of every script. fontkit, which pdfkit uses, throws at some accents of Noto. */
export function createShaper(file: Uint8Array<ArrayBuffer>): TextShaper {
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
  return (text) => {
    const buffer = new TextBuffer()
    // A letter and its accents are copied one by one.
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const starts = Array.from(new Set(infos.map(({ cluster }) => cluster))).toSorted((a, b) => a - b)
    const written = new Set<number>()
    return infos.map(({ codepoint: id, cluster }, index) => {
      const letters = written.has(cluster) ? '' : text.slice(cluster, starts[starts.indexOf(cluster) + 1])
      written.add(cluster)
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return {
        id,
        codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
        position: { xAdvance, yAdvance, xOffset, yOffset },
      }
    })
  }
}

/** Replaces the layout of a font that pdfkit has opened. */
export function setShaper(font: PdfFont, shapeText: TextShaper): void {
  const layout = (text: string) => {
    const shaped = shapeText(text)
    const positions = shaped.map(({ position }) => ({ ...position }))
    return {
      glyphs: shaped.map(({ id, codePoints }) => font.getGlyph(id, codePoints)),
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0)
      },
    }
  }
  Object.assign(font, { layout })
}
