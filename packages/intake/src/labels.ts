import type { MaskedText } from './masked-text.ts'
import { after, before, container, measure, month, pattern, weekday } from './words.ts'

const reference = String.raw`[A-Z]{0,4}[-/ ]?\d[\d/ -]{1,}\d`
const numberSign = String.raw`(?:(?:no|nr|num|number|id|code|numer|numarası|numaramız|n°|№)\.?)?\s*[.:#]*\s*`
const documents =
  'invoice|inv|po|p\\.o\\.|purchase order|ref|reference|account|acc|a/c|customer|client|docket|delivery note|company|registered|reg|vat|eori|' +
  'faktura|faktury|fv|konto|klient|nip|regon|krs|bdo|fatura|müşteri|hesap|vergi|mersis|ticaret sicil|iban|sort code'
const order = String.raw`(?:order|zamówieni[eau]|zam|sipariş)`
const telephones =
  'tel\\.?\\s*kom|tel|telephone|telefon|phone|ph|mobile|mob|cell|fax|faks|kom|komórka|gsm|cep|call|ring|text|whatsapp|t|m|f'
const telephoneNumber = String.raw`(?:\+|00)?\(?\d[\d ()./-]{6,}\d`

const references = [
  pattern(
    String.raw`${before}(?:tel|telephone|telefon|phone|mobile|mob|fax|faks|gsm)\s*[.:]*\s*\+?\d[\d ()/-]{3,}\d`,
    'giu',
  ),
  pattern(
    String.raw`${before}(?:${documents})(?:\s+(?:in\s+\p{L}+\s+)?)?\s*${numberSign}(?:GB|PL|TR)?\s*${reference}`,
    'giu',
  ),
  // `order 100398` alone may order the product 100398.
  pattern(
    String.raw`${before}(?:re:?\s+)?${order}\s*(?:(?:no|nr|number|num|numer|numarası)\.?\s*[.:#]*|#|:\s*#)\s*${reference}`,
    'giu',
  ),
  pattern(
    String.raw`${before}(?:my|your|our|the|this|that|last|re:?|change|amend|cancel)\s+${order}\s+#?${reference}`,
    'giu',
  ),
]

const wordOfReference = pattern(
  String.raw`${before}(?:tel|phone|mob|fax|faks|gsm|${documents}|order|zam|sipariş).*\d`,
)

const telephonePatterns = [
  pattern(
    String.raw`${before}(?:${telephones})(?:\s*(?:me|us|him|her|asha))?(?:\s+on)?\s*[.:]*\s*${telephoneNumber}`,
    'giu',
  ),
  pattern(String.raw`(?<![\d.,+])(?:\+|00)\d{1,3}[ (]\(?\d[\d ()-]{5,}\d|(?<![\d.,])\+\d{9,13}(?!\d)`, 'gu'),
  // British and Turkish numbers with their zero, in groups or as a mobile number.
  pattern(
    String.raw`(?<![\d.,-])(?:0\d{2,4}[ -]\d{3,4}(?:[ -]?\d{2,4}){1,2}|\(0\d{2,4}\)\s?\d{3,4}[ -]?\d{3,4}|0[57]\d{9})(?![\d])`,
    'gu',
  ),
]

