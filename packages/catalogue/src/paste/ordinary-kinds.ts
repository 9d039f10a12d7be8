import type { Catalogue } from '../catalogue.ts'
import { fold } from '../search/fold.ts'
import { stemOf } from '../search/stem.ts'
import { wordsOf } from '../search/words.ts'
import type { RankedProduct } from './ranked-product.ts'

/** A kind is ordinary if this many times as many names contain it. */
const ordinaryTimes = 2

type Kinds = Map<number, string | null>

/** The kinds of products that match a word, by ordinal. */
const cachedKinds = new WeakMap<Catalogue, Map<string, Kinds>>()
const maxCachedWords = 500

interface RequestedWords {
  /** One word. */
  readonly text: string
  /** The query words, folded. */
  readonly words: () => readonly string[]
  readonly isEqual: (one: RankedProduct, other: RankedProduct) => boolean
}

/**
 * Ranks rare kinds of a product behind ordinary ones if they match equally well: `12 eggs` are hen eggs. A kind is the word before the
 * product word; it is ordinary if more names contain it.
 */
export function rankOrdinaryKindsFirst(
  catalogue: Catalogue,
  ranked: readonly RankedProduct[],
  requested: RequestedWords,
): readonly RankedProduct[] {
  const [first, second] = ranked
  if (!first || !second || first.isOwn || !requested.isEqual(first, second)) return ranked
  const kinds = kindsOf(catalogue, ranked, requested)
  const namesByKind = new Map<string, Set<string>>()
  for (const [at, { product }] of ranked.entries()) {
    const kind = kinds[at] ?? null
    if (kind === null) continue
    const names = namesByKind.get(kind)
    if (names) names.add(product.description2)
    else namesByKind.set(kind, new Set([product.description2]))
  }
  let largest = 0
  for (const { size } of namesByKind.values()) largest = Math.max(largest, size)
  const isRare = (at: number) => {
    const names = namesByKind.get(kinds[at] ?? '')
    return names !== undefined && names.size * ordinaryTimes <= largest
  }
  if (!isRare(0)) return ranked
  const end = ranked.findIndex((each) => !requested.isEqual(first, each))
  const indexes = Array.from(end < 0 ? ranked : ranked.slice(0, end), (_, at) => at)
  indexes.sort((one, other) => Number(isRare(one)) - Number(isRare(other)))
  return [...indexes.flatMap((at) => ranked[at] ?? []), ...ranked.slice(indexes.length)]
}

function kindsOf(
  catalogue: Catalogue,
  ranked: readonly RankedProduct[],
  { text, words }: RequestedWords,
): readonly (string | null)[] {
  const all = cachedKinds.get(catalogue) ?? new Map<string, Kinds>()
  cachedKinds.set(catalogue, all)
  if (all.size >= maxCachedWords) all.clear()
  const cached = all.get(text) ?? new Map<number, string | null>()
  all.set(text, cached)
  let things: ReadonlySet<string> | undefined
  return ranked.map(({ ordinal, product }) => {
    const kind = cached.get(ordinal)
    if (kind !== undefined) return kind
    things ??= new Set(words().map(stemOf))
    const read = kindOf(product.description2, things)
    cached.set(ordinal, read)
    return read
  })
}

/** The word before the product word in a name; null if the name starts with the product word or lacks it. */
function kindOf(name: string, things: ReadonlySet<string>): string | null {
  const words = wordsOf(fold(name))
  const at = words.findIndex((word) => things.has(stemOf(word)))
  return words[at - 1] ?? null
}
