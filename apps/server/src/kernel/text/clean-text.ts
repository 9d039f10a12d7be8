import { decodeHTMLStrict } from 'entities'

const plain = /^[!-%'-~]+(?: [!-%'-~]+)*$/
const spaces = /[\p{Zs}\t]+/gu
// Zero-width spaces and marks, soft hyphens, direction marks and annotations. Joiners stay, because some scripts need
// them.
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
const lineBreaks = /\r\n?|\u0085|\u2028|\u2029/g

/**
 * Normalises a text of one line: decodes HTML entities, collapses spaces, trims, removes control and
 * invisible characters, and composes (NFC), so that equal texts compare equal.
 */
export function cleanLine(raw: string): string {
  if (plain.test(raw)) return raw
  return cleaned(raw)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(spaces, ' ')
    .trim()
}

/** A longer text: as `cleanLine`, but it keeps line breaks, with at most one empty line in a row. */
export function cleanLines(raw: string): string {
  if (plain.test(raw)) return raw
  return cleaned(raw)
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(spaces, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The fields of a form, each text as one clean line. */
export function cleanFields(fields: Readonly<Record<string, string | boolean>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanLine(value) : value,
    ]),
  )
}

function cleaned(raw: string): string {
  const text = decodeEntities(raw.replace(lineBreaks, '\n')).replace(lineBreaks, '\n')
  return text
    .replace(invisible, '')
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
}

/** Twice, because exports of web shops often escape text twice: `&amp;eacute;`. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return decodeHTMLStrict(decodeHTMLStrict(text))
}
