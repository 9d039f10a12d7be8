import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Answer, answer, answerCorrected } from './answers.ts'

/** Cached matches of one catalogue for words that many texts share. */
export interface AnswerMemo {
  readonly typed: typeof answer
  readonly corrected: typeof answerCorrected
  /** The only products that may match; null for all. */
  readonly among: BitSet | null
}

/** Maximum number of products over all cached matches. */
const mostRemembered = 1_000_000

export function newAnswerMemo(): AnswerMemo {
  return { typed: remembering(answer), corrected: remembering(answerCorrected), among: null }
}

const memos = new WeakMap<Catalogue, AnswerMemo>()

/** The shared cache of a catalogue, for hundreds of look-ups with recurring words. */
export function answerMemoOf(catalogue: Catalogue): AnswerMemo {
  const known = memos.get(catalogue)
  if (known) return known
  const memo = newAnswerMemo()
  memos.set(catalogue, memo)
  return memo
}

function remembering(find: typeof answer): typeof answer {
  const known = new Map<string, Answer>()
  let remembered = 0
  return (catalogue, wish) => {
    const before = known.get(wish.text)
    if (before) return before
    if (remembered > mostRemembered) {
      known.clear()
      remembered = 0
    }
    const found = find(catalogue, wish)
    known.set(wish.text, found)
    remembered += found.ordinals.length
    return found
  }
}

/** A cache restricted to some products. Words that only other products contain are corrected to the nearest spelling. */
export function answersAmong(products: BitSet): AnswerMemo {
  const only = (all: Answer): Answer => {
    const { ordinals, fits } = all
    const isIn = (_: number, at: number) => hasBit(products, ordinals[at] ?? 0)
    return { ...all, ordinals: ordinals.filter(isIn), fits: fits.filter(isIn) }
  }
  const corrected: typeof answer = (catalogue, wish) => only(answerCorrected(catalogue, wish))
  return {
    among: products,
    corrected,
    typed: (catalogue, wish) => {
      const typed = only(answer(catalogue, wish))
      return typed.ordinals.length > 0 ? typed : corrected(catalogue, wish)
    },
  }
}
