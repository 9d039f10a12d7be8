import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { after, before, clock, clockTime, date, hasNumber, pattern, weekday } from './words.ts'

export interface ChatMessage {
  readonly sender: string
  readonly starts: readonly number[]
}

/** All that tell a sender have one. */
const clockOrDate = /\d[:.]\d{2}|\[/
const sender = String.raw`~?\s*[^:\n]{1,40}?:(?!\/\/)\s*`
const today = '(?:today|yesterday|dzisiaj|dziś|wczoraj|bugün|dün)'
/** `28/11, 09:01`. */
const dayAndTime = String.raw`\d{1,2}[./-]\d{1,2}\.?,?\s+${clockTime}`
/** `[27/11/2026, 18:01:22] Pat: `, `[18:02] Pat`. */
const bracketed = pattern(String.raw`^\s*\[(?:${clock}|${dayAndTime}|${clockTime}|${date})\]\s*(${sender})?`)
/** `27/11/2026, 18:02 - Pat: `. */
const dashed = pattern(String.raw`^\s*(?:${clock}|${dayAndTime})\s+[-–—]\s+(${sender})?`)
const timeFirst = pattern(String.raw`^\s*(?:${clock}|\d{1,2}:\d{2}(?::\d{2})?)\s+(?=\S)`)
const clockAlone = pattern(
  String.raw`^\s*\[?(?:${clock}|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?|(?:${weekday}|${today})\.?,?\s+(?:at\s+|o\s+)?${clockTime})\]?\s*$`,
)
/** `Danny, [27.11.2026 18:02]`, `Danny Okafor  6:02 PM`. */
const senderWithClock = pattern(
  String.raw`^\s*[^\d\n:[\]]{1,40},\s*\[(?:${clock})\]:?\s*$|^\s*[^\d\n:[\]]{1,40}\s+(?:${clock}|${clockTime})\s*$`,
)
/** `Marco (27/11/2026 18:02): `. */
const senderWithBrackets = pattern(String.raw`^\s*([^:\n()]{1,40})\((?:${clock}|${clockTime})\)\s*:\s*`)
/** `27/11/2026,18:02:11,Marco,+447700900456,`: an export as a file. */
const exported = pattern(String.raw`^\s*${date},\s*${clockTime},\s*([^,\n]{1,40}),\s*\+?[\d ()-]{7,20},\s*`)
const capital = /^\s*~?\s*\p{Lu}/u
const name = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,2}\s*$/u
/** A sign other than food, and signs without a number: `👍 3`. A count of `🥚` may be an order. */
const food = String.raw`[\u{1F32D}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9CB}\u{1FAD0}-\u{1FADF}\u{1F400}-\u{1F43F}]`
const reaction = String.raw`(?:(?!${food})\p{Extended_Pictographic}|${food}(?=\uFE0F?\s*$))`
const system = pattern(
  String.raw`end-to-end encrypted|w pełni szyfrowane|uçtan uca şifreli|` +
    String.raw`^\s*<?\s*(?:(?:media|image|video|audio|sticker|gif|document|contact card|location)\s+omitted|pominięto multimedia|(?:medya|görüntü|görsel|video)\s+dahil edilmedi)\s*>?\s*$|` +
    String.raw`^\s*<(?:attached|załączono|załącznik|ekli|eklendi):[^>]*>\s*$|\((?:file attached|plik w załączniku|dosya ekli)\)|^\s*(?:this message was deleted|you deleted this message|ta wiadomość została usunięta|bu mesaj silindi)\.?\s*$|` +
    String.raw`^\s*(?:missed|cancelled|declined)\s+(?:voice|video)\s+call|` +
    String.raw`^\s*(?:live location|location|lokalizacja|konum)\s*:?\s*(?:https?:\S+\s*)?$|` +
    String.raw`^\s*[\p{L} ]{1,40}\s(?:replied to|reacted to)\s|^\s*(?:liked|loved|laughed at|disliked|reacted) (?:a message|[“"])|^\s*(?:reacted\s+)?${reaction}\uFE0F?\s+to\s+[“"]|^\s*${reaction}\uFE0F?\s*\d{0,2}\s*$|` +
    String.raw`^\s*(?:forwarded from|przekazano od|iletildi:)\s|^\s*(?:text message|imessage|sms|mms|delivered|dostarczono|iletildi|you sent|you|sent|seen)\s*$|` +
    String.raw`^\s*(?:seen by|seen at|seen|read|przeczytano|okundu|wyświetlono)\s+(?:.*\s)?${clockTime}\s*$`,
)
const edited = /<(?:this message was edited|wiadomość (?:została )?edytowana|bu mesaj düzenlendi)>/giu

