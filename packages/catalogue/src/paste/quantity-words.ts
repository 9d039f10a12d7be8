// Words of quantities, folded, in English, Polish and Turkish.

const numbers = valuesIn(
  'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 ' +
    'sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 ' +
    'jeden 1 jedna 1 jedno 1 dwa 2 dwie 2 dwoch 2 trzy 3 trzech 3 cztery 4 piec 5 szesc 6 siedem 7 osiem 8 dziewiec 9 dziesiec 10 ' +
    'jedenascie 11 dwanascie 12 trzynascie 13 czternascie 14 pietnascie 15 szesnascie 16 siedemnascie 17 osiemnascie 18 ' +
    'dziewietnascie 19 dwadziescia 20 trzydziesci 30 czterdziesci 40 piecdziesiat 50 szescdziesiat 60 siedemdziesiat 70 osiemdziesiat 80 dziewiecdziesiat 90 sto 100 dwiescie 200 trzysta 300 ' +
    'czterysta 400 piecset 500 szescset 600 siedemset 700 osiemset 800 dziewiecset 900 tysiac 1000 tysiace 1000 tysiecy 1000 ' +
    'birer 1 ikiser 2 ucer 3 dorder 4 beser 5 bir 1 iki 2 uc 3 dort 4 bes 5 alti 6 yedi 7 sekiz 8 dokuz 9 yirmi 20 otuz 30 kirk 40 elli 50 altmis 60 yetmis 70 seksen 80 doksan 90 yuz 100',
)

const numbersBeforeUnits = valuesIn('a 1 an 1 single 1 bi 1 on 10 bin 1000 poltora 1.5 poltorej 1.5')

const parts = valuesIn(
  'half 0.5 quarter 0.25 pol 0.5 polowa 0.5 polowe 0.5 cwierc 0.25 yarim 0.5 ceyrek 0.25',
)

function valuesIn(list: string): ReadonlyMap<string, number> {
  return new Map([...list.matchAll(/(\S+) (\S+)/g)].map(([, word = '', value]) => [word, Number(value)]))
}

export const numberWord = (word: string): number | undefined => numbers.get(word)

export const numberWordBeforeUnit = (word: string): number | undefined =>
  numbers.get(word) ?? numbersBeforeUnits.get(word)

export const partWord = (word: string): number | undefined => parts.get(word)

export const multipliers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['yuz', 100],
  ['thousand', 1000],
  ['tysiace', 1000],
  ['tysiecy', 1000],
  ['bin', 1000],
])

/** Words before a product whose quantity is not understood without a unit: `double kit kat`. */
export const multiples: ReadonlySet<string> = new Set('double triple treble'.split(' '))

export const unknownUnits: ReadonlySet<string> = new Set(
  'pallet pallets paleta palety palet paleti'.split(' '),
)

export const halves: ReadonlySet<string> = new Set(['bucuk'])

export const decimalPoints: ReadonlySet<string> = new Set('point przecinek koma virgul nokta'.split(' '))

export const rangeWords: ReadonlySet<string> = new Set('to or lub albo do czy veya yada'.split(' '))

export const vagueWords: ReadonlyMap<string, 'alone' | 'of' | 'bir'> = new Map([
  ...'few several some many enough handful kilka kilku kilkanascie kilkadziesiat pare paru troche sporo duzo wiele mnostwo garsc birkac biraz birazcik bolca'
    .split(' ')
    .map((word) => [word, 'alone'] as const),
  ...'loads load lots lot plenty bit bits'.split(' ').map((word) => [word, 'of'] as const),
  ...'kac miktar suru'.split(' ').map((word) => [word, 'bir'] as const),
])

/** The measure of a number in words, in grams or millilitres. */
export interface SpelledMeasure {
  readonly factor: number
  readonly measure: 'g' | 'ml'
}

export const weightAndVolumeWords: ReadonlyMap<string, SpelledMeasure> = new Map([
  ...measures('g', 'kg kgs kilo kilos kilogram kilograms kilogramy kilogramow kilograma kila'),
  ...measures('g', 'pound pounds lb lbs', 453.592_37),
  ...measures('g', 'deko dag dkg', 10),
  ...measures('g', 'gram grams gramow gramy', 1),
  ...measures(
    'ml',
    'mil mils millilitre millilitres milliliter milliliters mililitr mililitry mililitrow mililitre',
    1,
  ),
  ...measures('ml', 'l litre litres liter liters litr litra litry litrow lt'),
])

function measures(
  measure: SpelledMeasure['measure'],
  words: string,
  factor = 1000,
): readonly (readonly [string, SpelledMeasure])[] {
  return words.split(' ').map((word) => [word, { factor, measure }])
}
