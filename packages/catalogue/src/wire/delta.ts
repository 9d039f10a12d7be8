import type { ProductId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { CatalogueChange } from '../patch.ts'
import { ascendingIds } from './columns.ts'
import { decodeGroups, encodeGroups } from './group-tables.ts'
import { checksumIn, openPart, type PartRefusal, sealPart } from './part.ts'
import { type CatalogueGroups, type ListedProduct, type PortableCatalogue, rowsOf } from './portable.ts'
import { encodeLists, listedColumns } from './snapshot.ts'
import { decodeTable, encodeTable } from './table.ts'

const idColumn = { id: ascendingIds<ProductId>() }

/**
 * What leads from one version of an audience's catalogue to another: products that came or changed whole, ids of those that
 * went, the groups when anything of them changed. It says what the lists are to be in the end, so that a device whose
 * catalogue was not the one it said it was finds out.
 */
export function encodeDelta(
  before: Pick<PortableCatalogue, 'version' | 'products' | 'groups'>,
  after: PortableCatalogue,
  listsAfter: string,
): string {
  const known = new Map(before.products.map((product) => [product.id, product]))
  const left = new Set(after.products.map(({ id }) => id))
  const groups = encodeGroups(after.groups)
  const sameGroups = JSON.stringify(groups) === JSON.stringify(encodeGroups(before.groups))
  return sealPart('delta', {
    from: before.version,
    to: after.version,
    checksum: checksumIn(listsAfter),
    removed: encodeTable<Pick<ListedProduct, 'id'>>(
      idColumn,
      before.products.filter(({ id }) => !left.has(id)),
    ),
    changed: encodeTable(
      listedColumns,
      after.products.filter((product) => !isSame(known.get(product.id), product)),
    ),
    groups: sameGroups ? null : groups,
  })
}

const fields = Object.keys(listedColumns) as (keyof ListedProduct)[]

function isSame(before: ListedProduct | undefined, after: ListedProduct): boolean {
  if (before === undefined || before === after) return before === after
  return fields.every(
    (field) =>
      before[field] === after[field] || JSON.stringify(before[field]) === JSON.stringify(after[field]),
  )
}

export interface UpdatedCatalogue {
  readonly catalogue: PortableCatalogue
  /** Its part "lists", as the server has it. */
  readonly lists: string
  /** For the engine, which goes on from the catalogue it has. */
  readonly change: CatalogueChange
}

/** The catalogue a delta leads to. Refused as `OtherVersion` when it does not begin here or does not end where it says. */
export function applyDelta(before: PortableCatalogue, text: string): Result<UpdatedCatalogue, PartRefusal> {
  const delta = readDelta(text)
  if (!delta.ok) return delta
  const { from, to, checksum, removed, changed, groups } = delta.value
  if (from !== before.version) return refuse({ type: 'OtherVersion' })
  const products = new Map(before.products.map((product) => [product.id, product]))
  for (const { id } of removed) products.delete(id)
  for (const product of changed) products.set(product.id, product)
  const catalogue: PortableCatalogue = {
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

function readDelta(text: string): Result<Delta, PartRefusal> {
  const opened = openPart('delta', text)
  if (!opened.ok) return opened
  const malformed = (where: string) => refuse({ type: 'Malformed', where } as const)
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
