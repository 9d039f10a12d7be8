import { isVisible, withoutInvisible } from '@provender/domain/contact/visible-text'
import { normalised } from '@provender/domain/text/normalise'

const plain = /^[!-~]+(?: [!-~]+)*$/
const lineBreaks = /\r\n?|\u0085|\u2028|\u2029/g

/**
 * Normalises a text of one line: collapses spaces, trims, removes control and invisible characters, and composes (NFC), so that equal texts
 * compare equal.
 */
export function cleanLine(raw: string): string {
  if (plain.test(raw)) return raw
  return cleaned(raw).replace(/\n/g, ' ').replace(/ {2,}/g, ' ').trim()
}

/**
 * A longer text: as `cleanLine`, but it keeps line breaks, with at most one empty line in a row, and the indents of lists. It is empty if it
 * shows nothing.
 */
export function cleanLines(raw: string): string {
  if (plain.test(raw)) return raw
  if (!isVisible(raw)) return ''
  return cleaned(raw)
    .replace(/(?<=[^ \n]) +/g, ' ')
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function cleanFields(fields: Readonly<Record<string, string | boolean>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanLine(value) : value,
    ]),
  )
}

function cleaned(raw: string): string {
  return normalised(withoutInvisible(raw.replace(lineBreaks, '\n')), 'NFC')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
}
