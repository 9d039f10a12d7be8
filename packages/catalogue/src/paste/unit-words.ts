/** How somebody counts what she wants; `pack` may be a piece or a box: a bag, a packet, a roll. */
export type CountUnit = 'box' | 'piece' | 'pack'

// As people write them, folded, in English, Polish and Turkish.
const counted: Readonly<Record<CountUnit, string>> = {
  box:
    'box boxes bx bxs case cases cs carton cartons ctn ctns crate crates tray trays outer outers ' +
    'karton kartony kartonow kartonu kart krt skrzynka skrzynki skrzynek zgrzewka zgrzewki zgrzewek zgrz tacka tacki tacek ' +
    'koli koliler kolisi kasa kasasi sandik',
  piece:
    'piece pieces pc pcs each ea unit units single singles bottle bottles btl btls can cans tin tins jar jars tub tubs loaf ' +
    'loaves bunch bunches bucket buckets head heads punnet punnets ' +
    'szt sztuk sztuki sztuka sztuke butelka butelki butelek puszka puszki puszek sloik sloiki sloikow wiadro wiadra wiader ' +
    'kostka kostki kostek peczek peczki peczkow bochenek bochenki glowka glowki ' +
    'adet ad tane sise teneke kavanoz kova demet bidon bas',
  pack:
    'bag bags sack sacks pack packs packet packets pkt pkts roll rolls drum drums sleeve sleeves bundle bundles pot pots ' +
    'worek worki workow opakowanie opakowania opakowan op opak paczka paczki paczek rolka rolki rolek pudelko pudelka pudelek ' +
    'paket cuval torba poset rulo kutu',
}

// Numbers at the start of a line, and before a unit or a measure.
const spelled = numbersOf(
  'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 jeden 1 jedna 1 jedno 1 dwa 2 dwie 2 trzy 3 ' +
    'cztery 4 piec 5 szesc 6 siedem 7 osiem 8 dziewiec 9 dziesiec 10 bir 1 iki 2 uc 3 dort 4 bes 5 yedi 7 sekiz 8 dokuz 9',
)
// Other words as often: numbers before a unit or a measure alone.
const spelledBeforeUnits = numbersOf('half 0.5 couple 2 a 1 an 1 pol 0.5 poltora 1.5 alti 6 on 10 yarim 0.5')

function numbersOf(list: string): ReadonlyMap<string, number> {
  return new Map([...list.matchAll(/(\S+) (\S+)/g)].map(([, word = '', number]) => [word, Number(number)]))
}

const countUnits = new Map<string, CountUnit>(
  (['box', 'piece', 'pack'] as const).flatMap((unit) => counted[unit].split(' ').map((word) => [word, unit])),
)
const dozens = new Set('dozen doz tuzin tuziny tuzinow duzine'.split(' '))
const labels = new Set('qty quantity ilosc miktar x'.split(' '))
// The number after one of these is part of a name.
const naming = new Set('no nr type typ size rozmiar tip numara no.'.split(' '))

/** The unit that a folded word counts in. */
export function countUnitOf(word: string): CountUnit | undefined {
  return countUnits.get(word)
}

/** The number that a folded word says: at the start of a line, or with `beforeUnit`, before a unit or a measure. */
export function spelledNumber(word: string, beforeUnit: boolean): number | undefined {
  return spelled.get(word) ?? (beforeUnit ? spelledBeforeUnits.get(word) : undefined)
}

export const isDozen = (word: string): boolean => dozens.has(word)
/** Does the number behind it say how many? */
export const isLabel = (word: string): boolean => labels.has(word)
/** Does the number behind it belong to a name: `No. 2`, `type 450`? */
export const isNaming = (word: string): boolean => naming.has(word)

const sizes = new Map(Object.entries({ s: 'small', m: 'medium', l: 'large', xl: 'x-large' }))

/** The size that a letter alone is short for. */
export function sizeOf(word: string): string | undefined {
  return sizes.get(word)
}

const chatter = [
  'hi hello hey hiya morning good afternoon evening guys team mate there dear sir madam please pls plz thanks thank thx cheers you kindly regards',
  'can could would we i id ill like to get have send add order need needs want me us our also plus then deliver delivery the my some just',
  'for tomorrow today monday tuesday wednesday thursday friday saturday sunday next week as usual asap ta x xx ok lol urgent wed thu fri sat mon tue',
  'dzien dobry czesc witam hej prosze poprosze dziekuje dzieki pozdrawiam zamawiam zamowienie chcialbym chcialabym potrzebuje potrzebujemy na jutro dzis',
  'dzisiaj poniedzialek wtorek sroda czwartek piatek sobota oraz jeszcze dostawa dostawe o prosimy bym moge moglbym wyslac',
  'merhaba selam selamlar gunaydin iyi gunler aksamlar kolay gelsin lutfen tesekkurler tesekkur ederim ederiz sagol siparis siparisi siparisim istiyorum',
  'istiyoruz lazim gonderir gonderin misiniz alabilir miyim miyiz yarin bugun icin bize bana pazartesi sali carsamba persembe cuma cumartesi abi usta rica hocam',
  'bir de',
]
const chatterWords = new Set(chatter.join(' ').split(' '))

/** Words of greetings, thanks and asking, which name nothing. */
export const isChatter = (word: string): boolean => chatterWords.has(word)
