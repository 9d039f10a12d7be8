import type { Catalogue } from '@provender/catalogue/catalogue'
import { type ChangedSince, isSameOnDevices } from '@provender/catalogue/delta'
import { isSameInGroups } from '@provender/catalogue/patch'
import type { ProductId } from '@provender/domain/ids'
import type { LoadedChange } from './load-catalogue.ts'

/** In which version each product last changed for devices: enough to tell any of them what it missed. */
export interface Changelog {
  readonly note: (before: Catalogue, change: LoadedChange) => void
  readonly since: (version: number) => ChangedSince
}

/**
 * Begins with what the rows say, which survives a restart. They count a new price as a change, and nobody knows when a group
 * changed before: both only make a delta longer than it need be.
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
    since: (from) => ({
      version: from,
      products: new Set([...changedIn].flatMap(([id, changed]) => (changed > from ? [id] : []))),
      groups: groupsChangedIn > from,
    }),
  }
}

function productOf({ ordinalOf, products }: Catalogue, id: ProductId) {
  const ordinal = ordinalOf.get(id)
  return ordinal === undefined ? undefined : products[ordinal]
}
