import { baseUnitsPerUnit } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'

/** What a pack holds, as its printed size says: `12 x 400g`, `6 x 10 x 25g`, `about 5kg`. */
export interface Pack {
  /** In one piece, grams or millilitres; null where it is counted or not said. */
  readonly piece: { readonly value: number; readonly measure: 'g' | 'ml' } | null
  /** Pieces in the box the product is sold by; 1 without a box. */
  readonly pieces: number
  /** Numbers that count what is in a piece or a box. */
  readonly counts: readonly number[]
  /** Of what is packed by number alone, as many as are in one piece: 180 of `1 x 180`, 12 of `15 x 12`; else 1. */
  readonly inside: number
}

/** What a printed size says: of how much there is how often, and all numbers that only count. */
interface Size {
  readonly measured: Pack['piece']
  readonly counts: readonly number[]
}

const packs = new WeakMap<CatalogueProduct, Pack>()
const sizes = new Map<string, Size>()
const sizesKept = 5000
const part = /(\d+(?:[.,]\d+)?)\s*(kg|g|ml|cl|l)?(?![\p{L}])/gu
const factors: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, ml: 1, cl: 10 }

/** Read once for each product. */
export function packOf(product: CatalogueProduct): Pack {
  const known = packs.get(product)
  if (known) return known
  const pack = readPack(product)
  packs.set(product, pack)
  return pack
}

function readPack(product: CatalogueProduct): Pack {
  const pieces = product.unit2 === 'box' ? baseUnitsPerUnit(product, '2') : 1
  const { measured, counts } = sizeOf(product.pSize)
  const held = counts.reduce((product_, count) => product_ * count, 1)
  return {
    piece: measured && { ...measured, value: (measured.value * held) / pieces },
    pieces,
    counts,
    inside: measured === null && Number.isInteger(held / pieces) ? held / pieces : 1,
  }
}

/** There are few sizes for many products: each is read once. */
function sizeOf(printed: string): Size {
  const known = sizes.get(printed)
  if (known) return known
  const size = readSize(printed)
  if (sizes.size >= sizesKept) sizes.clear()
  sizes.set(printed, size)
  return size
}

function readSize(printed: string): Size {
  const counts: number[] = []
  let measured: Pack['piece'] = null
  for (const [, digits = '', measure] of fold(printed).matchAll(part)) {
    const value = Number(digits.replace(',', '.'))
    if (measure === undefined) counts.push(value)
    else
      measured ??= {
        value: value * (factors[measure] ?? 1),
        measure: measure === 'kg' || measure === 'g' ? 'g' : 'ml',
      }
  }
  return { measured, counts }
}
