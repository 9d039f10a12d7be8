/** The unit of a written quantity. `pack` may be a piece or a box: a bag, a packet, a roll. */
export type CountUnit = 'box' | 'piece' | 'pack'

const counted: Readonly<Record<CountUnit, string>> = {
  box:
    'box boxes boxs bx bxs case cases cs cse carton cartons ctn ctns crate crates tray trays outer outers ' +
    'karton kartony kartonow kartonu kartonik kartoniki kartonikow kart krt crt crts skrzynka skrzynki skrzynek zgrzewka zgrzewki zgrzewek zgrz skrz tacka tacki tacek ' +
    'koli kl koliler kolisi kolilik kasa kasasi kasalik sandik',
  piece:
    'piece pieces pc pce pcs each ea unit units single singles bottle bottles btl btls can cans tin tins jar jars tub tubs loaf ' +
    'loaves bunch bunches bucket buckets pail pails head heads punnet punnets ' +
    'szt sztuk sztuki sztuka sztuke butelka butelki butelek puszka puszki puszek sloik sloiki sloikow wiadro wiadra wiader wiaderko wiaderka ' +
    'kostka kostki kostek peczek peczki peczkow bochenek bochenki glowka glowki ' +
    'adet ad adedi tane tanesi sise sisesi teneke tenekesi tenekelik kavanoz kavanozu kova kovasi demet bidon bidonu bas',
  pack:
    'bag bags bgs sack sacks pack packs packet packets pkt pkts ct roll rolls drum drums keg kegs canister canisters jerrycan jerrycans sleeve sleeves bundle bundles net nets pot pots ' +
    'worek worki workow kanister kanistry kanistrow beczka beczki beczek siatka siatki siatek opakowanie opakowania opakowan op opak paczka paczki paczek rolka rolki rolek pudelko pudelka pudelek ' +
    'paket paketi cuval cuvali cuvallik torba torbasi poset poseti rulo rulosu kutu kutusu fici ficisi file',
}

const countUnits = new Map<string, CountUnit>(
  (['box', 'piece', 'pack'] as const).flatMap((unit) => counted[unit].split(' ').map((word) => [word, unit])),
)
const collections = new Map([
  ...'dozen dozens doz dz dzn tuzin tuziny tuzinow tuzina duzine'
    .split(' ')
    .map((word) => [word, 12] as const),
  ...'gross gros'.split(' ').map((word) => [word, 144] as const),
  ...'kopa kopy kop'.split(' ').map((word) => [word, 60] as const),
  ...'mendel mendle mendli'.split(' ').map((word) => [word, 15] as const),
  ...'deste'.split(' ').map((word) => [word, 10] as const),
])
const plurals = new Set(
  (
    'boxes cases cartons crates trays outers bags packs packets sacks bottles jars tins cans tubs kilos kilograms litres liters ' +
    'kartony kartonow skrzynki skrzynek zgrzewki zgrzewek worki workow butelki butelek sloiki sloikow kilogramy kilogramow litry litrow ' +
    'koliler kasalar paketler cuvallar siseler kavanozlar kilolar'
  ).split(' '),
)
const pairs = new Set('pair pairs couple para pary par cift'.split(' '))
const labels = new Set('qty quantity ilosc miktar x'.split(' '))
// The number after one of these is part of a name.
const naming = new Set('no nr type typ tipo grade klasa size sz rozmiar tip numara no.'.split(' '))

export function countUnit(word: string): CountUnit | undefined {
  return countUnits.get(word)
}

export const countIn = (word: string): number | undefined => collections.get(word)
/** True for several containers, whose number must be written. */
export const isPlural = (word: string): boolean => plurals.has(word)
export const isPair = (word: string): boolean => pairs.has(word)
/** True if the number after it is a quantity. */
export const isLabel = (word: string): boolean => labels.has(word)
export const isNaming = (word: string): boolean => naming.has(word)

const sizes = new Map(Object.entries({ s: 'small', m: 'medium', l: 'large', xl: 'x-large' }))

export function sizeOf(word: string): string | undefined {
  return sizes.get(word)
}

const chatter = [
  'yes yeah yep oh so okay following u bring tak evet',
  'um uh er erm ehm hm hmm ee eee yy yyy bye another sorry this is here hi hello hey hiya morning good afternoon evening guys team mate there dear sir madam please pls plz thanks thank thx cheers you kindly regards',
  'can could would we i id ill like to get have send add order need needs want me us our also plus then deliver delivery the my just',
  'for tomorrow today monday tuesday wednesday thursday friday saturday sunday next week as usual asap ta x xx ok lol urgent wed thu fri sat mon tue',
  'przepraszam dzien dobry czesc witam hej prosze poprosze dziekuje dzieki pozdrawiam zamawiam zamowienie chcialbym chcialabym potrzebuje potrzebujemy na jutro dzis',
  'dzisiaj poniedzialek wtorek sroda czwartek piatek sobota oraz jeszcze dostawa dostawe o prosimy bym moge moglbym wyslac',
  'pardon merhaba selam selamlar gunaydin iyi gunler aksamlar kolay gelsin lutfen tesekkurler tesekkur ederim ederiz sagol siparis siparisi siparisim istiyorum',
  'istiyoruz lazim gonderir gonderin yollar yollayin misin misiniz alabilir miyim miyiz yarin yarina bugun bugune olsun yap yapin icin bize bana pazartesi sali carsamba persembe cuma cumartesi abi usta rica hocam',
  'de hayirli sabahlar isler see soon gelirken getir getirin getirir szanowni panstwo szanowna srode sobote niedziele',
  'tomoz tmrw tomoro yo bro bruv mates geezer pal hun lads lad fella alright aight heya ello ciao m8 snd gimme be able',
  'siema siemka siemano hejka elo szefie szefowo kolego daj podrzuc wrzuc dorzuc',
  'selamun aleykum aleykumselam kardes kardesim kanka ver versene gonder yolla eyvallah',
]
const chatterWords = new Set(chatter.join(' ').split(' '))

/** Words of greetings, thanks and requests, which name no product. */
export const isChatter = (word: string): boolean => chatterWords.has(word)
