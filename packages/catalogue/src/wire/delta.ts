import type { ProductId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { CooperativeLoop } from '../cooperative-loop.ts'
import type { CatalogueChange } from '../patch.ts'
import type { CatalogueGroups, CatalogueProduct } from '../product.ts'
import { type ListedProduct, type CatalogueSnapshot, rowsOf } from './catalogue-snapshot.ts'
import { ascendingIds } from './columns.ts'
import { decodeGroups, encodeGroups } from './group-tables.ts'
import { checksumIn, openSection, type SectionRefusal, sealText } from './section.ts'
import { encodeLists, listedColumns } from './snapshot.ts'
import { decodeTable, writeTable } from './table.ts'

const idColumn = { id: ascendingIds<ProductId>() }

export interface ChangesSince {
  readonly version: number
  readonly products: ReadonlySet<ProductId>
  readonly groups: boolean
}

/**
 * The change from an earlier version of an audience's catalogue to this one: complete new and changed products, ids of deleted products,
 * and the groups if any changed. `checksum` is that of the resulting lists, so that a device detects if its catalogue was not the expected
 * one.
 */
export function* writeDelta(
  since: ChangesSince,
  after: CatalogueSnapshot,
  checksum: string,
): CooperativeLoop<string> {
  const left = new Set(after.products.map(({ id }) => id))
  const removed = yield* writeTable<Pick<ListedProduct, 'id'>>(
    idColumn,
    [...since.products]
      .filter((id) => !left.has(id))
      .sort((one, other) => one - other)
      .map((id) => ({ id })),
  )
  const changed = yield* writeTable(
    listedColumns,
    after.products.filter(({ id }) => since.products.has(id)),
  )
  const head = JSON.stringify({ from: since.version, to: after.version, checksum }).slice(0, -1)
  const groups = JSON.stringify(since.groups ? encodeGroups(after.groups) : null)
  return yield* sealText('delta', `${head},"removed":${removed},"changed":${changed},"groups":${groups}}`)
}

const fields = [
  ...(Object.keys(listedColumns) as (keyof ListedProduct)[]),
  'webPublished',
  'mobilePublished',
] as const

/** True if a product is unchanged on every device, or absent before and after. Prices and details are sent separately. */
export function isSameOnDevices(
  before: CatalogueProduct | undefined,
  after: CatalogueProduct | undefined,
): boolean {
  if (before === undefined || after === undefined) return before === after
  return fields.every(
    (field) =>
      before[field] === after[field] || JSON.stringify(before[field]) === JSON.stringify(after[field]),
  )
}

export interface UpdatedCatalogue {
  readonly catalogue: CatalogueSnapshot
  readonly lists: string
  readonly change: CatalogueChange
}

/**
 * Applies a delta to a catalogue. Refuses with `OtherVersion` if it does not start from this version or does not give the expected result.
 */
export function applyDelta(
  before: CatalogueSnapshot,
  text: string,
): Result<UpdatedCatalogue, SectionRefusal> {
  const delta = readDelta(text)
  if (!delta.ok) return delta
  const { from, to, checksum, removed, changed, groups } = delta.value
  if (from !== before.version) return refuse({ type: 'OtherVersion' })
  const products = new Map(before.products.map((product) => [product.id, product]))
  for (const { id } of removed) products.delete(id)
  for (const product of changed) products.set(product.id, product)
  const catalogue: CatalogueSnapshot = {
    version: to,
    audience: before.audience,
    products: [...products.values()].sort((one, other) => one.id - other.id),
    groups: groups ?? before.groups,
  }
  const lists = encodeLists(catalogue)
  if (checksumIn(lists) !== checksum) return refuse({ type: 'OtherVersion' })
  const rows = rowsOf({ ...catalogue, products: changed })
  const change = {
    ...catalogue.groups,
    version: to,
    changed: rows.products,
    deleted: removed.map(({ id }) => id),
    privatePrices: new Map(),
  }
  return ok({ catalogue, lists, change })
}

interface Delta {
  readonly from: number
  readonly to: number
  readonly checksum: unknown
  readonly removed: readonly { readonly id: ProductId }[]
  readonly changed: readonly ListedProduct[]
  readonly groups: CatalogueGroups | null
}

function readDelta(text: string): Result<Delta, SectionRefusal> {
  const opened = openSection('delta', text)
  if (!opened.ok) return opened
  const malformed = (location: string) => refuse({ type: 'Malformed', location } as const)
  const body = opened.value
  if (typeof body !== 'object' || body === null) return malformed('body')
  const [from, to, checksum]: unknown[] = ['from', 'to', 'checksum'].map((key) => Reflect.get(body, key))
  if (typeof from !== 'number' || typeof to !== 'number') return malformed('versions')
  const removed = decodeTable(idColumn, Reflect.get(body, 'removed'))
  if (typeof removed === 'string') return malformed(`removed ${removed}`)
  const changed = decodeTable(listedColumns, Reflect.get(body, 'changed'))
  if (typeof changed === 'string') return malformed(`changed ${changed}`)
  const rawGroups: unknown = Reflect.get(body, 'groups')
  const groups = rawGroups === null ? null : decodeGroups(rawGroups)
  return typeof groups === 'string' ? malformed(groups) : ok({ from, to, checksum, removed, changed, groups })
}
