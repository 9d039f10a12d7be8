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
    .map((entry) => ({
      text: valueOf(entry, 'msgid'),
      context: valueOf(entry, 'msgctxt'),
      translation: valueOf(entry, 'msgstr'),
    }))
    .filter(({ text }) => text !== '')
}

/** Translations by the key of their message. */
export type Translations = ReadonlyMap<string, string>

/** The translations of a PO file. */
export function readTranslations(content: string): Translations {
  return new Map(readPo(content).map(({ translation, ...message }) => [messageKey(message), translation]))
}

/** The same for a message and its entry in a PO file. */
export function messageKey(message: Message): string {
  if (typeof message === 'string') return message
  return message.context === '' ? message.text : `${message.text}\u0004${message.context}`
}

/** A value may stand in several lines, each in quotes. */
function valueOf(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return lines
    .split('\n')
    .map((line): string => (line === '' ? '' : JSON.parse(line)))
    .join('')
}
