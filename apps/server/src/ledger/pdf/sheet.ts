import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'

/** A4, in points. */
const page = { width: 595.28, height: 841.89, side: 48, top: 48, foot: 64 } as const
export const content = {
  left: page.side,
  right: page.width - page.side,
  top: page.top,
  bottom: page.height - page.foot,
} as const

/** Archivo comes in two files a weight; together they have every letter of English, Polish and Turkish. */
const fontFiles = {
  plain: [
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-400-normal.woff'),
  ],
  strong: [
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-600-normal.woff'),
  ],
} as const
type Weight = keyof typeof fontFiles

export const colours = { ink: '#16201b', ink2: '#4d5a53', line: '#d9dfd9' } as const

interface Said {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
  /** `x` is the end of the text. */
  readonly toEnd?: boolean
}

/** Pages to write on, from the top left, in points. Equal strokes make equal bytes. */
export interface Sheet {
  readonly text: (text: string, said: Said) => void
  readonly rule: (y: number, colour?: string) => void
  /** The words broken into lines of a width. */
  readonly linesOf: (text: string, width: number, said?: Pick<Said, 'size' | 'weight'>) => readonly string[]
  readonly nextPage: () => void
  /** Writes `1 / 3` and the like at the foot of every page. */
  readonly finish: (footOf: (page: number, pages: number) => readonly string[]) => Promise<Buffer>
}

export interface SheetFacts {
  readonly title: string
  readonly author: string
  readonly language: string
  /** What the file says of its age: when the facts were written, not when it was made. */
  readonly madeAtMs: number
}

const fonts = new Map<string, Buffer>()

function readFont(file: string): Buffer {
  const font = fonts.get(file) ?? readFileSync(fileURLToPath(file))
  fonts.set(file, font)
  return font
}

export function makeSheet({ title, author, language, madeAtMs }: SheetFacts): Sheet {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(madeAtMs) },
  })
  for (const weight of ['plain', 'strong'] as const)
    for (const file of fontFiles[weight]) pdf.registerFont(file, readFont(file))
  const runsOf = runSplitter(pdf)
  const widthOf = (text: string, weight: Weight, size: number): number =>
    runsOf(text, weight).reduce(
      (width, run) => width + pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    )
  const write: Sheet['text'] = (
    text,
    { x, y, size = 9, weight = 'plain', colour = colours.ink, toEnd = false },
  ) => {
    let at = toEnd ? x - widthOf(text, weight, size) : x
    for (const run of runsOf(text, weight)) {
      pdf.font(run.font).fontSize(size).fillColor(colour).text(run.text, at, y, { lineBreak: false })
      at += pdf.widthOfString(run.text)
    }
  }
  return {
    text: write,
    rule: (y, colour = colours.line) => {
      pdf.moveTo(content.left, y).lineTo(content.right, y).lineWidth(0.75).strokeColor(colour).stroke()
    },
    linesOf: (text, width, { size = 9, weight = 'plain' } = {}) => {
      const lines: string[] = []
      let line = ''
      const fits = (part: string) => widthOf(part, weight, size) <= width
      const parts = text
        .split(/\s+/)
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
    },
    nextPage: () => void pdf.addPage(),
    finish: async (footOf) => {
      const { count } = pdf.bufferedPageRange()
      for (let at = 0; at < count; at += 1) {
        pdf.switchToPage(at)
        const feet = footOf(at + 1, count)
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

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word that is longer than its column, in the longest parts that fit; a letter that does not fit stands alone. */
function broken(word: string, fits: (part: string) => boolean): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of letters.segment(word)) {
    if (part !== '' && !fits(part + segment)) {
      parts.push(part)
      part = segment
    } else part += segment
  }
  return [...parts, part]
}

interface Run {
  readonly font: string
  readonly text: string
}

interface WithGlyphs {
  readonly font: { readonly hasGlyphForCodePoint: (code: number) => boolean }
}

/** Text in runs of one font each: every letter from the first of the two files that has it. */
function runSplitter(pdf: InstanceType<typeof PdfDocument>) {
  const has = (file: string, letter: string): boolean => {
    pdf.font(file)
    const { font } = (pdf as unknown as { readonly _font: WithGlyphs })._font
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }
  const known = new Map<string, string>()
  const fontOf = (letter: string, weight: Weight): string => {
    const key = `${weight}${letter}`
    const [first, second] = fontFiles[weight]
    const font = known.get(key) ?? (!has(first, letter) && has(second, letter) ? second : first)
    known.set(key, font)
    return font
  }
  return (text: string, weight: Weight): readonly Run[] => {
    const runs: { font: string; text: string }[] = []
    for (const letter of text) {
      const font = fontOf(letter, weight)
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }
}
