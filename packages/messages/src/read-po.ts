import type { Message } from './message.ts'

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

export type Translations = ReadonlyMap<string, string>

export function readTranslations(content: string): Translations {
  return new Map(readPo(content).map(({ translation, ...message }) => [messageKey(message), translation]))
}

export function messageKey(message: Message): string {
  if (typeof message === 'string') return message
  return message.context === '' ? message.text : `${message.text}\u0004${message.context}`
}

const fields = { msgid: 'text', msgctxt: 'context', msgstr: 'translation' } as const

function readEntry(lines: string): PoEntry {
  const entry = { text: '', context: '', translation: '' }
  let field: keyof PoEntry | undefined
  for (const line of lines.split('\n')) {
    const quote = line.indexOf('"')
    // Comments have no field. A value may continue on further lines, which begin with a quote.
    if (quote !== 0) field = quote < 0 ? undefined : fieldNamed(line.slice(0, quote - 1))
    if (field !== undefined) entry[field] += String(JSON.parse(line.slice(quote)))
  }
  return entry
}

function fieldNamed(name: string): keyof PoEntry | undefined {
  return name === 'msgid' || name === 'msgctxt' || name === 'msgstr' ? fields[name] : undefined
}