const number = String.raw`\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const noUnit = String.raw`(?![\d.,]*\d)(?!\s*(?:%|x\s?\d|${measure}${after}))`
const perUnit = String.raw`(?:\s*(?:each|ea|per\s+\p{L}+|a\s+(?:box|case|piece|kg)|/\s*\p{L}+|za\s+\p{L}+|szt\.?))?`
const currency = String.raw`(?:\s?(?:zł|pln|tl|try|gbp|eur|usd|£|€|₺)${after})?`
const moneyWords =
  'price|unit price|cost|sub-?total|grand total|genel toplam|total|vat|amount due|balance|cena|razem|suma|wartość|do zapłaty|fiyat|fiyatı|tutar|toplam|kdv|ara toplam'
const money = [
  String.raw`${before}(?:@\s*)?[£€₺$]\s?(?:${number})${perUnit}`,
  String.raw`(?:${before}@\s*|${before}po\s+|(?<![\p{L}\p{N}.,$@])\s?)(?:${number})\s?(?:zł|pln|tl|try|gbp|eur|usd|£|€|₺)${after}(?:\s*(?:each|/\s*\p{L}+|za\s+\p{L}+))?`,
  String.raw`${before}@\s?(?:${number})${noUnit}${perUnit}`,
  String.raw`\d+[.,]\d{2}\s*(?:each|ea|per\s+\p{L}+|/\s*(?:kg|l|box|case|piece|szt|karton|koli|adet))${after}`,
  String.raw`${before}(?:at|po)\s+\d+[.,]\d{2}(?!\d)${noUnit}`,
  String.raw`${before}(?:${moneyWords})\s*(?:\(?\d{1,2}\s?%\)?|%\s?\d{1,2})?\s*[:=]\s*(?:${number})${noUnit}${currency}`,
  String.raw`${before}(?:${moneyWords})\s+(?:\(?\d{1,2}\s?%\)?\s+)?(?:\d[\d ]*[.,]\d{2}(?!\d)|\d+(?=\s*$))${noUnit}${currency}`,
].join('|')
// The price that is printed on a pack is part of its name: `Korma Sauce PM £2.09`.
const moneyPattern = pattern(String.raw`(?<!${before}PM\s{0,2})(?:\(\s*(?:${money})\s*\)|${money})`, 'gimu')

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const dayAndMonth = String.raw`${day}[./](?:0?[1-9]|1[0-2])`
/** `Friday 2.5 kg` and `Friday 1/2 box` are quantities. */
const plainDate = String.raw`${day}[./](?:0[1-9]|1[0-2])(?!\s*(?:${container}|${measure})${after})`
// Before a unit or a product, a number alone is a quantity: `Friday 2 boxes`.
const dateEnd = String.raw`(?=\s*(?:[,.:;!)]|$))`
const times = [
  pattern(
    String.raw`${before}(?:${weekday}\.?,?\s+)?(?:\d{4}-\d{2}-\d{2}|${dayAndMonth}[./]\d{2,4})(?![\d])`,
    'giu',
  ),
  pattern(
    String.raw`${before}${weekday}\.?,?\s+(?:the\s+)?(?:${plainDate}|${day}(?:st|nd|rd|th)(?:\s+(?:of\s+)?${month}\.?)?|${day}\s+(?:of\s+)?${month}\.?|(?:${dayAndMonth}|${day})${dateEnd})(?![.,]?\d)${after}`,
    'giu',
  ),
  pattern(
    String.raw`${before}(?:for|on|by|from|na|do|od|dnia)\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${month}${after}`,
    'giu',
  ),
  pattern(String.raw`${before}\d{1,2}\s+${month}\.?\s+\d{4}${after}`, 'giu'),
  pattern(
    String.raw`${before}(?:(?:before|by|after|until|till|przed|do|po|od)\s+)?\d{1,2}(?::\d{2})\s?(?:[ap]\.?m\.?)?${after}|${before}(?:(?:before|by|after|until|till)\s+)?\d{1,2}(?:[.]\d{2})?\s?[ap]\.?m${after}(?!\s{0,2}£)`,
    'giu',
  ),
  // `3 naan 1 garlic paste by 6`, not `paper 4 by 6`.
  pattern(String.raw`(?<=\d\D{0,80}\p{L}\s)by\s+\d{1,2}(?=[\s.,;!]*$)`, 'giu'),
  // `deliver before 11.`
  pattern(
    String.raw`(?<=deliver(?:y|ed)?(?:\s\p{L}{1,9}){0,2}\s)(?:before|after)\s+\d{1,2}(?=[^\S\n]*(?:[.,;!]|$))`,
    'gimu',
  ),
]

/** A date beside an order: `28/11 coriander 3`, `coriander 3 by 28/11`, `29 Nov 2 boxes`. */
const lateDay = String.raw`(?:1[3-9]|2\d|3[01])[./](?:0?[1-9]|1[0-2])(?!\s*(?:${container}|${measure}|x)${after}|[\d./]|,\d)`
const anyDay = String.raw`${day}[./](?:0?[1-9]|1[0-2])(?!\s*(?:${container}|${measure})${after}|[\d./]|,\d)`
const monthDay = String.raw`(?:${day}(?:st|nd|rd|th)?\s+${month}|${month}\s+${day}(?:st|nd|rd|th)?)${after}`
const datesBesideOrders = [
  pattern(String.raw`^\s*(?:${lateDay}|${monthDay})(?=[\s,:–-]+\S.*\d|[\s,:–-]+\d)`, 'giu'),
  pattern(String.raw`${before}(?:by|before|until|na|do|dnia)\s+${anyDay}(?=\s*[,.]?\s*$|\s+\D*\d)`, 'giu'),
  pattern(String.raw`(?<=\d\D{1,40}\s)(?:${lateDay})\s*$`, 'giu'),
]

const dateOrTime = pattern(
  String.raw`\d[:./-]\d|\d\s?[ap]\.?m|(?:before|after|by)\s+\d|${before}${weekday}${after}|\d[a-z. ]*\s${month}`,
)

const dateBesideOrder = pattern(String.raw`\d[./]\d|\d[a-z]*\s+${month}|${month}\s+\d`)

const labels =
  'delivery date|order date|required date|date required|date|page|tel|telephone|telefon|phone|mobile|mob|fax|e-?mail|email|web|website|' +
  'customer|customer (?:no|number|name|id)|acc|acct|a/c|account|account (?:no|number|name)|contact|attn|attention|address|delivery address|deliver to|ship to|bill to|invoice to|' +
  'company|company (?:no|number)|eori|vat|vat (?:no|number|reg)|po|p\\.o\\. ?number|po number|your ref|our ref|ref|terms|payment|sort code|iban|bic|' +
  'adres|adres dostawy|data|data dostawy|klient|nr klienta|nip|telefon kontaktowy|płatność|dostawa na|' +
  'teslimat adresi|teslimat tarihi|müşteri|müşteri no|vergi no|vergi dairesi|tarih|telefon|cep|gsm|m|t|e'
const labelledLine = pattern(String.raw`^[^\S\n]*(?:${labels})\.?[^\S\n]*:.*$`, 'gimu')
const pageLine = pattern(
  String.raw`^[^\S\n]*(?:-\s*)?(?:page|strona|str\.|sayfa)\s*\d+(?:\s*(?:of|z|/)\s*\d+)?(?:\s*-)?[^\S\n]*$|^[^\S\n]*(?:continued(?: overleaf| on next page)?|(?:(?:weekly|food|kitchen|daily)\s+)*order (?:form|sheet|list)|purchase order|ciąg dalszy|lista zamówień|devamı arkada|sipariş (?:listesi|formu))(?:\s*[-–:,]?\s*(?:week|wk|tydzień|hafta)\s*\d+)?[^\S\n]*$`,
  'gimu',
)
const totalUnits = 'items?|lines?|products?|qty|quantity|cases|boxes|pieces|units'
const totalLine = pattern(
  String.raw`^[^\S\n]*(?:(?:(?:grand|order)\s+)?total(?:\s+(?:no\.? of\s+)?(?:${totalUnits}))?|(?:no\.?|number) of (?:${totalUnits})|razem(?:\s+(?:pozycji|sztuk|kartonów))?|(?:liczba|ilość) pozycji|suma|(?:genel\s+)?toplam(?:\s+(?:ürün|adet|koli|kalem))?|kalem sayısı)[^\S\n]*[:=]?[^\S\n]*\d+(?:[.,]\d+)?[^\S\n]*(?:${totalUnits}|${container}|pozycji|kalem)?[^\S\n]*$`,
  'gimu',
)
/** Rows below the products that sum up: `Sub total 158.36`, `VAT @ 20% 6.91`, `Total 9 3`. */
const sumWords =
  'sub-?total|total|sub|grand|order|net|nett|netto|gross|brutto|vat|amount|due|to|pay|approx|about|balance|carriage|zł|pln|tl|gbp|razem|suma|wartość|do|zapłaty|podatek|ara|genel|toplam|tutar|kdv|dahil'
const sumLine = pattern(
  String.raw`^[^\S\n]*(?:sub-?total|sub total|total|net|nett|netto|gross|brutto|vat|balance|amount due|razem|suma|wartość|ara toplam|genel toplam|toplam|kdv)${after}(?:${before}(?:${sumWords})${after}|[^\p{L}\n])*$`,
  'gimu',
)
/** The heads of columns that a reader of scans put into one line. */
const columnWords =
  'line|no|nr|pos|code|sku|item|product|description|desc|pack|size|qty|quantity|unit|uom|price|net|vat|total|amount|value|lp|nazwa|kod|towar|ilość|jm|cena|netto|brutto|wartość|sıra|ürün|adı|kodu|miktar|birim|fiyat|tutar|toplam|kdv'
const columnLine = pattern(
  String.raw`^[^\S\n]*(?:${columnWords})\.?(?: (?:${columnWords})\.?){2,}[^\S\n]*$`,
  'gimu',
)
const addressLine = pattern(
  String.raw`^.*(?:${before}[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}${after}|${before}(?:ul|al|os)\.\s*\p{L}+.*\d|\d{2}-\d{3}\s+\p{Lu}\p{L}+|\p{L}+\s(?:Cad|Sok|Sk|Mah)\.).*$`,
  'gmu',
)
const street = String.raw`\d{1,4}[a-z]?\s+(?:\p{Lu}[\p{L}'’]*\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Square|Terrace|Court|Gardens)\.?${after}`
/** An address in a line that orders as well. */
const streets = [
  pattern(String.raw`^\s*${street}(?=[\s,:–-]+\d{1,3}\s)`, 'gu'),
  pattern(String.raw`${before}(?:to|at)\s+${street}\s*$`, 'gu'),
  pattern(
    String.raw`${before}(?:ul|al|os)\.\s*\p{Lu}\p{L}*(?:\s+\p{Lu}\p{L}*)*\s+\d+[a-z]?(?:/\d+|\s+(?:m|lok)\.?\s*\d+)?(?=[\s,:]+\p{Ll}.*\d|[\s,]*$)`,
    'gu',
  ),
]
const companyLine =
  /^.*(?<![\p{L}])(?:Ltd|Limited|LLP|PLC|plc|Inc|GmbH|sp\. z o\.o\.|Sp\. z o\.o\.|S\.A\.|A\.Ş\.|Şti)(?![\p{L}]).*$/gmu
const web = pattern(
  String.raw`(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|${before}@[\w.]{3,}`,
  'giu',
)

/** Each blanks some numbers that order nothing: telephones, documents, prices, dates, pages and addresses. */
export const blankLabelledNumbers: readonly ((masked: MaskedText) => void)[] = [
  (masked) => masked.blankAll([labelledLine], /:/),
  (masked) => masked.blankAll([pageLine], /^[\s-]*[pscodstr]/i),
  (masked) => masked.blankAll([totalLine, sumLine], /^\s*\p{L}.*\d/u),
  (masked) => masked.blankAll([columnLine], /^[\s\p{L}.]+$/u),
  (masked) => masked.blankAll(streets, /\p{Lu}/u),
  (masked) => masked.blankAll([addressLine], /\p{L}\d|\.\s*\p{Lu}|\d{2}-\d{3}|(?:Cad|Sok|Sk|Mah)\./u),
  (masked) => masked.blankAll([companyLine], /L|PLC|plc|Inc|GmbH|S\.|sp\.|Sp\.|A\.Ş|Şti/),
  (masked) => masked.blankAll([web], /[@/]|www\./i),
  (masked) => masked.blankAll(telephonePatterns, /(?:\d\D{0,3}){7}/),
  (masked) => masked.blankAll(references, wordOfReference),
  (masked) =>
    masked.blankAll(
      [moneyPattern],
      /[£€₺$@]|\d[.,]\d{2}|\d\s?(?:zł|pln|tl|try|gbp|eur|usd)|(?:price|cost|total|vat|due|balance|cena|razem|suma|warto|zapłaty|fiyat|tutar|toplam|kdv)/iu,
    ),
  (masked) => masked.blankAll(times, dateOrTime),
  (masked) => masked.blankAll(datesBesideOrders, dateBesideOrder),
  (masked) => masked.blankAll([/\(\s*\)/g], /\(/),
]
