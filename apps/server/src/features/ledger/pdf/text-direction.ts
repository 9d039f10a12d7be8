import bidiModule from 'bidi-js'
import {
  autoIsolate,
  endOfIsolate,
  hasRightToLeft,
  directionOverrides,
} from '../../../kernel/text/isolate-name.ts'

// Its types are those of an ES module, its file is CommonJS.
const createBidi = bidiModule as unknown as typeof bidiModule.default
const bidi = createBidi()

const leftIsolate = '\u2066'
const rightIsolate = '\u2067'

/** Breaks text into lines. Each line keeps the direction of its paragraph and of the names that go across lines. */
export function breakWithDirection(
  text: string,
  breakLines: (text: string) => readonly string[],
): readonly string[] {
  if (!hasRightToLeft(text)) return breakLines(text)
  const open: string[] = []
  return breakLines(resolveDirections(text)).map((line) => {
    const before = open.join('')
    for (const sign of line) {
      if (sign === leftIsolate || sign === rightIsolate) open.push(sign)
      else if (sign === endOfIsolate) open.pop()
    }
    return `${before}${line}${endOfIsolate.repeat(open.length)}`
  })
}

/** Replaces what depends on later lines: the direction of the paragraph, and of names without a direction of their own. */
function resolveDirections(text: string): string {
  const letters = Array.from(text.replaceAll(directionOverrides, ''))
  let depth = 0
  let resolved = ''
  for (const [index, letter] of letters.entries()) {
    if (letter === endOfIsolate && depth === 0) continue
    if (letter === endOfIsolate) depth -= 1
    else if (letter === autoIsolate || letter === leftIsolate || letter === rightIsolate) depth += 1
    resolved += letter === autoIsolate ? isolateOf(isolatedText(letters.slice(index + 1))) : letter
  }
  return `${isolateOf(text)}${resolved}${endOfIsolate.repeat(depth + 1)}`
}

function isolateOf(text: string): string {
  const [paragraph] = bidi.getEmbeddingLevels(text).paragraphs
  return paragraph?.level === 1 ? rightIsolate : leftIsolate
}

function isolatedText(letters: readonly string[]): string {
  let depth = 1
  const end = letters.findIndex((letter) => {
    if (letter === endOfIsolate) depth -= 1
    else if (letter === autoIsolate || letter === leftIsolate || letter === rightIsolate) depth += 1
    return depth === 0
  })
  return letters.slice(0, end === -1 ? letters.length : end).join('')
}

export interface DirectedRun {
  readonly text: string
  readonly isRightToLeft: boolean
}

/** The runs of a line from left to right. */
export function directedRuns(line: string): readonly DirectedRun[] {
  if (!hasRightToLeft(line)) return [{ text: line, isRightToLeft: false }]
  const embedding = bidi.getEmbeddingLevels(line)
  const runs: { text: string; isRightToLeft: boolean; level: number; last: number }[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[index] ?? 0
    const isRightToLeft = level % 2 === 1
    const letter = line.charAt(index)
    const run = runs.at(-1)
    if (run && run.level === level && Math.abs(index - run.last) === 1) {
      run.text = isRightToLeft ? `${letter}${run.text}` : `${run.text}${letter}`
      run.last = index
    } else runs.push({ text: letter, isRightToLeft, level, last: index })
  }
  return runs
}

/** Brackets and the like turn with the direction of the text. */
export const mirrored = (letter: string): string => bidi.getMirroredCharacter(letter) ?? letter
