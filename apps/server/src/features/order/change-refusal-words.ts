import type { Language } from '@provender/domain/languages'
import { formatMinor } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'
import { filled } from '@provender/domain/refusal/refusals'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { PublicRefusal } from './order-lock.ts'

type Words = Readonly<Record<Language, string>>

const words = {
  NOT_NOW: {
    en: 'The order is at another stage: this cannot be done now.',
    pl: 'Zamówienie jest na innym etapie: teraz nie można tego zrobić.',
    tr: 'Sipariş başka bir aşamada: bu şimdi yapılamaz.',
  },
  OTHER_METHOD: {
    en: 'The order is fulfilled the other way: delivered or collected.',
    pl: 'Zamówienie jest realizowane inaczej: dostawa albo odbiór własny.',
    tr: 'Sipariş diğer yolla teslim edilir: teslimat ya da mağazadan teslim.',
  },
  NOT_PICKED: {
    en: 'Lines not picked yet: {lines}.',
    pl: 'Pozycje jeszcze nieskompletowane: {lines}.',
    tr: 'Henüz toplanmamış kalem sayısı: {lines}.',
  },
  NOTHING_SUPPLIED: {
    en: 'Nothing of the order is supplied: cancel it instead.',
    pl: 'Nic z zamówienia nie zostanie dostarczone: anuluj je.',
    tr: 'Siparişten hiçbir şey verilmiyor: bunun yerine iptal edin.',
  },
  NOT_PAID: {
    en: 'The order is to be paid by card, and no card has been accepted.',
    pl: 'Zamówienie ma być opłacone kartą, a żadna karta nie została przyjęta.',
    tr: 'Sipariş kartla ödenecek, ancak hiçbir kart kabul edilmedi.',
  },
  LINE_NOT_FOUND: {
    en: 'There is no ordered line {position}.',
    pl: 'Nie ma zamówionej pozycji {position}.',
    tr: 'Sipariş edilmiş {position}. kalem yok.',
  },
  NOT_A_QUANTITY: {
    en: 'Line {position}: this is not a quantity of its unit.',
    pl: 'Pozycja {position}: to nie jest ilość w jej jednostce.',
    tr: '{position}. kalem: bu, biriminin bir miktarı değil.',
  },
  MORE_THAN_ORDERED: {
    en: 'Line {position}: more than was ordered. At most {most} can be supplied.',
    pl: 'Pozycja {position}: więcej, niż zamówiono. Można wydać najwyżej {most}.',
    tr: '{position}. kalem: sipariş edilenden fazla. En fazla {most} verilebilir.',
  },
  MORE_THAN_HELD: {
    en: 'Line {position}: the card is held for at most {most} kg, 15 % more than was ordered.',
    pl: 'Pozycja {position}: na karcie zablokowano kwotę za najwyżej {most} kg, 15% więcej, niż zamówiono.',
    tr: '{position}. kalem: kartta en fazla {most} kg için provizyon var; sipariş edilenden %15 fazla.',
  },
  SUBSTITUTE_NOT_FOUND: {
    en: 'Line {position}: the substitute is not sold to this company in that unit.',
    pl: 'Pozycja {position}: zamiennik nie jest sprzedawany tej firmie w tej jednostce.',
    tr: '{position}. kalem: ikame ürün bu firmaya o birimle satılmıyor.',
  },
  NOTHING_TO_REPLACE: {
    en: 'Line {position}: all of it is supplied, so there is nothing to replace.',
    pl: 'Pozycja {position}: wydano całość, więc nie ma czego zastąpić.',
    tr: '{position}. kalem: tamamı veriliyor, yerine konacak bir şey yok.',
  },
  MORE_THAN_TAKEN: {
    en: 'At most {most} can be refunded.',
    pl: 'Można zwrócić najwyżej {most}.',
    tr: 'En fazla {most} iade edilebilir.',
  },
  MORE_THAN_OPEN: {
    en: 'Only {most} of the invoice is outstanding.',
    pl: 'Do zapłaty na fakturze pozostaje tylko {most}.',
    tr: 'Faturada yalnızca {most} açık.',
  },
  NOT_PAID_IN_CASH: {
    en: 'Only a cash order takes an amount paid in cash, when it is delivered or collected.',
    pl: 'Kwotę zapłaconą gotówką przyjmuje tylko zamówienie gotówkowe, przy dostawie lub odbiorze.',
    tr: 'Nakit ödenen tutar yalnızca nakit siparişte, teslim edilirken girilebilir.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Why an order was not changed, for users: which line, why, and the maximum that is possible. */
export function changeRefusalText(refusal: PublicRefusal, language: Language): string {
  const text = words[refusal.type === 'LINE_REFUSED' ? refusal.why : refusal.type][language]
  return filled(text, {
    position: 'position' in refusal ? refusal.position : '',
    lines: refusal.type === 'NOT_PICKED' ? refusal.lines : '',
    most: mostText(refusal, language),
  })
}

function mostText(refusal: PublicRefusal, language: Language): string {
  const mark = decimalMark(language)
  if ('most' in refusal) return formatMinor(refusal.most).replace('.', mark)
  const isLimited = refusal.type === 'LINE_REFUSED' && refusal.mostQuantity !== null
  return isLimited ? displayedQuantity(refusal.mostQuantity, mark) : ''
}
