// Words of messages in English, Polish and Turkish, as parts of patterns.

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|dozen|' +
  'jeden|jedna|jedno|jedną|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|pół|tuzin|' +
  'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|yarım|düzine'
const weekdays =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|' +
  'pon(?:iedziałek)?|wt(?:orek)?|śr(?:oda|odę)?|czw(?:artek)?|pt|piątek|sob(?:ota|otę)?|niedz(?:iela|ielę)?|' +
  'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|pzt|sal|çar|per|cum|cmt|paz'
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'sty(?:cznia)?|lut(?:ego)?|marca|kwi(?:etnia)?|maja|cze(?:rwca)?|lip(?:ca)?|sie(?:rpnia)?|wrz(?:eśnia)?|paź(?:dziernika)?|lis(?:topada)?|gru(?:dnia)?|' +
  'oca(?:k)?|şub(?:at)?|mart|nis(?:an)?|mayıs|haz(?:iran)?|tem(?:muz)?|ağu(?:stos)?|eyl(?:ül)?|eki(?:m)?|kas(?:ım)?|ara(?:lık)?'

const meridiem = String.raw`(?:[ap]\.?\s?m\.?|öö|ös)`

/** The edge of a word, which `\b` does not know beside `ł` or `ş`. */
export const before = String.raw`(?<![\p{L}\p{N}])`
export const after = String.raw`(?![\p{L}\p{N}])`

/** `18:02`, `6:02:11 PM`, `ÖÖ 9:01`. */
export const clockTime = String.raw`(?:${meridiem}\s?)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?${meridiem})?(?:\s(?:GMT|UTC|BST|CET|[+-]\d{4}))?`
const dottedTime = String.raw`\d{1,2}\.\d{2}(?:\.\d{2})?`
const numericDate = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
/** `27 Nov 2026`, `Nov 27, 2026`, `Fri, 27 Nov`. */
const writtenDate = String.raw`(?:(?:${weekdays})\.?,?\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(?:${months})\.?(?:,?\s+\d{4})?|(?:${months})\.?\s+\d{1,2},?\s+\d{4})`
export const date = String.raw`(?:${numericDate}|${writtenDate})`
export const clock = String.raw`(?:${date}(?:\s(?:${weekdays})\.?)?,?\s+(?:at\s+|o\s+|godz\.?\s+|saat\s+)?(?:${clockTime}|${dottedTime}(?=[\]\s]))|${clockTime},\s+${date})`
export const weekday = String.raw`(?:${weekdays})`
export const month = String.raw`(?:${months})`

export const greeting =
  '(?:hi|hello|hey|hiya|dear|morning|good (?:morning|afternoon|evening)|afternoon|evening|dzień dobry|dobry wieczór|cześć|czesc|witam|hej|' +
  'ciao|heya|alright|yo|siema|siemka|siemano|hejka|sel[aâ]m[üu]n ?aleyk[üu]m|aleyk[üu]m ?sel[aâ]m|hayırlı işler|hayırlı sabahlar|merhaba|selam|selamlar|günaydın|iyi günler|iyi akşamlar|kolay gelsin)'
export const thanks =
  '(?:thanks|thank you|many thanks|thx|tx|ta|cheers|much appreciated|kind regards|best regards|warm regards|regards|best wishes|best|all the best|' +
  'yours sincerely|yours faithfully|sincerely|pozdrawiam|pozdrowienia|z poważaniem|dziękuję|dziekuje|dzi[ęe]ki|z góry dzięk(?:uję|uje|ujemy|i)|' +
  'grazie|nice one|miłego (?:dnia|weekendu|wieczoru)|milego (?:dnia|weekendu|wieczoru)|dobrego dnia|eyvallah|hayırlı işler|bereketli olsun|teşekkürler|teşekkür ederim|teşekkür ederiz|sağol\\p{L}*|sagol\\p{L}*|sağ ol\\p{L}*|saygılarımla|saygılar|saygılarımızla|iyi çalışmalar|kolay gelsin)'

/** The measure of a size, which follows a number that counts nothing. */
export const measure =
  '(?:kg|kgs|kilos?|kilograms?|g|gr|grams?|gramów|l|lt|ltr|litres?|liters?|litr\\w*|litre|ml|mils?|mill?ilit\\w*|cl|oz|lbs?|cm|mm|inch(?:es)?)'
export const container =
  '(?:box(?:es)?|cases?|cs|bags?|sacks?|packs?|packets?|tubs?|tins?|cans?|bottles?|trays?|crates?|cartons?|drums?|rolls?|jars?|bunch(?:es)?|' +
  'karton\\w*|work\\w*|worek|zgrzew\\w*|opakowa\\w*|skrzyn\\w*|szt\\w*|koli|çuval|kasa|paket|adet|tane|teneke|kutu)'

const amount = new RegExp(String.raw`\d|${before}(?:${numberWords})${after}`, 'iu')
export const numberWord = `(?:${numberWords})`

export const hasNumber = (text: string): boolean => amount.test(text)

export const pattern = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags)
