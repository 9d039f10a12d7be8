import { unwrapMessage } from '@provender/intake/unwrap-message'

/**
 * The lines of a message that no text read from it contains: greetings, signatures, quoted mails, and lines left out by
 * mistake. Skips lines without letters and digits.
 */
export function leftOutLines(message: string, texts: readonly string[]): readonly string[] {
  const { source } = unwrapMessage(message)
  const read = texts.map(plain)
  return source
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isRead(plain(line), read))
}

const isRead = (line: string, texts: readonly string[]): boolean => texts.some((text) => isPartOf(text, line))

function isPartOf(text: string, line: string): boolean {
  return text !== '' && (line.includes(text) || text.includes(line))
}

/** Letters and digits alone: columns and separators may have changed. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
