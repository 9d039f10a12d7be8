import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { matchesIn } from './matches-in.ts'
import { after, before, container, hasNumber, measure, numberWord, pattern } from './words.ts'

const minSpokenWords = 12
const filler = pattern(String.raw`${before}(?:uh|um|erm|er|ehm)${after}`, 'giu')
/** `twenty five kilo`, `four point five litre`: the size of what was named before. */
const spokenSize = String.raw`${numberWord}\s+(?:(?:${numberWord}|hundred|thousand|point)\s+)*${measure}${after}`
/** In Turkish the weight stands before the product: `beş kilo patlıcan`. */
const turkishWeight = String.raw`(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz)\s+(?:kilo|kg|litre)\s+(?!(?:${numberWord}|${container}|ve|ama)${after})\p{L}{3}`
/** `half fat`, `yarım yağlı` */
const half = String.raw`(?:half|pół|yarım)\s+(?!(?:a|dozen|tuzin\p{L}*|düzine|${container})${after})`
const spokenStart = pattern(
  String.raw`\s(?:and\s+)?(?=${turkishWeight}|(?!${spokenSize}|${half})(?:${numberWord}|an?(?=\s+${container}))\s+(?!${measure}${after}|of${after}|a${after}))`,
  'giu',
)
const farewell = pattern(
  String.raw`(?:\s+(?:that'?s (?:it|all|everything)|to wszystko|hepsi bu|thanks|thank you|cheers|bye|ta|dziękuję|dzięki|teşekkürler))+\s*$`,
)

const spokenSign = pattern(
  String.raw`\s(?:comma|full stop|new line|przecinek|kropka|nowa linia|virgül|nokta|yeni satır)\s+(?=(?:${numberWord}|an?|\d+)\s)`,
  'giu',
)

/** Puts each product of a text without punctuation, as a speech engine writes it, on a line of its own. */
export function splitSpeech(masked: MaskedText): void {
  for (const line of masked.lines())
    for (const sign of matchesIn(line.text, spokenSign)) {
      masked.blank(line.start + sign.index, sign[0].length)
      masked.put(line.start + sign.index, '\n')
    }
  for (const line of masked.lines()) {
    const words = line.text.trim().split(/\s+/)
    if (words.length < minSpokenWords || /[\d,;:.!?]/.test(line.text)) continue
    const end = farewell.exec(line.text)
    if (end) masked.blank(line.start + end.index, end[0].length)
    for (const match of line.text.matchAll(filler)) masked.blank(line.start + match.index, match[0].length)
    const starts = [...line.text.matchAll(spokenStart)]
    // `oat milk barista three cases`
    if (starts.length === 1 && countAtEnd.test(line.text)) continue
    for (const match of starts) {
      if (isWithin(line.text, match.index)) continue
      masked.blank(line.start + match.index, match[0].length)
      masked.put(line.start + match.index, '\n')
    }
  }
}

const countAtEnd = pattern(String.raw`\p{L}\s+${numberWord}\s+${container}\s*$`)

const numberBefore = pattern(String.raw`${before}(?:${numberWord}|point|make that|make it|the)\s*$`)

/** True behind another number word, a correction or `the`, which belong together: `the thirty two box`. */
function isWithin(text: string, index: number): boolean {
  return numberBefore.test(text.slice(0, index))
}

const correction = pattern(
  String.raw`(?:${before}(?:no|sorry|wait|actually|oops|scratch that|przepraszam|pardon|yok)[, ]+)*${before}(?:make (?:that|it)|correction:?|poprawka:?|düzeltme:?)\s+`,
)
const leadingAmount = pattern(
  String.raw`^\s*(?:\d{1,4}(?:[.,]\d+)?(?!\d)|${numberWord}|an?)(?:\s*x)?(?:\s+${container})?(?:\s+of)?${after}`,
)

/** Applies "no wait, make that two bags" to the line before it. */
export function applyCorrections(masked: MaskedText): void {
  let last: Line | undefined
  for (const line of masked.lines()) {
    if (isEmpty(line)) continue
    const match = correction.exec(line.text)
    const target = match?.index === 0 || line.text.slice(0, match?.index).trim() === '' ? last : line
    if (!match || !target) {
      if (hasNumber(line.text)) last = line
      continue
    }
    masked.blank(line.start + match.index, match[0].length)
    const replacement = line.text.slice(match.index + match[0].length)
    const product = replacement.replace(leadingAmount, '')
    const amount = leadingAmount.exec(target.text)
    if (/\p{L}{3}/u.test(product) && target !== line) masked.blankLine(target)
    else if (amount) {
      masked.blank(target.start, amount[0].length)
      const end = target.start + (target === line ? match.index : target.text.length)
      if (target !== line) masked.blank(end, line.start - end)
    }
    last = line
  }
}
