import type { ProductId } from '@provender/domain/ids'
import { type Minor, sumMinor } from '@provender/domain/money/money'
import type { StorageKind } from '@provender/ui/product/tile'
import { storageOf } from '../catalogue/product-parts.tsx'
import type { EditedLine } from './edited-basket.ts'

export const groupings = ['storage', 'category', 'added'] as const
export type Grouping = (typeof groupings)[number]

export interface LineGroup {
  readonly key: string
  readonly storage: StorageKind | undefined
  /** The category. Undefined if the products have none, or if there is only one group. */
  readonly name: string | undefined
  readonly lines: readonly EditedLine[]
  readonly net: Minor
}

interface GroupOptions {
  readonly grouping: Grouping
  readonly replacedBy?: (line: EditedLine) => ProductId | undefined
}

const storages: readonly StorageKind[] = ['ambient', 'chilled', 'frozen']

/**
 * The groups of lines. Within a group, products keep the order in which they came into the
 * basket; both units of a product are together, the larger first. `positions` stores the
 * order, so that a line put back returns to its position. A substitute takes the position of the product that it replaces.
 */
export function lineGroups(
  lines: readonly EditedLine[],
  positions: Map<number, number>,
  { grouping, replacedBy }: GroupOptions,
): readonly LineGroup[] {
  for (const line of lines) {
    if (positions.has(line.productId)) continue
    const replaced = replacedBy?.(line)
    positions.set(line.productId, (replaced && positions.get(replaced)) ?? positions.size)
  }
  const position = (line: EditedLine) =>
    (positions.get(line.productId) ?? 0) * 2 + (line.unit === '2' ? 0 : 1)
  const sorted = lines.toSorted((one, other) => position(one) - position(other))
  switch (grouping) {
    case 'storage':
      return byStorage(sorted)
    case 'category':
      return byCategory(sorted)
    case 'added':
      return sorted.length === 0 ? [] : [bandOf({ key: 'added', lines: sorted })]
  }
}

function byStorage(lines: readonly EditedLine[]): readonly LineGroup[] {
  const linesByStorage = Map.groupBy(lines, ({ reviewed: { product } }) =>
    product ? storageOf(product) : 'ambient',
  )
  return storages.flatMap((storage) => {
    const its = linesByStorage.get(storage)
    return its ? [bandOf({ key: storage, storage, lines: its })] : []
  })
}

/** In the order in which the categories came into the basket; lines without a category are last. */
function byCategory(lines: readonly EditedLine[]): readonly LineGroup[] {
  const nameOf = ({ reviewed: { product } }: EditedLine) => product?.categories[0]?.name ?? ''
  const groups = [...Map.groupBy(lines, nameOf)].map(([name, its]) =>
    bandOf({ key: `category ${name}`, name: name === '' ? undefined : name, lines: its }),
  )
  return groups.toSorted((one, other) => Number(one.name === undefined) - Number(other.name === undefined))
}

function bandOf(
  group: Pick<LineGroup, 'key' | 'lines'> & {
    readonly storage?: StorageKind
    readonly name?: string | undefined
  },
): LineGroup {
  const net = sumMinor(group.lines.filter(({ isOrderable }) => isOrderable).map((line) => line.net))
  return { key: group.key, storage: group.storage, name: group.name, lines: group.lines, net }
}

const runLength = 24

/** The lines of a group in short numbered runs. A line stays in its run when others change. */
export function runsOf(
  lines: readonly EditedLine[],
  positions: ReadonlyMap<number, number>,
): readonly (readonly [number, readonly EditedLine[]])[] {
  return [...Map.groupBy(lines, ({ productId }) => Math.floor((positions.get(productId) ?? 0) / runLength))]
}
