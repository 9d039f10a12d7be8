import { stemOf } from './stem.ts'

/**
 * Words of special kinds of a product, which nobody means by its plain name: milk is not condensed milk. The kinds of a line are alternatives
 * that are not distinguished; there can be 31 lines. `a_b` is the word `a` before the word `b`; a query asks for it with `a` alone.
 */
const lines = `
gluten_free
microwave microwaveable
instant
liquid
quail scotch
vegan vegetarian veggie plant meat_free soya
oat_drink oat_milk rice_drink
dairy_free lactose_free
baby infant kids
mini x
powder
uht condensed evaporated malted
pickled preserved stewed pulled shredded
sachet jigger stick
diet zero sugar_free
added_sugar
decaf decaffeinated caffeine_free alcohol_free
organic
frozen
roast roasted
iced smoked
flavoured
half_fat low_fat 0_fat reduced
garlic
post_mix cat_food dog_food filling
sweet_potato spring_onion
peanut_butter spreadable coconut_milk coconut_cream coconut_water ice_cream custard_cream bourbon_cream soured_cream aerosol
gram chapatti tipo
sparkling cloudy
red_onion red_potato chestnut_mushroom
caster icing demerara
`

interface Kind {
  readonly bit: number
  /** The word that must follow; null if the word alone is of this kind. */
  readonly next: string | null
}

const kindsByWord = new Map<string, Kind[]>()
for (const [index, line] of lines.trim().split('\n').entries())
  for (const entry of line.split(' ')) {
    const [word = '', next = null] = entry.split('_').map(stemOf)
    const kind = { bit: 1 << index, next }
    const others = kindsByWord.get(word)
    if (others) others.push(kind)
    else kindsByWord.set(word, [kind])
  }

export function kindsOfName(words: readonly string[]): number {
  let kinds = 0
  for (let index = 0; index < words.length; index += 1) {
    const own = kindsByWord.get(stemOf(words[index] ?? ''))
    if (own === undefined) continue
    for (const { bit, next } of own)
      if (next === null || next === stemOf(words[index + 1] ?? '')) kinds |= bit
  }
  return isPowderFree(words) ? kinds & ~powder : kinds
}

const powder = kindsByWord.get('powder')?.[0]?.bit ?? 0

function isPowderFree(words: readonly string[]): boolean {
  return words.some((word, index) => word === 'powder' && words[index + 1] === 'free')
}

const minPrefix = 3
const kindsByPrefix = new Map<string, number>()
for (const [word, own] of kindsByWord)
  for (let length = minPrefix; length <= word.length; length += 1)
    for (const { bit } of own) {
      const prefix = word.slice(0, length)
      kindsByPrefix.set(prefix, (kindsByPrefix.get(prefix) ?? 0) | bit)
    }

/** The special kinds that the words of a query ask for, as bits. The last word may still be being typed. */
export function kindsAskedFor(words: readonly string[]): number {
  let kinds = 0
  for (const word of words) for (const { bit } of kindsByWord.get(stemOf(word)) ?? []) kinds |= bit
  return kinds | (kindsByPrefix.get(words.at(-1) ?? '') ?? 0)
}
