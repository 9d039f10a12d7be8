import { normalised } from '@provender/domain/text/normalise'
import { findArchivoFile } from './archivo.ts'
import type { FallbackFont } from './fallback-fonts.ts'

interface FontRun {
  /** `archivo-0` to `archivo-2`, or the name of a fallback font. */
  readonly font: string
  readonly text: string
}

export interface TextFonts {
  readonly fallbacks: readonly FallbackFont[]
  readonly runsOf: (text: string) => readonly FontRun[]
}

/** A letter with its accents, a Korean syllable, or an emoji of several signs. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
export const clustersOf = (text: string): readonly string[] =>
  Array.from(clusters.segment(text), ({ segment }) => segment)

const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u
const accent = /\p{M}/u
const replacement = '\uFFFD'
/** Signs that are written by their letters: ligatures, and the sign of estimated contents, which no font has. */
const plainForms: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  ℮: 'e',
}

const archivoLetters = new Map<string, string | undefined>()

function archivoFont(letter: string): string | undefined {
  if (archivoLetters.has(letter)) return archivoLetters.get(letter)
  const fileIndex = findArchivoFile(visibleCodes(letter))
  const font = fileIndex === undefined ? undefined : `archivo-${fileIndex}`
  // Other letters are chosen per document, because their number is unlimited.
  if (font !== undefined) archivoLetters.set(letter, font)
  return font
}

function visibleCodes(cluster: string): readonly number[] {
  return Array.from(cluster)
    .filter((letter) => !invisible.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0)
}

/**
 * Chooses a font for every letter in the facts of a document. Latin text takes Archivo and loads nothing else. A letter
 * that no font has is written as a replacement character, so that the reader sees that something is missing.
 */
export async function chooseFonts(facts: unknown): Promise<TextFonts> {
  const fallbacks = new Map<string, FallbackFont>()
  const chosen = new Map<string, readonly FontRun[]>()

  const findRuns = async (cluster: string): Promise<readonly FontRun[]> => {
    const plain = plainForms[cluster]
    if (plain !== undefined) return archivoRuns(plain) ?? []
    const codes = visibleCodes(cluster)
    if (codes.length === 0) return []
    // pdfkit alone sets no accent on a letter.
    const archivo = accent.test(cluster) ? undefined : findArchivoFile(codes)
    if (archivo !== undefined) return [{ font: `archivo-${archivo}`, text: String.fromCodePoint(...codes) }]
    const { findFallbackFont } = await import('./fallback-fonts.ts')
    const font = await findFallbackFont(codes)
    if (font) {
      fallbacks.set(font.name, font)
      const letters = Array.from(cluster).filter((letter) => font.codePoints.has(letter.codePointAt(0) ?? 0))
      return [{ font: font.name, text: letters.join('') }]
    }
    const compatible = normalised(cluster, 'NFKC')
    const parts = compatible === cluster ? Array.from(normalised(cluster, 'NFD')) : clustersOf(compatible)
    if (parts.length === 1 && parts[0] === cluster)
      return cluster === replacement ? [{ font: 'archivo-0', text: '?' }] : await findRuns(replacement)
    const runs: FontRun[] = []
    for (const part of parts) runs.push(...(await findRuns(part)))
    return runs
  }

  for (const text of textsIn(facts)) {
    if (archivoRuns(text)) continue
    for (const cluster of clustersOf(normalised(text, 'NFC')))
      if (!chosen.has(cluster)) chosen.set(cluster, await findRuns(cluster))
  }
  return {
    fallbacks: Array.from(fallbacks.values()),
    runsOf: (text) =>
      archivoRuns(text) ??
      joinRuns(
        clustersOf(normalised(text, 'NFC')).flatMap(
          (cluster) => chosen.get(cluster) ?? archivoRuns(cluster) ?? [{ font: 'archivo-0', text: '?' }],
        ),
      ),
  }
}

/** Text that Archivo has letter by letter; undefined for any other. */
function archivoRuns(text: string): readonly FontRun[] | undefined {
  if (accent.test(text)) return undefined
  const runs: FontRun[] = []
  for (const letter of text) {
    if (invisible.test(letter)) continue
    const font = archivoFont(letter)
    if (font === undefined) return undefined
    runs.push({ font, text: letter })
  }
  return joinRuns(runs)
}

function joinRuns(runs: readonly FontRun[]): readonly FontRun[] {
  const joined: { font: string; text: string }[] = []
  for (const { font, text } of runs) {
    const last = joined.at(-1)
    if (last?.font === font) last.text += text
    else joined.push({ font, text })
  }
  return joined
}

function* textsIn(facts: unknown): Generator<string> {
  if (typeof facts === 'string') yield facts
  else if (typeof facts === 'object' && facts !== null)
    for (const each of Object.values(facts)) yield* textsIn(each)
}
