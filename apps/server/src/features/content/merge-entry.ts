import type { Language, TranslatedText } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { ContentEntry } from './content-kind.ts'

/** New values of an entry; undefined leaves the existing value. */
export interface EntryChange {
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
  /** Replaces the whole entry. */
  readonly replacement?: unknown
}

export interface InvalidEntry {
  readonly type: 'NOT_AN_ENTRY'
}

/** The changed entry, which its schema has not checked yet. */
export function mergeEntry(
  existing: ContentEntry | undefined,
  change: EntryChange,
  language: Language,
): Result<unknown, InvalidEntry> {
  const { code, replacement } = change
  if (replacement !== undefined)
    return isObject(replacement) ? ok({ ...replacement, code }) : refuse({ type: 'NOT_AN_ENTRY' })
  return ok({
    ...existing,
    code,
    title: withText(existing?.title, language, change.title),
    text: withText(existing?.text, language, change.text),
    ...(change.position === undefined ? {} : { position: Number(change.position) }),
    ...(change.link === undefined ? {} : { link: change.link }),
    ...(change.tone === undefined ? {} : { tone: change.tone }),
    ...(change.picture === undefined ? {} : { pictures: change.picture }),
    ...(change.starts === undefined ? {} : { startsOn: change.starts === 'none' ? null : change.starts }),
    ...(change.ends === undefined ? {} : { endsOn: change.ends === 'none' ? null : change.ends }),
  })
}

function withText(
  existing: TranslatedText | undefined,
  language: Language,
  text: string | undefined,
): Partial<TranslatedText> {
  return text === undefined ? { ...existing } : { ...existing, [language]: text }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
