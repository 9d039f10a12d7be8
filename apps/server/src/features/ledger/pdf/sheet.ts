import type { Font } from 'fontkit'
import PdfDocument from 'pdfkit'
import { archivoFiles, readArchivo, type Weight, weights } from './archivo.ts'
import type { FallbackFile } from './fallback-fonts.ts'
import { setShaper } from './shape-text.ts'
import { breakWithDirection, directedRuns, mirrored } from './text-direction.ts'
import { clustersOf, type TextFonts } from './text-fonts.ts'

const page = { width: 595.28, height: 841.89, side: 48, top: 48, foot: 64 } as const
export const content = {
  left: page.side,
  right: page.width - page.side,
  top: page.top,
  bottom: page.height - page.foot,
} as const

/** How far Archivo rises above the line, as a part of the font size. */
const ascent = 0.878

export const colours = { ink: '#16201b', ink2: '#4d5a53', line: '#d9dfd9' } as const

interface TextOptions {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
  readonly toEnd?: boolean
  readonly maxWidth?: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pages to write on, from the top left, in points. Equal calls produce equal bytes. */
export interface Sheet {
  readonly text: (text: string, options: TextOptions) => void
  readonly rule: (y: number, colour?: string) => void
  readonly widthOf: (text: string, options?: Pick<TextOptions, 'size' | 'weight'>) => number
  readonly linesOf: (
    text: string,
    width: number,
    options?: Pick<TextOptions, 'size' | 'weight'>,
  ) => readonly string[]
  readonly picture: (png: Buffer, box: Box) => void
  readonly nextPage: () => void
  readonly finish: (footOf: (page: number, pages: number) => readonly string[]) => Promise<Buffer>
}

export interface SheetDetails {
  readonly title: string
  readonly author: string
  readonly language: string
  /** The creation time in the file: when the facts were stored, not when it was generated. */
  readonly madeAtMs: number
  readonly fonts: TextFonts
}

export function createSheet({ title, author, language, madeAtMs, fonts }: SheetDetails): Sheet {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(madeAtMs) },
  })
  for (const weight of weights) {
    for (const [index, file] of archivoFiles[weight].entries())
      pdf.registerFont(`${weight} archivo-${index}`, readArchivo(file))
    for (const { name, files } of fonts.fallbacks) openFallback(pdf, `${weight} ${name}`, files[weight])
  }
  const widthOf: Sheet['widthOf'] = (text, { size = 9, weight = 'plain' } = {}) =>
    glyphRuns(text, fonts).reduce((width, { font, text: part, options }) => {
      pdf.font(`${weight} ${font}`).fontSize(size)
      return width + pdf.widthOfString(part, options)
    }, 0)
  const write: Sheet['text'] = (text, { x, y, weight = 'plain', colour = colours.ink, ...options }) => {
    const { size = 9, toEnd = false, maxWidth = Infinity } = options
    const wide = toEnd || maxWidth < Infinity ? widthOf(text, { size, weight }) : 0
    const shrink = Math.min(1, maxWidth / wide)
    let left = toEnd ? x - wide * shrink : x
    for (const { font, text: part, options } of glyphRuns(text, fonts)) {
      pdf
        .font(`${weight} ${font}`)
        .fontSize(size * shrink)
        .fillColor(colour)
      // On the baseline of the other runs, whatever the height of its font.
      const baseline = y + ascent * size
      pdf.text(part, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...options })
      left += pdf.widthOfString(part, options)
    }
  }
  return {
    text: write,
    widthOf,
    rule: (y, colour = colours.line) => {
      pdf.moveTo(content.left, y).lineTo(content.right, y).lineWidth(0.75).strokeColor(colour).stroke()
    },
    linesOf: (text, width, options) => {
      const fits = (part: string) => widthOf(part, options) <= width
      return breakWithDirection(text, (directed) => brokenIntoLines(directed, fits))
    },
    picture: (png, { x, y, width, height }) => void pdf.image(png, x, y, { width, height }),
    nextPage: () => void pdf.addPage(),
    finish: async (footOf) => {
      const { count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index)
        const feet = footOf(index + 1, count)
        for (const [line, foot] of feet.entries())
          write(foot, {
            x: content.left,
            y: content.bottom + 16 + line * 11,
            size: 7.5,
            colour: colours.ink2,
          })
      }
      const parts: Buffer[] = []
      pdf.on('data', (part: Buffer) => parts.push(part))
      const ended = new Promise<void>((resolve, reject) => {
        pdf.on('end', resolve)
        pdf.on('error', reject)
      })
      pdf.end()
      await ended
      return Buffer.concat(parts)
    },
  }
}

function brokenIntoLines(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  const parts = text
    // A no-break space keeps the words beside it on one line.
    .split(/[^\S\u00A0]+/)
    .filter(Boolean)
    .flatMap((word) => (fits(word) ? [word] : broken(word, fits)))
  for (const word of parts) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** Breaks a word that is wider than its column into the longest parts that fit. A letter that does not fit is alone. */
function broken(word: string, fits: (part: string) => boolean): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const cluster of clustersOf(word)) {
    if (part !== '' && !fits(part + cluster)) {
      parts.push(part)
      part = cluster
    } else part += cluster
  }
  return [...parts, part]
}

interface GlyphRun {
  readonly font: string
  readonly text: string
  readonly options: { readonly features?: [] }
}

const rightToLeftScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Splits a line into runs of one font, from left to right. */
function glyphRuns(line: string, fonts: TextFonts): readonly GlyphRun[] {
  return directedRuns(line).flatMap(({ text, isRightToLeft }) => {
    const runs = fonts.runsOf(text).map(({ font, text: part }) => ({
      font,
      text:
        isRightToLeft === rightToLeftScript.test(part) ? part : turned(part, { isRightToLeft, font, fonts }),
      // With a list of features, pdfkit lays out a run in one piece instead of word by word.
      options: font.startsWith('archivo') ? {} : { features: [] as [] },
    }))
    return isRightToLeft ? runs.toReversed() : runs
  })
}

/** Both shapers take the direction from the script alone, so signs and digits without one are reversed first. */
function turned(
  text: string,
  { isRightToLeft, font, fonts }: { isRightToLeft: boolean; font: string; fonts: TextFonts },
): string {
  // A mirrored sign that the font lacks would be drawn as a box.
  const mirror = (letter: string) => {
    const mirroredLetter = mirrored(letter)
    const [run] = fonts.runsOf(mirroredLetter)
    return run?.font === font && run.text === mirroredLetter ? mirroredLetter : letter
  }
  const letters = clustersOf(text).toReversed()
  return (isRightToLeft ? letters.map(mirror) : letters).join('')
}

function openFallback(
  pdf: InstanceType<typeof PdfDocument>,
  name: string,
  { buffer, shape }: FallbackFile,
): void {
  pdf.registerFont(name, buffer).font(name)
  setShaper((pdf as unknown as { readonly _font: { readonly font: Font } })._font.font, shape)
}
