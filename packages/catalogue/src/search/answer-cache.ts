import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Answer, answerTerm, answerCorrectedTerm } from './answers.ts'

/** Cached matches of one catalogue for words that many texts share. */
export interface AnswerCache {
  readonly typed: typeof answerTerm
  readonly corrected: typeof answerCorrectedTerm
  /** The only products that may match; null for all. */
  readonly scope: BitSet | null
}

/** Maximum number of products over all cached matches. */
const mostRemembered = 1_000_000

export function createAnswerCache(): AnswerCache {
  return { typed: memoise(answerTerm), corrected: memoise(answerCorrectedTerm), scope: null }
}

const caches = new WeakMap<Catalogue, AnswerCache>()

/** The shared cache of a catalogue, for hundreds of look-ups with recurring words. */
export function answerCacheOf(catalogue: Catalogue): AnswerCache {
  const cached = caches.get(catalogue)
  if (cached) return cached
  const memo = createAnswerCache()
  caches.set(catalogue, memo)
  return memo
}

function memoise(find: typeof answerTerm): typeof answerTerm {
  const known = new Map<string, Answer>()
  let remembered = 0
  return (catalogue, term) => {
    const before = known.get(term.text)
    if (before) return before
    if (remembered > mostRemembered) {
      known.clear()
      remembered = 0
    }
    const found = find(catalogue, term)
    known.set(term.text, found)
    remembered += found.ordinals.length
    return found
  }
}

/** A cache restricted to some products. Words that only other products contain are corrected to the nearest spelling. */
export function answersAmong(products: BitSet): AnswerCache {
  const only = (all: Answer): Answer => {
    const { ordinals, matches } = all
    const isIn = (_: number, at: number) => hasBit(products, ordinals[at] ?? 0)
    return { ...all, ordinals: ordinals.filter(isIn), matches: matches.filter(isIn) }
  }
  const corrected: typeof answerTerm = (catalogue, term) => only(answerCorrectedTerm(catalogue, term))
  return {
    scope: products,
    corrected,
    typed: (catalogue, term) => {
      const typed = only(answerTerm(catalogue, term))
      return typed.ordinals.length > 0 ? typed : corrected(catalogue, term)
    },
  }
}
