import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'
import type { ReadLine } from './read-line.ts'

const sizeWord = /(?<!\p{L})(?:size|sz|rozmiar|numara)(?!\p{L})/u
const smallNumber = /^\d{1,2}$/

/** The number of `nappies size 4`, which packs of other sizes may also hold. */
export function sizeInName({ name, packs }: Pick<ReadLine, 'name' | 'packs'>): string | undefined {
  return sizeWord.test(name) ? packs.find((pack) => smallNumber.test(pack)) : undefined
}

export const isNamedSize = ({ name }: CatalogueProduct, size: string): boolean =>
  fold(name).includes(`size ${size}`)
