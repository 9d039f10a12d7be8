import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'
import { isContainer } from './containers.ts'
import { packOf } from './pack.ts'

const sizeWord = /(?<!\p{L})(?:size|sz|rozmiar|numara)(?!\p{L})/u
const smallNumber = /^\d{1,2}$/

interface NameAndPacks {
  readonly name: string
  readonly packs: readonly string[]
}

/** The number of `nappies size 4`, which packs of other sizes may also hold. */
export function sizeInName({ name, packs }: NameAndPacks): string | undefined {
  return sizeWord.test(name) ? packs.find((pack) => smallNumber.test(pack)) : undefined
}

export const isNamedSize = ({ name }: CatalogueProduct, size: string): boolean =>
  fold(name).includes(`size ${size}`)

const small = new Set('small smaller little male malych maly mala kucuk ufak'.split(' '))
const large = new Set('big bigger large duze duzych duzy duza buyuk'.split(' '))

export const isSizeWord = (word: string): boolean => small.has(word) || large.has(word)

/** `big` of `2 big tins`. A size before other units, as in `2 big boxes`, chooses no pack. */
export const isSizeOf = (word: string, container: string): boolean =>
  isSizeWord(word) && isContainer(container)

export interface SizedContainer {
  /** The name without the size and the container. */
  readonly name: string
  /** The name without the size only. */
  readonly withContainer: string
  readonly container: string
  readonly isSmall: boolean
}

/** `baked beans small tins`, `büyük teneke zeytin`: the size is that of the pack, unless a product is called so: `popcorn large buckets`. */
export function sizedContainerIn(name: string): SizedContainer | undefined {
  const words = name.split(' ')
  const index = words.findIndex((word, wordIndex) => isSizeOf(word, words[wordIndex + 1] ?? ''))
  if (index < 0) return undefined
  const end = words[index + 2] === 'of' ? index + 3 : index + 2
  const rest = [...words.slice(0, index), ...words.slice(end)].join(' ')
  if (rest === '') return undefined
  return {
    name: rest,
    withContainer: [...words.slice(0, index), ...words.slice(index + 1)].join(' '),
    container: words[index + 1] ?? '',
    isSmall: small.has(words[index] ?? ''),
  }
}

const smallest = 50
const largest = 20_000
/** Less than a class of the search between most sizes of one product. */
const perDoubling = 1.5

/** The cost of a pack that is not the smallest, or the largest. Never negative. */
export function costOfSize(product: CatalogueProduct, isSmall: boolean): number {
  const value = packOf(product).piece?.value ?? (isSmall ? largest : smallest)
  return perDoubling * Math.log2(Math.max(1, isSmall ? value / smallest : largest / value))
}

/** `10oz rump steaks 4kg`: beside a weight, it tells which. */
export const isSizeOfName = (pack: string): boolean => /^\d[\dp]*(?:oz|mm|cm|in)$/.test(pack)
