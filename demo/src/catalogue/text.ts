import { packText } from '@provender/domain/units/pack-text'
import { nameOf } from '../range/category-range.ts'
import type { Offer } from './offers.ts'

function pounds(pence: number): string {
  return pence < 100 ? `${pence}p` : `£${(pence / 100).toFixed(2)}`
}

/** The display name: brand, line, name and, for price-marked packs, the price. */
export function displayNameOf(
  { base, brand, flavour, variant, line }: Offer,
  priceMark: number | null,
): string {
  const parts = [
    brand.name,
    line?.name,
    nameOf(base, flavour, variant),
    priceMark === null ? null : `PM ${pounds(priceMark)}`,
  ]
  return parts.filter((part) => part !== null && part !== undefined).join(' ')
}

const tillLength = 32

/** The till name: short, in capitals, ending with the pack. */
export function tillNameOf(name: string, packText: string): string {
  const pack = packText.replaceAll(' x ', 'X').replace('about ', '').toUpperCase()
  const room = tillLength - pack.length - 1
  const words = name
    .replaceAll(/[,.’&]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLocaleUpperCase('en')
    .trim()
  return `${words.length <= room ? words : words.slice(0, room).trimEnd()} ${pack}`
}

const storageText = {
  ambient: 'Store in a cool, dry place away from direct sunlight.',
  chilled: 'Keep refrigerated between 1 °C and 5 °C.',
  frozen: 'Keep frozen at -18 °C or below. Do not refreeze once thawed.',
} as const

const nonFood = new Set(['S', 'R'])

function packSentence({ size, base }: Offer): string {
  if (size.soldBy === 'weight') {
    return size.catchWeight
      ? `Weighed for your order: pieces come at ${packText(size.text, 'en')}, and you are charged for what they weigh.`
      : 'Sold loose, by the kilogram.'
  }
  if (size.pieces === 1) return base.deposit ? '' : `Supplied as ${packText(size.text, 'en')}.`
  return `Packed ${packText(size.text, 'en')}.`
}

/** The long text: use, pack, storage, content. */
export function longTextOf(offer: Offer, department: string): string {
  const { base } = offer
  const isFood = !['household', 'disposables'].includes(department) || !nonFood.has(base.vat)
  const contains = base.allergens.length > 0 ? `Contains: ${base.allergens.join(', ')}.` : ''
  return [
    base.note,
    base.use,
    packSentence(offer),
    isFood ? storageText[base.storage] : '',
    isFood ? contains : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Notes for the buyer and for the warehouse. */
export function notesOf({ base, size, priceMarked }: Offer): {
  readonly notes: string
  readonly notes2: string
} {
  const life = {
    ambient: '',
    chilled: 'Minimum life on delivery 5 days.',
    frozen: 'Minimum life on delivery 90 days.',
  }[base.storage]
  const handling =
    base.storage === 'frozen'
      ? 'Pick last, freezer bay.'
      : size.soldBy === 'weight'
        ? 'Weigh and label before packing.'
        : ''
  return { notes: priceMarked ? 'Price-marked pack.' : life, notes2: handling }
}