/** Blanks clocks, senders and notices of a chat. Returns the messages of the senders that are named beside a clock. */
export function unwrapChat(masked: MaskedText): readonly ChatMessage[] {
  masked.blankAll([edited], /</)
  const messages: { sender: string; starts: number[] }[] = []
  let hasClock = false
  for (const line of masked.lines()) {
    if (isEmpty(line)) continue
    const isTimed = clockOrDate.test(line.text)
    if (
      isTimed &&
      (clockAlone.test(line.text) || (capital.test(line.text) && senderWithClock.test(line.text)))
    ) {
      hasClock = true
      masked.blankLine(line)
      continue
    }
    const head = isTimed
      ? [bracketed, dashed, senderWithBrackets, exported].reduce<RegExpExecArray | null>(
          (match, form) => match ?? form.exec(line.text),
          null,
        )
      : null
    const rest = head ? line.text.slice(head[0].length) : line.text
    if (head) {
      messages.push({ sender: (head[1] ?? '').replace(/^~?\s*/, ''), starts: [] })
      masked.blank(line.start, head[0].length)
    } else if (isTimed) {
      const time = timeFirst.exec(line.text)
      if (time) masked.blank(line.start, time[0].length)
    }
    messages.at(-1)?.starts.push(line.start)
    // A line with a clock and no sender is a notice, or the sender of the lines below.
    const isNotice = head !== null && head[1] === undefined && !/^\s*\d/.test(rest)
    if (isNotice || system.test(rest)) masked.blankLine(line)
  }
  if (hasClock) blankNames(masked)
  blankRepeatedSenders(masked)
  return messages.filter((message) => message.sender !== '')
}

/** Lines with a name only, above a message. */
function blankNames(masked: MaskedText): void {
  const lines = masked.lines().filter((line) => !isEmpty(line))
  const counts = new Map<string, number>()
  for (const { text } of lines) counts.set(text.trim(), (counts.get(text.trim()) ?? 0) + 1)
  for (const [index, line] of lines.entries()) {
    const isRepeated = (counts.get(line.text.trim()) ?? 0) > 1
    const isAlone = !isTwice(lines, index) && hasNumber(lines[index + 1]?.text ?? '')
    const isAbove = isAlone || isPairAbove(lines, index) || isPairAbove(lines, index - 1)
    if (name.test(line.text) && isAbove && (isRepeated || index === 0)) masked.blankLine(line)
  }
}

/** A name that is written twice right above a message, as Messenger copies it. More often, it is a product. */
function isPairAbove(lines: readonly Line[], index: number): boolean {
  const [name, message] = [lines[index + 1], lines[index + 2]]
  if (!name || !message || !hasNumber(message.text) || !isBelow(message, name)) return false
  return isTwice(lines, index + 1) && !isTwice(lines, index)
}

function isTwice(lines: readonly Line[], index: number): boolean {
  const [above, own] = [lines[index - 1], lines[index]]
  return !!above && !!own && above.text.trim() === own.text.trim() && isBelow(own, above)
}

const isBelow = (line: Line, above: Line): boolean => line.start - above.start - above.text.length <= 2

