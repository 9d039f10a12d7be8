import { type Line, type MaskedText } from './masked-text.ts'
import { after, container, hasNumber, measure, month, pattern, weekday } from './words.ts'

const delivery =
  'deliver(?:y|ed)?(?: (?:it|this|them|time|date|slot))?|needed|required|dostaw\\p{L}*|dostarczyć|potrzebne|teslim\\p{L}*|getirin'
const deliveryLead = pattern(
  String.raw`^\s*(?:please\s+|can you\s+|proszę\s+(?:o\s+)?|for\s+|lütfen\s+)?(?:${delivery})[\s:–-]+`,
)
const betweenTimes = /[\s,'’–-]+/
/** `7.30`, `11:00am`, `27th`, `27/11`, `27.11.2026`, `Monday`, `before`: with one of them a sentence is about a time. */
const time = pattern(
  String.raw`^(?:\d{1,2}[:.]\d{2}(?:[ap]\.?m|h)?|\d{1,2}(?:[ap]\.?m|h|st|nd|rd|th)|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|` +
    String.raw`${weekday}|${month}|between|before|after|by|from|at|until|till|morning|afternoon|evening|noon|o|clock|am|pm|` +
    'między|przed|po|od|do|w|we|dnia|godz|godziną|godziny|rano|saat|saatleri|arası|arasında|önce|sonra|sabah|günü|kadar)$',
)
const besideTime =
  /^(?:\d{1,2}|to|and|or|on|the|of|latest|please|pls|thanks|a|i|na|proszę|den|dan|ten|tan|için|olsun|lütfen)$/iu

/** The length of the parts at the start that are nothing but a time, with the commas behind them: `Friday 27th, before 10,`. */
function lengthOfTimes(text: string): number {
  let length = 0
  let hasTime = false
  for (const [part] of text.matchAll(/(?:[^,]|,(?=\d))+,?/g)) {
    const words = part
      .split(betweenTimes)
      .map((word) => word.replace(/[.:,]+$/, ''))
      .filter((word) => word !== '')
    if (!words.every((word) => time.test(word) || besideTime.test(word))) break
    hasTime ||= words.some((word) => time.test(word))
    length += part.length
  }
  return hasTime ? length : 0
}

function lengthOfDeliveryTime(text: string): number {
  const lead = deliveryLead.exec(text)?.[0].length ?? 0
  const times = lead > 0 ? lengthOfTimes(text.slice(lead)) : 0
  return times > 0 ? lead + times : 0
}

/** A date alone, with its month: `28 Kasım Cumartesi için`. */
const dateAlone = pattern(
  String.raw`^\s*(?:(?:for|on|na|do)\s+)?(?:${weekday}[\s,]+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${month}\.?(?:[\s,]+(?:\d{4}|${weekday}))*(?:\s+(?:için|please|pls|proszę))?[\s.:,]*$`,
)

const clauseEnd = String.raw`[^,:\d]*(?=[,:]|$)`
const withTelephone = String.raw`[^,:\d]*(?:\+?\d[\d ]{8,14}${clauseEnd}|(?=[,:]|$))`
// `access code # 3 boxes` has no code.
const codeOf = String.raw`[^,\d]{0,20}[\w#*]+(?![\w#*]|\s*(?:${container}|${measure})${after})`
const place = String.raw`(?:\s+(?:flat|office|kitchen|bar|restaurant|reception|please))?\s*(?=[,:–-]|$)`
/** What begins a sentence. An order may follow. */
const beginnings = [
  String.raw`(?:the\s+)?(?:gate|door|key ?safe|alarm|entry|entrance|access)\s+(?:code|pin)${after}${codeOf}${clauseEnd}`,
  String.raw`kod\s+(?:do|wejściowy|domofonu)${after}${codeOf}${clauseEnd}`,
  String.raw`(?:kapı\s+(?:kodu|şifresi)|şifre)${after}${codeOf}${clauseEnd}`,
  String.raw`(?:if\s+)?(?:there(?:'s| are| is)\s+)?any\s+(?:problems?|issues?|questions?|queries|changes)${after}${withTelephone}`,
  String.raw`(?:w razie (?:pytań|problemów)|(?:herhangi bir )?(?:sorun|soru)\p{L}* olursa)${after}${withTelephone}`,
  String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top)\s+floor|\d{1,2}\.?\s+piętro|\d{1,2}\.\s*kat(?:ta)?|(?:room|suite|bay|lok\.|pokój|oda)\s+\d+)${place}`,
  String.raw`(?:table|unit|shop|site|branch|store|flat|floor|room|bay|gate|stolik|sklep|lokal|masa|şube|dükkan|daire)\s+(?:no\.?\s*|nr\.?\s*)?\d{1,3}(?=\s*[:,–-]|\s+(?!${container}${after})\D+\d)`,
  String.raw`(?:we(?:'re|’re)?|expecting|there(?:'s| are| is|'ll be)|got|mamy|będzie)${after}[^,\d]{0,30}\d+\s+(?:covers|guests|pax|people|gości|osób)${after}`,
  String.raw`(?:the\s+)?(?:(?:back|side|front|kitchen|shop)\s+)?(?:door|gate|shutters?|kitchen|shop)\s+(?:is|will be|opens?)\s+(?:(?:open|unlocked|closed|locked)\s+)?(?:from|until|till|at|after|before)\s+\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?(?=\s*(?:[,.!]|$))`,
  String.raw`ring\s+the\s+(?:door)?bell${after}${clauseEnd}`,
  String.raw`(?:(?:yarın|yarin|bugün|bugun)\s+)?(?:(?:sabah|akşam|öğlen|aksam|oglen|saat)\s+)*\d{1,2}(?:[:.]\d{2})?['’]?\s?[dt][ea]n\s+(?:önce|once|sonra)\s+(?:gel|getir|teslim|ulaş)\p{L}*${after}${clauseEnd}`,
  String.raw`(?:dostawa|dostawę|dostawe|przyjazd)\s+(?:najlepiej|koniecznie|tylko|prosz[ęe]|może być|moze byc)[^,\d]{0,30}(?:przed|po|do|od|między|około|ok\.)\s+\d{1,2}(?:[:.]\d{2})?(?=\s*(?:[,.!]|$))`,
  String.raw`\d+\s+kişi(?:yiz)?\s*(?=[,:]|$)`,
].map((source) => pattern(String.raw`^[\s,]*${source}`))

/** Blanks sentences about the delivery and the place, with the numbers of hours, days, codes, floors and guests. */
export function blankWishes(masked: MaskedText, sentences: readonly Line[]): void {
  for (const sentence of sentences) {
    const { text, start } = sentence
    if (hasNumber(text) && dateAlone.test(text)) masked.blankLine(sentence)
    else masked.blank(start, lengthOfWish(text))
  }
}

/** Behind a colon, and where a number follows, the rest of the sentence may be an order: `3rd floor: 2 boxes of chips`. */
function lengthOfWish(text: string): number {
  let length = 0
  for (;;) {
    const next = lengthOfBeginning(text.slice(length))
    if (next === 0) break
    length += next
  }
  const rest = text.slice(length)
  return length === 0 || hasNumber(rest) || rest.startsWith(':') ? length : text.length
}

function lengthOfBeginning(text: string): number {
  const delivered = lengthOfDeliveryTime(text)
  if (delivered > 0) return delivered
  for (const beginning of beginnings) {
    const length = beginning.exec(text)?.[0].length ?? 0
    if (length > 0) return length + lengthOfTimes(text.slice(length))
  }
  return 0
}
