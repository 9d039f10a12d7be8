import type { Catalogue } from '@provender/catalogue/catalogue'
import { type ChangesSince, isSameOnDevices } from '@provender/catalogue/delta'
import { isSameInGroups } from '@provender/catalogue/patch'
import type { ProductId } from '@provender/domain/ids'
import type { LoadedChange } from './load-catalogue.ts'

/** The version in which each product last changed for devices. It is enough to compute what any device has missed. */
export interface Changelog {
  readonly note: (before: Catalogue, change: LoadedChange) => void
  /** Undefined if more products have changed. */
  readonly since: (version: number, maxProducts: number) => ChangesSince | undefined
}

/**
 * Starts from the versions of the rows, which survive a restart. They count a new price as a change, and
 * earlier changes of groups are unknown: both only make a delta longer than necessary.
 */
export function openChangelog({ version, versions }: Pick<LoadedChange, 'version' | 'versions'>): Changelog {
  const changedIn = new Map(versions)
  let groupsChangedIn = version
  return {
    note: (before, change) => {
      const changed = new Map(change.changed.map((product) => [product.id, product]))
      for (const [id, changedNow] of change.versions)
        if (!isSameOnDevices(productOf(before, id), changed.get(id))) changedIn.set(id, changedNow)
      if (!isSameInGroups(before, change)) groupsChangedIn = change.version
    },
    since: (from, maxProducts) => {
      const products = new Set<ProductId>()
      for (const [id, changed] of changedIn) {
        if (changed <= from) continue
        if (products.size >= maxProducts) return undefined
        products.add(id)
      }
      return { version: from, products, groups: groupsChangedIn > from }
    },
  }
}

function productOf({ ordinalOf, products }: Catalogue, id: ProductId) {
  const ordinal = ordinalOf.get(id)
  return ordinal === undefined ? undefined : products[ordinal]
}
