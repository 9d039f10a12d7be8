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

const weights = { plain: '400', strong: '600' } as const
export type Weight = keyof typeof weights
/** Archivo comes in two files; together they have every letter of English, Polish and Turkish. */
const scripts = ['latin', 'latin-ext'] as const

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

function fontFile(script: string, weight: Weight): Buffer {
  const name = `archivo-${script}-${weights[weight]}-normal.woff`
  const known = fonts.get(name)
  if (known) return known
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/${name}`)))
  fonts.set(name, file)
  return file
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
    for (const script of scripts) pdf.registerFont(`${script} ${weight}`, fontFile(script, weight))
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
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && widthOf(longer, weight, size) > width) {
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

interface Run {
  readonly font: string
  readonly text: string
}

interface WithGlyphs {
  readonly font: { readonly hasGlyphForCodePoint: (code: number) => boolean }
}

/** Text in runs of one font each: every letter from the first of the two files that has it. */
function runSplitter(pdf: InstanceType<typeof PdfDocument>) {
  const has = (script: string, weight: Weight, code: number): boolean => {
    pdf.font(`${script} ${weight}`)
    return (pdf as unknown as { readonly _font: WithGlyphs })._font.font.hasGlyphForCodePoint(code)
  }
  const known = new Map<string, string>()
  const scriptOf = (letter: string, weight: Weight): string => {
    const key = `${weight}${letter}`
    const before = known.get(key)
    if (before !== undefined) return before
    const code = letter.codePointAt(0) ?? 0
    const script = scripts.find((each) => has(each, weight, code)) ?? scripts[0]
    known.set(key, script)
    return script
  }
  return (text: string, weight: Weight): readonly Run[] => {
    const runs: { font: string; text: string }[] = []
    for (const letter of text) {
      const font = `${scriptOf(letter, weight)} ${weight}`
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }
}
