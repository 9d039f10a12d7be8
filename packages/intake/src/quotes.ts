import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { hasNumber, pattern } from './words.ts'

const headerNames =
  'from|sent|wysłane|to|cc|bcc|subject|date|received|reply-to|type|od|wysłano|do|dw|temat|data|kimden|gönderildi|gönderim|gönderen|kime|bilgi|konu|tarih'
export const headerLine = pattern(String.raw`^\s*\*{0,2}(?:${headerNames})\s*:`)
const fromLine = pattern(String.raw`^\s*\*?(?:from|od|kimden|gönderen)\s*:`)
const subjectLine = pattern(String.raw`^\s*\*?(?:subject|temat|konu)\s*:\s*(.*)$`)
const attribution = pattern(
  String.raw`^[\s>]*(?:on\s.{4,120}\swrote:|.{4,160}\s(?:napisał|napisała|napisał\(a\)|pisze|napisali):|w(?:iadomość)?\s.{4,160}(?:napisał|pisze|w dniu).{0,60}:|.{4,160}(?:şunu yazdı|yazdı|şunları yazdı)(?:\s*\([^)\n]*\))?:|\d{4}-\d{2}-\d{2}\s.{4,120}<[^<>\s]+@[^<>\s]+>:)\s*$`,
)
const attributionStart = /^[\s>]*On\s.{4,140}\d.*$/u
const original =
  /^\s*-{2,}\s*(?:original message|wiadomość oryginalna|oryginalna wiadomość|özgün ileti|orijinal mesaj|orijinal ileti)\s*-{2,}\s*$/iu
const forwarded =
  /^\s*(?:-{2,}\s*(?:forwarded message|przekazana wiadomość|wiadomość przekazana|yönlendirilmiş ileti|iletilen mesaj|iletilmiş ileti)\s*-{2,}|begin forwarded message:|początek przekazywanej wiadomości:|iletilen mesajın başlangıcı:)\s*$/iu
const forwardedSubject = /^\s*(?:fwd?|pd|i̇?lt|yön)\s*:/iu
const rule = /^\s*(?:_{5,}|-{5,}|={5,})\s*$/

/**
 * Blanks the mails below an answer. Keeps a forwarded mail and blanks the text above it. If the text orders nothing and
 * its subject marks it as forwarded, keeps any mail below it.
 */
export function unwrapQuotes(masked: MaskedText): void {
  const lines = masked.lines()
  const firstText = lines.findIndex((line) => !isEmpty(line) && !headerLine.test(line.text))
  if (firstText < 0) return
  const startIndex = lines.findIndex(
    (line, index) => isStartOfMail(lines, index, firstText) || forwarded.test(line.text),
  )
  const isForwarded = startIndex >= 0 && isForwardedAt(lines, startIndex)
  if (isForwarded) {
    for (const line of lines.slice(0, startIndex + 1)) masked.blankLine(line)
    blankHeader(masked, lines.slice(startIndex))
    const end = lines.findIndex(
      (line, index) => index > startIndex && !isEmpty(line) && !headerLine.test(line.text),
    )
    // The forwarded mail may be an answer itself.
    const inner = lines.findIndex((_, index) => index > end && isStartOfMail(lines, index, end))
    if (end >= 0 && inner >= 0) for (const line of lines.slice(inner)) masked.blankLine(line)
  } else if (startIndex >= 0) for (const line of quotedFrom(lines, startIndex)) masked.blankLine(line)
  blankQuotedLines(masked)
}

/** The quoted mail: the lines with `>`, which an answer may follow, or else all the rest. */
function quotedFrom(lines: readonly Line[], start: number): readonly Line[] {
  const below = lines.slice(start)
  const [first] = below.slice(1).filter((line) => !isEmpty(line))
  const isMarked = attribution.test(below[0]?.text ?? '') && quoted.test(first?.text ?? '')
  return isMarked ? below.filter((line, index) => index === 0 || quoted.test(line.text)) : below
}

/** True if a quoted mail starts here. `firstText` is the first line that is no header. */
function isStartOfMail(lines: readonly Line[], index: number, firstText: number): boolean {
  const text = lines[index]?.text ?? ''
  if (attribution.test(text) || original.test(text)) return true
  const next = lines[index + 1]?.text ?? ''
  if (attributionStart.test(text) && /(?:^|\s)wrote:\s*$/.test(next)) return true
  const isRule = rule.test(text)
  const start = isRule ? index + 1 : index
  if (start < firstText || !fromLine.test(lines[start]?.text ?? '')) return false
  // A block of headers in the middle of a text.
  return lines.slice(start + 1, start + 4).some((line) => headerLine.test(line.text))
}

function isForwardedAt(lines: readonly Line[], index: number): boolean {
  if (lines.slice(0, index + 1).some((line) => forwarded.test(line.text))) return true
  const ordersAbove = lines
    .slice(0, index)
    .some((line) => !headerLine.test(line.text) && hasNumber(line.text))
  if (ordersAbove) return false
  // A subject may be copied without its label.
  const subjects = lines.flatMap((line) => subjectLine.exec(line.text)?.[1] ?? [])
  return [...subjects, ...lines.slice(0, index).map(({ text }) => text)].some((text) =>
    forwardedSubject.test(text),
  )
}

function blankHeader(masked: MaskedText, lines: readonly Line[]): void {
  for (const line of lines.slice(1)) {
    if (isEmpty(line)) continue
    if (!headerLine.test(line.text)) return
    masked.blankLine(line)
  }
}

const quoted = /^\s*>/

/** Lines with `>` are quoted, unless they are all there is: then it is the bullet of a list. */
function blankQuotedLines(masked: MaskedText): void {
  const lines = masked.lines().filter((line) => !isEmpty(line))
  const own = lines.filter(({ text }) => !quoted.test(text) && !headerLine.test(text))
  if (!own.some(({ text }) => hasNumber(text))) return
  for (const line of lines) if (quoted.test(line.text)) masked.blankLine(line)
}
