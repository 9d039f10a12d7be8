import { type Line, type MaskedText } from './masked-text.ts'
import { after, before, month, pattern, weekday } from './words.ts'

const hour = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|h)?`
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?`
const joints =
  "between|before|after|by|from|to|and|or|at|on|until|till|the|of|morning|afternoon|evening|noon|latest|o'clock|please|pls|thanks|" +
  'między|przed|po|od|do|a|i|na|dnia|godz|godziną|godziny|rano|proszę|' +
  'saat|saatleri|arası|arasında|önce|sonra|sabah|günü|den|dan|ten|tan|kadar|için|olsun|lütfen'
const timing = String.raw`(?:(?:${dayOfMonth}|${hour}|${weekday}|${month}|${joints})${after}[\s,.'’:–-]*)+`
const delivery =
  'deliver(?:y|ed)?(?: (?:it|this|them|time|date|slot))?|needed|required|dostaw\\p{L}*|dostarczyć|potrzebne|teslim\\p{L}*|getirin'

const wishes = [
  String.raw`^\s*(?:please\s+|can you\s+|proszę\s+(?:o\s+)?|for\s+|lütfen\s+)?(?:${delivery})[\s:–-]+${timing}$`,
  // A date alone, with its month: `28 Kasım Cumartesi için`.
  String.raw`^\s*(?:(?:for|on|na|do)\s+)?(?:${weekday}[\s,]+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${month}\.?(?:[\s,]+(?:\d{4}|${weekday}))*(?:\s+(?:için|please|pls|proszę))?[\s.:,]*$`,
  String.raw`^\s*(?:the\s+)?(?:gate|door|key ?safe|alarm|entry|entrance|access)\s+(?:code|pin)${after}.*\d|^\s*kod\s+(?:do|wejściowy|domofonu)${after}.*\d|^\s*(?:kapı\s+(?:kodu|şifresi)|şifre)${after}.*\d`,
  String.raw`^\s*(?:if\s+)?(?:there(?:'s| are| is)\s+)?any\s+(?:problems?|issues?|questions?|queries|changes)${after}|^\s*w razie (?:pytań|problemów)|^\s*(?:herhangi bir )?(?:sorun|soru)\p{L}* olursa`,
  String.raw`^\s*(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top)\s+floor${after}|^\s*\d{1,2}\.?\s+piętro${after}|^\s*\d{1,2}\.\s*kat(?:ta)?\s*$|^\s*(?:room|suite|bay|lok\.|pokój|oda)\s+\d+\s*$`,
  String.raw`^\s*(?:we(?:'re|’re)?|expecting|there(?:'s| are| is|'ll be)|got|mamy|będzie)${after}[^,\d]{0,30}\d+\s+(?:covers|guests|pax|people|gości|osób)${after}|^\s*\d+\s+kişi(?:lik|yiz)?${after}[^,\d]*$`,
].map((source) => pattern(source))

const needed = pattern(String.raw`${before}(?:code|pin|kod\p{L}*|şifre\p{L}*|any|razie|sor\p{L}*)${after}|\d`)

/** Blanks sentences about the delivery and the place, with the numbers of hours, days, codes, floors and guests. */
export function blankWishes(masked: MaskedText, sentences: readonly Line[]): void {
  for (const sentence of sentences)
    if (needed.test(sentence.text) && wishes.some((wish) => wish.test(sentence.text)))
      masked.blankLine(sentence)
}
