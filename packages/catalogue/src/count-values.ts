import type { AttributeValueId } from '@provender/domain/ids'
import { type Bits, ordinalsOf } from './bits.ts'
import type { Catalogue } from './catalogue.ts'

/** The attribute values of every product, one product after the other. */
interface ValueRows {
  /** Place of a value by its id. */
  readonly placeOf: ReadonlyMap<AttributeValueId, number>
  /** By ordinal, where its values begin in `places`; one more for the end. */
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

type Values = Pick<Catalogue, 'withValue' | 'products'>

const knownRows = new WeakMap<Catalogue['withValue'], ValueRows>()

/** How many products of a set have each attribute value: the set is gone through once, however many values there are. */
export function countValues(catalogue: Values, within: Bits): (id: AttributeValueId) => number {
  const { placeOf, starts, places } = rowsOf(catalogue)
  const counts = new Uint32Array(placeOf.size)
  for (const ordinal of ordinalsOf(within)) {
    const end = starts[ordinal + 1] ?? 0
    for (let at = starts[ordinal] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return (id) => counts[placeOf.get(id) ?? -1] ?? 0
}

/** Made when a catalogue's values are first counted. */
function rowsOf({ withValue, products }: Values): ValueRows {
  const known = knownRows.get(withValue)
  if (known) return known
  const placeOf = new Map([...withValue.keys()].map((id, place) => [id, place]))
  const starts = new Uint32Array(products.length + 2)
  const sets = [...withValue.values()].map(ordinalsOf)
  // Counted one place on, summed up, and moved back to where each begins as its values are written.
  for (const ordinals of sets)
    for (const ordinal of ordinals) starts[ordinal + 2] = (starts[ordinal + 2] ?? 0) + 1
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const places = new Uint32Array(starts.at(-1) ?? 0)
  for (const [place, ordinals] of sets.entries())
    for (const ordinal of ordinals) {
      const at = starts[ordinal + 1] ?? 0
      places[at] = place
      starts[ordinal + 1] = at + 1
    }
  const rows = { placeOf, starts, places }
  knownRows.set(withValue, rows)
  return rows
}
