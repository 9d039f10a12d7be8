import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { matchesIn } from './matches-in.ts'
import { blankWishes } from './wishes.ts'
import {
  after,
  before,
  container,
  greeting,
  hasNumber,
  measure,
  numberWord,
  pattern,
  thanks,
  weekday,
} from './words.ts'

const greetingWithName = pattern(
  String.raw`^\s*${greeting}((?:\s+\p{L}+){0,3}?)(?!-\p{L})(?:\s*[,.!:–-]+|(?=\s*(?:$|\d|(?:for|can|could|please|pls|order|i|we|na|poproszę|yarına|bugün)${after})))`,
)
const addressed =
  /^(?:there|all|both|guys|team|mate|lovely|love|lads|hun|boss|abi|usta|hocam|shops|sites|kitchens|\p{Lu}\p{L}*)$/u
const introduction = pattern(
  String.raw`^\s*(?:${greeting}|tu|z tej strony|ben)\s[^\d\n,]{0,80}?${before}(?:(?:can|could) (?:i|we) (?:please )?(?:get|have|order)|(?:i|we)(?:'d| would) like|(?:i|we) need|please send|can you send|poprosz[ęe]|potrzebuj[ęe]|potrzebujemy|zamawiam|istiyorum|bize|bana)${after}`,
)
/** Not an hour: `Can you get this to us by 8?` */
const orderedNumber = String.raw`.*(?<![\d.:]|(?:by|before|after|at|for|until) )\d`
const question = pattern(
  String.raw`${before}(?:do you (?:have|sell|stock|do)|have you got|are there|is there|is the|are the|any chance|how (?:much|many|long)|what(?:'s| is| are| time| about)|when|where|why|who|did you|have you|will you|can you (?:deliver|get (?:it|this|that|them)${after}(?!${orderedNumber})|look|check|confirm|tell|let)|could you (?:deliver|look|check|confirm|tell|let)|czy|ile|kiedy|gdzie|dlaczego|jaka|jaki|macie)${after}|${before}(?:var mı|varmı|ne kadar|kaç para|kaça|ne zaman|nerede|neden|mevcut mu)${after}`,
)
/** Only what says a day: `Friday`, `na środę`, `salı günü için`. */
const onDay = String.raw`(?:(?:for|on|na|do|we?)\s+)?(?:next\s+|this\s+)?(?:${weekday}|tomorrow|today|jutro|yarın|bugün)(?:\s+(?:morning|rano|sabah\p{L}*|günü|için|please|pls))*`
const occasion = '(?:order|delivery|drop|dostawa|zamówienie|teslimat|sipariş)'
/** A name, as in `fri order king kebab`; not `Friday order: lemons`, nor `Friday order a box of lemons`. */
const forWhom = String.raw`(?:(?!\s+(?:an?|the|of|${container})${after})[^:–-])*`
const notice = pattern(
  [
    String.raw`^\s*(?:please\s+)?(?:sending|sent) (?:it|this|that) again`,
    String.raw`^\s*(?:(?:ok|okay|great|perfect|super)\s+)*${before}(?:that'?s|thats|that is) (?:it|all|everything)`,
    String.raw`^\s*(?:(?:ok|tamam|abi|usta)\s+)*(?:to wszystko|hepsi bu|bu kadar)${after}`,
    String.raw`^\s*(?:(?:we|i)(?:['’]?re| are)\s+|shop (?:is|opens)\s+)?(?:closed|shut|open)\s+(?:till|until|from|on|before|after|then)${after}|^\s*(?:round|around|at|in|by)\s+the\s+(?:back|side|front)(?:\s+(?:door|please|pls))?\s*$`,
    String.raw`${before}numara\p{L}*\s+ara\p{L}*${after}`,
    String.raw`^\s*(?:(?:the|my|our|as|same as)\s+)*usual(?:\s+(?:for|please|pls|order|plus|as|on)\b.*)?$`,
    String.raw`^\s*(?:jak zwykle|to co zwykle|her zamanki\S*)${after}`,
    String.raw`${before}(?:leave|drop|put) (?:it|them|everything|with|at|by|in|on)${after}`,
    String.raw`${before}(?:back door|side door|front door|reception|loading bay|neighbou?r|gate code|key ?safe)${after}`,
    String.raw`${before}(?:deliver|delivered|delivery) (?:before|after|by|between|to|at|as)${after}`,
    String.raw`${before}(?:needed|need it|required) (?:by|before|for)\s*$`,
    String.raw`^\s*(?:please\s+)?(?:call|ring|text|phone|e-?mail) (?:me|us|when|if|before|on)${after}|^\s*(?:please\s+)?(?:call|ring|text|phone)(?:\s+when here)?\s*$`,
    String.raw`${before}(?:arrived|is missing|was missing|see below|as below|is wrong|are wrong|the wrong|let me know|see attached|attached|please confirm|please find|as discussed|sorry for|apologies|is fine|are fine|no (?:rush|hurry|worries)|my order|usual place|invoice to)${after}`,
    String.raw`${before}(?:zostawić|zostawcie|zostaw|pod drzwi\S*|na recepcji|zadzwonić|zadzwoń|proszę o kontakt|w załączniku|proszę o potwierdzenie|kod do bramy|(?<![\t;,|]\s*)kod(?!\s*[\t;,|]))${after}`,
    String.raw`${before}(?:kapıya|kapıda|kapının|bırak\S*|arayın|ara(?:r mısınız)?|ekte|teyit|onaylay\S*)${after}`,
    String.raw`^\s*(?:please\s+)?(?:no|without)\s+(?:substitut\w*|subs|swaps|replacements?|alternatives?)${after}|^\s*(?:proszę\s+)?bez\s+(?:zamiennik\p{L}*|zamian)${after}|^\s*muadil\p{L}*\s+(?:olmasın|yok|istemi\p{L}*)`,
    String.raw`^\s*(?:(?:nie ma |bez )?pośpiechu|nie (?:pilne|spieszy się)|acele(?:si|miz)? yok|acil değil)(?:\s+(?:please|pls|proszę|lütfen))?[\s.!]*$`,
    String.raw`^[\s>*•-]*(?:\p{L}+['’]s|weekly|shopping|kitchen)\s+(?:order\s+|shopping\s+)?list\s*$`,
    String.raw`^\s*\p{Lu}\.?\s*$`,
    String.raw`^\s*${onDay}(?:\s+(?:for|na|için)?\s*${occasion}${after}${forWhom})?[\s.:!–-]*$|\s[–-]\s*${onDay}\s+${occasion}\s*$`,
    String.raw`^\s*(?:\p{L}+\s+)?(?:it'?s|this is|tu|z tej strony)\s+(?:(?!${container}${after})\p{L}+\s+)?(?:(?:from|frm|at|of|here|z)${after}|@)|^\s*(?:you'?re|ur|u r)\s+(?:an?|the)\s+(?:star|legend|lifesaver|best|angel|diamond)${after}|${before}(?:şunları|şunlar|bunları|aşağıdakiler\p{L}*)${after}|^\s*(?:\p{Lu}[\p{L}'’]*\s+){1,4}here\s*$`,
    String.raw`^\s*(?:please\s+|pls\s+)?(?:can you\s+)?(?:order|do|send|repeat)?\s*(?:us |me )?the same (?:again|order|as)${after}|${before}(?:put|get|push) (?:this|that|it) through${after}`,
    String.raw`^\s*(?:grand\s+)?total(?:\s+(?:approx\p{L}*\.?|about|around|roughly|cost|price))?\s*$`,
    String.raw`^\s*(?:(?:please|pls|can you|could you)\s+)*(?:e-?mail|send|resend|forward|text)\s+(?:(?:me|us|over|through)\s+)*(?:(?:the|a|an|my|our|last|copy|another)\s[^\d]{0,40}?)?(?:invoice|statement|receipt|price ?list|catalogue|brochure)s?${after}(?!\s+(?:rolls?|paper|books?|pads?|holders?)${after})`,
    String.raw`${before}(?:fatura\p{L}*(?!\p{L}|\s+(?:rulo|ka[gğ][ıi]d|defter|koçan)\p{L}*)|fiyat listesi\p{L}*|dekont\p{L}*)${after}.*${before}(?:at\p{L}*|gönder\p{L}*|gonder\p{L}*|yolla\p{L}*)${after}|${before}(?:prześl\p{L}*|wyśl\p{L}*|przesł\p{L}*|proszę o)\s(?!blocz|rol[ek]|papier)[^\d]{0,40}?(?:faktur\p{L}*|cennik\p{L}*)${after}`,
    String.raw`^\s*fyi\s*$|^\s*(?:ok|okay|got it|ok got it|ok thanks|no problem|will do|perfect|great|(?:ok )?super|czekam|tamam)[\s!.]*$`,
    String.raw`^\s*(?:please\s+)?(?:order|delivery|delivery date|zamówienie|sipariş)(?:\s+(?:for|on|na)${after}.*|\s*)$`,
  ].join('|'),
)
/** Behind a quantity: `2 boxes, no more`. */
const limit = pattern(
  String.raw`^\s*(?:no more|not more|nie więcej|daha fazla olmasın)(?:\s+(?:please|pls|proszę|lütfen))?[\s.!]*$`,
)
/** Not `Mrs Pettifer’s Jelly`, nor `Dr Pepper`. */
const titled = /^\s*(?:Mr|Mrs|Ms|Miss|Pan|Pani|Sayın)\.?(?:\s+\p{Lu}\p{L}*){1,2}[\s,.!–-]*$/u
/** Not `Chorizo Ring x 3`, nor `Ring Doughnuts 3 boxes`. */
const driver = pattern(
  String.raw`${before}(?:(?:leave|call|zostaw\S*|bırak\S*)${after}|drop\s+(?:it|them|off|this|that|these|everything|with|at|by|in|on)${after}|ring\s+(?:me|us|him|her|when|if|before|on|ahead|the|\+?\d{4}\d*|\p{L}+\s+(?:on|at))${after}).*\d`,
)
/** `any problems call Dave 3 boxes of chips` */
const calledWithOrder = pattern(
  String.raw`${before}call\s+\p{L}+[,\s]+\d{1,3}\s*(?:x\s|(?:${container}|${measure})${after})`,
)
const isForSomebody = /^\s*(?:for|dla)\s+(?:\p{Lu}[\p{L}'’.&-]*\s+){1,4}(?:please|pls|proszę)?\s*$/iu
const forName = /^\s*[Ff]or\s+\p{Lu}/u
const manyThanks = String.raw`${thanks}${after}[,\s]*(?:(?:muchly|a lot|mate|pal|all|abi|usta|hun|love|wielkie|bardzo|çok)${after}[,\s]*)?`
const thanksWithName = pattern(
  String.raw`^\s*(?:(?:safe|nice|legend)\s+(?:one|mate|pal|bro)${after}[,\s]*)?(?:${manyThanks})+(?:\p{L}+)?(?:\s+x+)?[\s.!]*$`,
)
const additional = pattern(String.raw`[+&]\s+(?:extra|additional|another|dodatkowo|ekstra)\s+(?=\d)`, 'giu')

const leadingAnd = pattern(
  String.raw`^[\s*•-]*(?:and|plus|also|then|oraz|i|jeszcze|ve|ayrıca|bir de)\s+(?=\d)`,
)
/** `no substitutes 3 coriander`, `same as last week but 3 coriander` */
const leadingWish = pattern(
  [
    String.raw`^\s*(?:please\s+)?(?:no|without)\s+(?:substitut\p{L}*|subs|swaps|replacements?|alternatives?)[\s,]+(?=\d)`,
    String.raw`^\s*(?:the\s+)?(?:same|as usual|usual)(?:\s+order)?(?:\s+as\s+(?:usual|always|before|last\s+(?:week|wk|time|order)))?\s+(?:but|plus|and|with)\s+(?=\d)`,
    String.raw`^\s*(?:to samo co|tak jak|jak)\s+(?:zwykle|zawsze|ostatnio)\s+(?:ale|plus|i|oraz)\s+(?=\d)`,
    String.raw`^\s*(?:her zamanki|geçen haftaki gibi|her zamanki gibi)\s+(?:ama|artı|ve)\s+(?=.*\d)`,
  ].join('|'),
)
/** Before the name of a product: `I'm out of lemons can you send 3 boxes`. */
const lacking = '(?:out|low|short|running|after|looking|down|missing|need|needing|want|wanting)'
/** `Would you be able to deliver 2 boxes`, `it's Gary from the chippy can you do me 3 bags` */
const leadingRequest = pattern(
  String.raw`^\s*(?:${greeting}\s+)?(?:(?:it'?s|this is|i'?m|my name is)\s(?![^\d\n]{0,60}?${before}${lacking}${after})[^\d\n,.:]{0,60}?${before}(?=(?:can|could|would) (?:you|u|ya) )|(?:hun|love|mate|pal|bro|guys|team|boss|please|pls)\s+)?(?:can|could|would) (?:you|u|ya) (?:please |pls |kindly |possibly |be able to )*(?:send|do|get|bring|add|put|deliver|give|sort|chuck)(?: (?:me|us|over|out|down|in))*\s+(?=[^.?!\n]*(?:\d|${numberWord}))`,
)
const trailingToo = pattern(
  String.raw`\s(?:as well|too|also|też|także|to (?:my|the|our|tomorrow['’]?s) order|do (?:mojego |jutrzejszego )?zamówienia)[\s.!]*$`,
)

/** Blanks sentences that ask the driver to ring or to leave the goods somewhere, with their numbers. */
export function blankInstructions(masked: MaskedText): void {
  blankWishes(masked, masked.lines().flatMap(sentencesOf))
  for (const sentence of masked.lines().flatMap(sentencesOf))
    if (driver.test(sentence.text) && !/^\s*\d/.test(sentence.text) && !calledWithOrder.test(sentence.text))
      masked.blankLine(sentence)
}

/** Blanks greetings, questions, instructions and other parts of a message that order nothing. */
export function blankProse(masked: MaskedText): void {
  for (const match of matchesIn(masked.text(), additional)) {
    masked.blank(match.index, match[0].length)
    masked.put(match.index, '\n')
  }
  for (const line of masked.lines()) {
    if (isEmpty(line)) continue
    masked.blank(line.start, introduction.exec(line.text)?.[0].length ?? greetingLength(line.text))
    masked.blank(line.start, leadingAnd.exec(line.text)?.[0].length ?? 0)
    masked.blank(line.start, leadingWish.exec(line.text)?.[0].length ?? 0)
    for (const sentence of sentencesOf(line))
      masked.blank(sentence.start, leadingRequest.exec(sentence.text)?.[0].length ?? 0)
    const too = trailingToo.exec(line.text)
    if (too) masked.blank(line.start + too.index, too[0].length)
  }
  const filled = masked.lines().filter((line) => !isEmpty(line))
  for (const [index, line] of filled.entries())
    if (!isHeadOfCells(line, filled[index + 1]))
      for (const sentence of sentencesOf(line)) blankSentence(masked, sentence)
}

const spacedSeparator = /[,;]\s/
const separatorsOnly = /[^,;]/g

/** The heads of a table's columns, which may look like remarks: `Product,Usual,Order`. */
function isHeadOfCells({ text }: Line, next: Line | undefined): boolean {
  const separators = text.replace(separatorsOnly, '')
  return (
    separators !== '' &&
    next?.text.replace(separatorsOnly, '') === separators &&
    !hasNumber(text) &&
    hasNumber(next.text) &&
    !spacedSeparator.test(text.trim())
  )
}

/** The length of a greeting and the name behind it; 0 if a product may follow. */
function greetingLength(text: string): number {
  const match = greetingWithName.exec(text)
  const names = match?.[1]?.trim() ?? ''
  const isNamed = names === '' || names.split(/\s+/).every((word) => addressed.test(word))
  return match && isNamed ? match[0].length : 0
}

function blankSentence(masked: MaskedText, sentence: Line): void {
  const isQuestion = /\?/.test(sentence.text) && question.test(sentence.text)
  const hasName = forName.test(sentence.text) && isForSomebody.test(sentence.text.trim() + ' ')
  const isPerson =
    !hasNumber(sentence.text) && (titled.test(sentence.text) || thanksWithName.test(sentence.text))
  if (isQuestion || hasName || isPerson) return masked.blankLine(sentence)
  for (const clause of clausesOf(sentence)) {
    if (hasNumber(clause.text)) continue
    const text = clause.text.replace(separators, '')
    const isLimit = limit.test(text) && hasNumber(sentence.text)
    if (isLimit || notice.test(text) || thanksWithName.test(text)) masked.blankLine(clause)
  }
}

const sentenceEnd = /(?<=[\p{L}\s]{2})[.!](?=\s|$)|[?;]+(?=\s|$)/gu

function sentencesOf(line: Line): readonly Line[] {
  return splitAt(line, sentenceEnd, true)
}

const separators = /^\s*(?:,|(?:and|but|i|oraz|ve|ama)\s)\s*/iu

const clauseEnd = /,(?!\d)|\s+(?:and|but|i|oraz|ve|ama)\s+(?!\d)/giu

/** The clauses of a sentence, with the comma or "and" before them. */
function clausesOf(sentence: Line): readonly Line[] {
  return splitAt(sentence, clauseEnd, false)
}

function splitAt({ text, start }: Line, separator: RegExp, isKept: boolean): readonly Line[] {
  const parts: Line[] = []
  let from = 0
  for (const match of matchesIn(text, separator)) {
    const end = match.index + (isKept ? match[0].length : 0)
    parts.push({ text: text.slice(from, end), start: start + from })
    from = isKept ? end : match.index
  }
  return [...parts, { text: text.slice(from), start: start + from }]
}

const heading = /^\s*\p{L}[\p{L} &/'’-]{1,30}\s*$/u

const ordinal = /\d(?:st|nd|rd|th)(?!\p{L})/giu

/** Blanks headings above the lines of a department or a site: in capitals, or with a colon. */
export function blankHeadings(masked: MaskedText): void {
  const lines = masked.lines().filter((line) => !isEmpty(line))
  const isCapital = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
  const isAllCapital = lines.every(({ text }) => isCapital(text) || !/\p{L}/u.test(text))
  for (const [index, line] of lines.entries()) {
    const isHeading =
      line.text.trim().endsWith(':') || (!isAllCapital && isCapital(line.text) && heading.test(line.text))
    const isAbove = hasNumber(lines[index + 1]?.text ?? '')
    if (isHeading && isAbove && !hasNumber(line.text.replace(ordinal, ''))) masked.blankLine(line)
  }
}
