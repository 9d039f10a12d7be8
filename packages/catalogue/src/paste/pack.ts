import { baseUnitsPerUnit } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'

/** The content of a pack by its printed size: `12 x 400g`, `6 x 10 x 25g`, `about 5kg`. */
export interface Pack {
  /** Content of one piece in grams or millilitres; null if it is counted or not stated. */
  readonly piece: { readonly value: number; readonly measure: 'g' | 'ml' } | null
  readonly pieces: number
  readonly counts: readonly number[]
  /** For products packed by number only, the items in one piece: 180 of `1 x 180`, 12 of `15 x 12`; otherwise 1. */
  readonly inside: number
}

interface Size {
  readonly measured: Pack['piece']
  readonly counts: readonly number[]
}

const packs = new WeakMap<CatalogueProduct, Pack>()
const sizes = new Map<string, Size>()
const maxCachedSizes = 5000
const part = /(\d+(?:[.,]\d+)?)\s*(kg|g|ml|cl|l)?(?![\p{L}])/gu
const factors: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, ml: 1, cl: 10 }

export function packOf(product: CatalogueProduct): Pack {
  const cached = packs.get(product)
  if (cached) return cached
  const pack = readPack(product)
  packs.set(product, pack)
  return pack
}

function readPack(product: CatalogueProduct): Pack {
  const pieces = product.secondUnit === 'box' ? baseUnitsPerUnit(product, '2') : 1
  const { measured, counts } = sizeOf(product.packSize)
  const totalPieces = counts.reduce((product_, count) => product_ * count, 1)
  return {
    piece: measured && { ...measured, value: (measured.value * totalPieces) / pieces },
    pieces,
    counts,
    inside: measured === null && Number.isInteger(totalPieces / pieces) ? totalPieces / pieces : 1,
  }
}

function sizeOf(printed: string): Size {
  const cached = sizes.get(printed)
  if (cached) return cached
  const size = readSize(printed)
  if (sizes.size >= maxCachedSizes) sizes.clear()
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
