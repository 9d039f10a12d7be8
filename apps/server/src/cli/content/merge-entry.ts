import type { Language, Translated } from '@provender/domain/languages'
import { mistake } from '../mistake.ts'
import type { Entry } from './content-kind.ts'

/** What was said of an entry, by options and by its file. */
export interface GivenEntry {
  readonly code: string
  readonly language?: string | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly position?: string | undefined
  readonly link?: string | undefined
  readonly tone?: string | undefined
  readonly picture?: readonly string[] | undefined
  readonly starts?: string | undefined
  readonly ends?: string | undefined
  /** A JSON file says everything by itself. */
  readonly whole?: unknown
}

/** The entry as it would be: what was said over what is known. Whether that is right, its schema says. */
export function mergeEntry(known: Entry | undefined, given: GivenEntry, language: Language): unknown {
  if (given.whole !== undefined) return { ...requireObject(given.whole), code: given.code }
  return {
    ...known,
    code: given.code,
    title: withText(known?.title, language, given.title),
    text: withText(known?.text, language, given.text),
    ...(given.position === undefined ? {} : { position: Number(given.position) }),
    ...(given.link === undefined ? {} : { link: given.link }),
    ...(given.tone === undefined ? {} : { tone: given.tone }),
    ...(given.picture === undefined ? {} : { pictures: given.picture }),
    ...(given.starts === undefined ? {} : { startsOn: given.starts === 'none' ? null : given.starts }),
    ...(given.ends === undefined ? {} : { endsOn: given.ends === 'none' ? null : given.ends }),
  }
}

function withText(
  known: Translated | undefined,
  language: Language,
  text: string | undefined,
): Partial<Translated> {
  return text === undefined ? { ...known } : { ...known, [language]: text }
}

function requireObject(whole: unknown): object {
  if (typeof whole === 'object' && whole !== null && !Array.isArray(whole)) return whole
  throw mistake('The JSON file is not an object like {"title": …, "text": …}')
}
