interface PicturedProduct {
  readonly pictureUrl: string | null
  readonly packSize: string
}

/** The pictures that products of different sizes have in common. */
export function sharedPictures(products: readonly PicturedProduct[]): ReadonlySet<string> {
  const packSizes = new Map<string, string>()
  const shared = new Set<string>()
  for (const { pictureUrl, packSize } of products) {
    if (pictureUrl === null) continue
    const other = packSizes.get(pictureUrl)
    if (other === undefined) packSizes.set(pictureUrl, packSize)
    else if (other !== packSize) shared.add(pictureUrl)
  }
  return shared
}

/** The size of one unit in a pack: 2 L of 6 × 2 L. */
export function unitSize(pack: string): string {
  return pack.slice(pack.lastIndexOf('×') + 1).trim()
}
