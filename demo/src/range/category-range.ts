import { hashOf } from '../random-source.ts'
import { requireBrand, type Brand } from './brands.ts'
import { parseTable, requireOneOf } from './cells.ts'
import { parsePackSize, type PackSize } from './pack-size.ts'

const vatCodes = ['Z', 'S', 'R'] as const
const storages = ['ambient', 'chilled', 'frozen'] as const

export type VatCode = (typeof vatCodes)[number]
type Storage = (typeof storages)[number]

/**
 * One category of the range with the common values of its products. `rows` is a table: name | brands | price and sizes | options.
 *
 * - Name: `*` is replaced by a flavour; a variant in the name is replaced by other variants.
 * - Price: pounds, net, for a piece of the first size in a box, or for a kilogram; then the sizes (see `PackSize`).
 * - Options, separated by `;`: `v=` variants (`-` is the plain one, `*1.4` a price factor), `f=` flavours, `c=` allergens, `d=` diets (`+` adds to the shelf's), `o=` origins, `vat=`, `s=` storage, `n=` a sentence, `pm=1` also sold
 *   price-marked, `heavy=1` or `heavy=0` for the pack, `item=deposit`.
 */
export interface CategoryRange {
  readonly category: string
  /** Tins and glass, which weigh more than bags. */
  readonly heavyPack?: boolean
  /** ISO country codes, separated by spaces. */
  readonly from: string
  /** Diet codes, or `plant` and `veg` for the usual sets. */
  readonly diet?: string
  /** Allergen codes. */
  readonly contains?: string
  readonly storage?: Storage
  readonly vat?: VatCode
  readonly priceMarked?: boolean
  /** Exponent for the price of pieces above five times the first size: 1 is proportional; 0.86 by default. */
  readonly bulkExponent?: number
  /** One sentence about its use. */
  readonly use: string
  readonly rows: string
}

export interface Variant {
  /** Empty for the plain variant. */
  readonly name: string
  readonly priceFactor: number
}

/** A distinct product of the range, regardless of brand and size. */
export interface BaseProduct {
  readonly key: string
  readonly name: string
  readonly category: string
  readonly heavyPack: boolean
  readonly brands: readonly Brand[]
  /** Pounds, net: see `Shelf`. */
  readonly price: number
  readonly sizes: readonly PackSize[]
  readonly variants: readonly Variant[]
  /** One empty name if the product has no flavours. */
  readonly flavours: readonly string[]
  readonly allergens: readonly string[]
  readonly diets: readonly string[]
  readonly origins: readonly string[]
  readonly vat: VatCode
  readonly storage: Storage
  readonly priceMarked: boolean
  readonly bulkExponent: number
  readonly deposit: boolean
  readonly use: string
  readonly note: string
}

const dietSets: Readonly<Record<string, readonly string[]>> = {
  plant: ['vegan', 'vegetarian', 'halal', 'dairy-free', 'gluten-free'],
  veg: ['vegetarian', 'halal', 'gluten-free'],
}

// Diets that an allergen excludes, overriding the table.
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  gluten: ['gluten-free'],
  milk: ['vegan', 'dairy-free'],
  eggs: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustaceans: ['vegan', 'vegetarian'],
  molluscs: ['vegan', 'vegetarian'],
}

const listOf = (words: string | undefined): readonly string[] =>
  words === undefined || words === 'none' || words === '' ? [] : words.split(' ')

function optionsOf(cell: string): ReadonlyMap<string, string> {
  return new Map(
    cell
      .split(';')
      .map((option) => option.trim())
      .filter((option) => option !== '')
      .map((option) => [option.slice(0, option.indexOf('=')), option.slice(option.indexOf('=') + 1).trim()]),
  )
}

function dietsOf(
  range: CategoryRange,
  option: string | undefined,
  allergens: readonly string[],
): readonly string[] {
  const adds = option?.startsWith('+') ? option.slice(1) : undefined
  const words = adds === undefined ? listOf(option ?? range.diet) : [...listOf(range.diet), adds]
  const out = new Set(allergens.flatMap((allergen) => ruledOut[allergen] ?? []))
  return [...new Set(words.flatMap((word) => dietSets[word] ?? [word]))].filter((diet) => !out.has(diet))
}

function variantsOf(option: string | undefined): readonly Variant[] {
  if (option === undefined) return [{ name: '', priceFactor: 1 }]
  return option.split(',').map((cell) => {
    const [name = '', factor] = cell.trim().split('*')
    return { name: name === '-' ? '' : name, priceFactor: factor === undefined ? 1 : Number(factor) }
  })
}

function flavoursOf(option: string | undefined): readonly string[] {
  return option === undefined ? [''] : option.split(',').map((name) => name.trim())
}

function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A name for files and keys: letters, digits, hyphens. Longer than 48 characters, it is cut and ends in a hash. */
export function slug(words: string): string {
  const text = slugOf(words)
  return text.length <= 48 ? text : `${text.slice(0, 41)}-${hashOf(text).toString(36).slice(0, 6)}`
}

function baseOf(range: CategoryRange, row: readonly string[]): BaseProduct {
  const [name = '', brands = '', prices = '', optionCell = ''] = row
  const options = optionsOf(optionCell)
  const heavy = options.get('heavy')
  const [price = '', ...sizes] = prices.split(' ')
  const allergens = listOf(options.get('c') ?? range.contains)
  return {
    key: slug(`${range.category} ${name}`),
    name,
    category: range.category,
    heavyPack: heavy === undefined ? range.heavyPack === true : heavy === '1',
    brands: brands.split(' ').map(requireBrand),
    price: Number(price),
    sizes: sizes.map(parsePackSize),
    variants: variantsOf(options.get('v')),
    flavours: flavoursOf(options.get('f')),
    allergens,
    diets: dietsOf(range, options.get('d'), allergens),
    origins: listOf(options.get('o') ?? range.from),
    vat: requireOneOf(vatCodes, options.get('vat') ?? range.vat ?? 'Z'),
    storage: requireOneOf(storages, options.get('s') ?? range.storage ?? 'ambient'),
    priceMarked: options.has('pm') || range.priceMarked === true,
    bulkExponent: range.bulkExponent ?? 0.86,
    deposit: options.get('item') === 'deposit',
    use: range.use,
    note: options.get('n') ?? '',
  }
}

export function basesOf(range: CategoryRange): readonly BaseProduct[] {
  return parseTable(range.rows).map((row) => baseOf(range, row))
}

function withVariant(name: string, base: BaseProduct, variant: Variant): string {
  const named = base.variants.find(
    (other) => other.name !== '' && ` ${name.replaceAll(',', ' ')} `.includes(` ${other.name} `),
  )
  if (named) return variant.name === '' ? name : name.replace(named.name, variant.name)
  if (variant.name === '') return name
  return /^[a-z]+ /.test(variant.name) ? `${name} ${variant.name}` : `${name}, ${variant.name}`
}

function withFlavour(name: string, flavour: string): string {
  return name.endsWith(', *') ? `${flavour} ${name.slice(0, -3)}` : name.replace('*', flavour)
}

/** The name of the product, without brand and pack. */
export function nameOf(base: BaseProduct, flavour: string, variant: Variant): string {
  return withVariant(withFlavour(base.name, flavour), base, variant)
}
