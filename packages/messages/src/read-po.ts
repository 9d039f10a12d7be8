import type { Message } from './message.ts'

/** A text of a PO file and its translation, which may be empty. */
export interface PoEntry {
  readonly text: string
  /** Empty for most texts. */
  readonly context: string
  readonly translation: string
}

/** Reads a PO file as Lingui writes it. Leaves out its header. */
export function readPo(content: string): readonly PoEntry[] {
  return content
    .split('\n\n')
    .map(readEntry)
    .filter(({ text }) => text !== '')
}

/** Translations by the key of their message. */
export type Translations = ReadonlyMap<string, string>

/** The translations of a PO file. */
export function readTranslations(content: string): Translations {
  return new Map(readPo(content).map(({ translation, ...message }) => [messageKey(message), translation]))
}

/** The key of a message, equal to that of its entry in a PO file. */
export function messageKey(message: Message): string {
  if (typeof message === 'string') return message
  return message.context === '' ? message.text : `${message.text}\u0004${message.context}`
}

const places = { msgid: 'text', msgctxt: 'context', msgstr: 'translation' } as const

function readEntry(lines: string): PoEntry {
  const entry = { text: '', context: '', translation: '' }
  let place: keyof PoEntry | undefined
  for (const line of lines.split('\n')) {
    const quote = line.indexOf('"')
    // Comments have no place. A value may continue on further lines, which begin with a quote.
    if (quote !== 0) place = quote < 0 ? undefined : placeNamed(line.slice(0, quote - 1))
    if (place !== undefined) entry[place] += String(JSON.parse(line.slice(quote)))
  }
  return entry
}

function placeNamed(name: string): keyof PoEntry | undefined {
  return name === 'msgid' || name === 'msgctxt' || name === 'msgstr' ? places[name] : undefined
}
