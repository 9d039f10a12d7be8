import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { after, container, hasNumber, pattern, thanks } from './words.ts'

const dashes = /^\s*--\s*$/
const sentFrom = pattern(
  String.raw`^\s*(?:sent (?:from|via) |get outlook for |wysłane z |wysłano z |pobierz outlook|.*(?:umdan|'dan|den) gönderildi\s*$|.* için outlook)`,
)
const disclaimer = pattern(
  String.raw`^\s*(?:this (?:e-?mail|message)(?: and|,| is| may| contains)|the information (?:in|contained)|confidentiality notice|disclaimer|ta wiadomość (?:i|jest|może)|niniejsza wiadomość|bu e-?posta|please consider the environment|registered in england)`,
)
const closing = pattern(
  String.raw`^\s*(?:many |with |kind |best |warm )*${thanks}(?:\s+(?:and\s+)?${thanks})?(?:\s+(?:in advance|serdecznie|gorąco))?[\s,.!]*$`,
)
const strongClosing = pattern(
  String.raw`regards|wishes|sincerely|faithfully|many thanks|pozdraw|poważaniem|saygı`,
)
const continuation = pattern(
  String.raw`^\s*(?:p\.?\s?s\.?|also|and|plus|oh|one more|jeszcze|aha|ps|ayrıca|bir de)${after}|^\s*[-*•]?\s*\d+\s*(?:x|×)?\s*${container}${after}|^\s*\d+\s*x\s`,
)
const postscript = /^\s*p\.?\s?s\.?\s*:?\s+/iu

export function unwrapSignature(masked: MaskedText): void {
  const lines = masked.lines().filter((line) => !isEmpty(line))
  const end = lines.findIndex(({ text }) => dashes.test(text))
  const own = end < 0 ? lines : lines.slice(0, end)
  for (const line of lines.slice(own.length)) masked.blankLine(line)
  const disclaimerAt = own.findIndex(({ text }) => disclaimer.test(text))
  const remaining = disclaimerAt < 0 ? own : own.slice(0, disclaimerAt)
  for (const line of own.slice(remaining.length)) masked.blankLine(line)
  for (const line of remaining) if (sentFrom.test(line.text)) masked.blankLine(line)
  blankClosing(masked, remaining)
  for (const line of remaining) masked.blank(line.start, postscript.exec(line.text)?.[0].length ?? 0)
}

function blankClosing(masked: MaskedText, lines: readonly Line[]): void {
  const ordered = lines.findIndex(({ text }) => hasNumber(text))
  if (ordered < 0) return
  const closingIndex = lines.findIndex(({ text }, index) => index > ordered && closing.test(text))
  if (closingIndex < 0) return
  const isStrong = strongClosing.test(lines[closingIndex]?.text ?? '')
  for (const line of lines.slice(closingIndex)) {
    const isOrder = continuation.test(line.text) || (!isStrong && /^\s*\d+\s+\p{Ll}/u.test(line.text))
    if (isOrder) return
    masked.blankLine(line)
  }
}
