import { type Minor, sumMinor } from '@provender/domain/money/money'
import type { Storage } from '@provender/ui/tile'
import { storageOf } from '../catalogue/product-parts.tsx'
import type { EditedLine } from './edited-basket.ts'

/** The lines that are kept alike, because they are picked and put away so. */
export interface Band {
  readonly storage: Storage
  readonly lines: readonly EditedLine[]
  /** Net, of the lines that can be ordered. */
  readonly net: Minor
}

const storages: readonly Storage[] = ['ambient', 'chilled', 'frozen']

/**
 * The lines by how they are kept, in the order their products came into the basket, both units of a product next to each
 * other with the larger first. `places` remembers the products' order, so that a line put back stands where it stood.
 */
export function bandsOf(lines: readonly EditedLine[], places: Map<number, number>): readonly Band[] {
  for (const { productId } of lines) if (!places.has(productId)) places.set(productId, places.size)
  const place = (line: EditedLine) => (places.get(line.productId) ?? 0) * 2 + (line.unit === '2' ? 0 : 1)
  const placed = lines.toSorted((one, other) => place(one) - place(other))
  return storages.flatMap((storage) => {
    const kept = placed.filter(
      ({ reviewed }) => (reviewed.product ? storageOf(reviewed.product) : 'ambient') === storage,
    )
    if (kept.length === 0) return []
    const net = sumMinor(kept.filter(({ isOrderable }) => isOrderable).map((line) => line.net))
    return [{ storage, lines: kept, net }]
  })
}
