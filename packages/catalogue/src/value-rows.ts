import type { AttributeValueId } from '@provender/domain/ids'
import { type BitSet, eachOrdinal } from './bit-set.ts'
import type { CatalogueProduct } from './product.ts'

type Products = readonly (CatalogueProduct | undefined)[]

export interface ValueRows {
  /** A number from 0 for each value id. */
  readonly numberOf: ReadonlyMap<AttributeValueId, number>
  /** By ordinal, the start of its values in `numbers`; one more for the end. */
  readonly starts: Uint32Array<ArrayBuffer>
  readonly numbers: Uint32Array<ArrayBuffer>
}

export function buildValueRows(products: Products, valueIds: Iterable<AttributeValueId>): ValueRows {
  const numberOf = new Map(Array.from(valueIds, (id, number) => [id, number]))
  const starts = new Uint32Array(products.length + 1)
  const numbers: number[] = []
  for (let ordinal = 0; ordinal < products.length; ordinal += 1) {
    const ids = products[ordinal]?.attributeValueIds ?? []
    for (const [index, id] of ids.entries()) {
      const number = numberOf.get(id)
      if (number !== undefined && ids.indexOf(id) === index) numbers.push(number)
    }
    starts[ordinal + 1] = numbers.length
  }
  return { numberOf, starts, numbers: Uint32Array.from(numbers) }
}

/** The rows after products at some ordinals were changed, added or deleted; the same object if no values changed. */
export function renewValueRows(
  rows: ValueRows,
  { before, after, touched }: { before: Products; after: Products; touched: readonly number[] },
): ValueRows {
  if (touched.every((ordinal) => hasSameValues(before[ordinal], after[ordinal]))) return rows
  return buildValueRows(after, rows.numberOf.keys())
}

function hasSameValues(one: CatalogueProduct | undefined, other: CatalogueProduct | undefined): boolean {
  const [ids = [], others = []] = [one?.attributeValueIds, other?.attributeValueIds]
  return ids.length === others.length && ids.every((id, index) => id === others[index])
}

export function countValues(
  { numberOf, starts, numbers }: ValueRows,
  within: BitSet,
): (id: AttributeValueId) => number {
  const counts = new Uint32Array(numberOf.size)
  eachOrdinal(within, (ordinal) => {
    const end = starts[ordinal + 1] ?? 0
    for (let index = starts[ordinal] ?? 0; index < end; index += 1) {
      const number = numbers[index] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
  })
  return (id) => counts[numberOf.get(id) ?? -1] ?? 0
}
