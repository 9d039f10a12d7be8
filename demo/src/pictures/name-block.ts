import type { Face } from '../range/brands.ts'
import { lettering, widthOfWords } from './lettering.ts'
import type { Svg } from './paint.ts'

/** Uses two lines if one would be small, three if two would, with lines of similar length. */
function linesOf(name: string, mostLines: number): readonly string[] {
  const words = name.split(' ')
  const count = Math.min(words.length, mostLines, Math.ceil(name.length / 15))
  if (count <= 1) return [name]
  const width = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  const breaks = (from: number, left: number): readonly (readonly string[])[] =>
    left === 1
      ? [[words.slice(from).join(' ')]]
      : Array.from({ length: words.length - from - left + 1 }, (_, i) =>
          breaks(from + i + 1, left - 1).map((rest) => [words.slice(from, from + i + 1).join(' '), ...rest]),
        ).flat()
  return breaks(0, count).reduce((best, next) => (width(next) < width(best) ? next : best))
}

interface NameHow {
  readonly x: number
  /** The vertical centre of the lines. */
  readonly y: number
  readonly size: number
  readonly width: number
  readonly fill: string
  readonly face?: Face
  /** 3 by default. */
  readonly mostLines?: number
}

/** The product's name, centred about (x, y); all lines in one size. */
export function nameBlock(name: string, { x, y, size, width, fill, ...style }: NameHow): Svg {
  const { face = 'sans', mostLines = 3 } = style
  const lines = linesOf(face === 'sans' ? name.toLocaleUpperCase('en') : name, mostLines)
  const track = face === 'sans' ? 0.02 : 0
  const widest = Math.max(...lines.map((line) => widthOfWords(line, face, track)))
  const fittedSize = Math.min(size * (lines.length === 3 ? 0.84 : 1), width / widest)
  const step = fittedSize * 1.08
  const top = y - ((lines.length - 1) * step) / 2 + fittedSize * 0.35
  return lines
    .map((line, i) =>
      lettering(line, { x, y: top + i * step, size: fittedSize, width: width + 1, fill, face, track }),
    )
    .join('')
}

/** For a low band: one line, or two if one would be small. */
export function nameBlockOneLine(name: string, { x, y, size, width, fill }: NameHow): Svg {
  const words = name.toLocaleUpperCase('en')
  const natural = widthOfWords(words, 'sans', 0.02) * size
  if (natural < width * 1.35)
    return lettering(words, { x, y: y + size * 0.35, size, width, fill, track: 0.02 })
  return nameBlock(name, { x, y, size: size * 0.76, width, fill, mostLines: 2 })
}
