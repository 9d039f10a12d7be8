import type { Catalogue } from '@provender/catalogue/catalogue'

/** As much of an older catalogue as it takes to tell what changed since. */
type EarlierCatalogue = Pick<Catalogue, 'version' | 'products' | 'groups'>

export interface EarlierCatalogues {
  readonly keep: (catalogue: Catalogue) => void
  readonly at: (version: number) => EarlierCatalogue | undefined
}

/** How many versions a device may be behind before it fetches the catalogue whole. */
const keptVersions = 50

/** The catalogues this server had before: what did not change is shared between them. */
export function keepEarlierCatalogues(): EarlierCatalogues {
  const kept = new Map<number, EarlierCatalogue>()
  return {
    keep: ({ version, products, groups }) => {
      kept.set(version, { version, products, groups })
      const oldest = kept.keys().next().value
      if (kept.size > keptVersions && oldest !== undefined) kept.delete(oldest)
    },
    at: (version) => kept.get(version),
  }
}
