import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { type TermMatches, matchTerm, matchCorrectedTerm } from './term-matches.ts'

export interface TermMatchCache {
  readonly typed: typeof matchTerm
  readonly corrected: typeof matchCorrectedTerm
  readonly scope: BitSet | null
}

const maxCachedProducts = 1_000_000
/** What a term takes without any product, in products: eight bytes each. Made-up words find none. */
const termWeight = 150

export function createTermMatchCache(): TermMatchCache {
  return { typed: memoise(matchTerm), corrected: memoise(matchCorrectedTerm), scope: null }
}

const caches = new WeakMap<Catalogue, TermMatchCache>()

export function termMatchCache(catalogue: Catalogue): TermMatchCache {
  const cached = caches.get(catalogue)
  if (cached) return cached
  const cache = createTermMatchCache()
  caches.set(catalogue, cache)
  return cache
}

function memoise(find: typeof matchTerm): typeof matchTerm {
  const cached = new Map<string, TermMatches>()
  let productCount = 0
  return (catalogue, term) => {
    const before = cached.get(term.text)
    if (before) return before
    if (productCount > maxCachedProducts) {
      cached.clear()
      productCount = 0
    }
    const matches = find(catalogue, term)
    cached.set(term.text, matches)
    productCount += matches.ordinals.length + termWeight
    return matches
  }
}

/** A cache restricted to some products. Words that only other products contain are corrected to the nearest spelling. */
export function termMatchesAmong(products: BitSet): TermMatchCache {
  const only = (all: TermMatches): TermMatches => {
    const { ordinals, matches, named } = all
    const isIn = (_: number, index: number) => hasBit(products, ordinals[index] ?? 0)
    return {
      ...all,
      ordinals: ordinals.filter(isIn),
      matches: matches.filter(isIn),
      named: named.filter((ordinal) => hasBit(products, ordinal)),
    }
  }
  const corrected: typeof matchTerm = (catalogue, term) => only(matchCorrectedTerm(catalogue, term))
  return {
    scope: products,
    corrected,
    typed: (catalogue, term) => {
      const typed = only(matchTerm(catalogue, term))
      return typed.ordinals.length > 0 ? typed : corrected(catalogue, term)
    },
  }
}