const prefix = /^\s*(\p{Lu}[\p{L}.' -]{1,30}):\s+(?=\S)/u

/** `Danny: 2 milk` in several lines: a sender. Once, it may be a product. */
function blankRepeatedSenders(masked: MaskedText): void {
  const linesBySender = new Map<string, Line[]>()
  for (const line of masked.lines()) {
    const own = prefix.exec(line.text)?.[1]
    if (own !== undefined) linesBySender.set(own, [...(linesBySender.get(own) ?? []), line])
  }
  for (const lines of linesBySender.values())
    if (lines.length > 1)
      for (const { text, start } of lines) masked.blank(start, prefix.exec(text)?.[0].length ?? 0)
}

const refusal = pattern(
  String.raw`^\s*(?:sorry,?\s+)?(?:no|not|none|out of|we(?:'re| are)? out|nie ma|brak|yok|kalmadı)${after}|${before}(?:out of stock|yok|kalmadı|nie ma)${after}`,
)
const otherSize = pattern(
  String.raw`^\s*(?:(?:ok(?:ay)?|yes|fine|right|dobra|tak|tamam|olur)[, ]+)*(\d+)\s*(?:x|of|razy|tane|adet)?\s*(?:the\s+)?\d+(?:[.,]\d+)?\s?(?:kg|g|l|lt|ml)\s*(?:one|ones)?\s*((?:then|please|pls|instead|wtedy|proszę|olsun|lütfen)[ .!]*)*$`,
)

/**
 * In a conversation, keeps what the customer ordered: removes the answers of the other speaker, and replaces a refused
 * size by the accepted one.
 */
export function unwrapConversation(masked: MaskedText, messages: readonly ChatMessage[]): void {
  const speakers = [...new Set(messages.map((message) => message.sender))]
  if (speakers.length < 2) return
  const lineAt = new Map(masked.lines().map((line) => [line.start, line]))
  const written = messages.flatMap((message) =>
    message.starts.flatMap((start) => {
      const line = lineAt.get(start)
      return line && !isEmpty(line) ? [{ sender: message.sender, line }] : []
    }),
  )
  const orders = (speaker: string) =>
    written.filter(
      (each) => each.sender === speaker && hasNumber(each.line.text) && !refusal.test(each.line.text),
    )
  const customer = speakers.toSorted((one, other) => orders(other).length - orders(one).length)[0]
  let refused: Line | undefined
  let lastOrdered: Line | undefined
  for (const { sender: speaker, line } of written) {
    const isAnswer = speaker !== customer && (refusal.test(line.text) || /\?\s*$/.test(line.text))
    if (isAnswer)
      refused = refusal.test(line.text) ? (sharing(line, written, customer) ?? lastOrdered) : refused
    if (isAnswer || (speaker !== customer && !hasNumber(line.text))) masked.blankLine(line)
    else if (refused && otherSize.test(line.text)) {
      replaceSize(masked, refused, line)
      refused = undefined
    } else if (hasNumber(line.text)) lastOrdered = line
  }
}

interface Written {
  readonly sender: string
  readonly line: Line
}

/** The last line of the customer above an answer that shares a word with it. */
function sharing(answer: Line, written: readonly Written[], customer: string | undefined): Line | undefined {
  const words = new Set(answer.text.toLowerCase().match(/\p{L}{4,}/gu))
  return written.findLast(
    ({ sender: speaker, line }) =>
      speaker === customer &&
      line.start < answer.start &&
      (line.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word)),
  )?.line
}

/** `2 basmati 10kg` and `ok 4 of the 5kg then` become one line: `basmati 4 of the 5kg`. */
function replaceSize(masked: MaskedText, refused: Line, answer: Line): void {
  for (const match of refused.text.matchAll(/\d+(?:[.,]\d+)?(?:\s?\p{L}{1,3}(?![\p{L}]))?/gu))
    masked.blank(refused.start + match.index, match[0].length)
  const end = refused.start + refused.text.length
  masked.blank(end, answer.start - end)
  const lead = /^[^\d]*/.exec(answer.text)?.[0].length ?? 0
  masked.blank(answer.start, lead)
  const tail = otherSize.exec(answer.text)?.[2]
  if (tail !== undefined) masked.blank(answer.start + answer.text.length - tail.length, tail.length)
}
