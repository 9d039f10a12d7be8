import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Answer, answer, answerCorrected } from './answers.ts'

/** The answers of one catalogue to the words that many texts have in common. */
export interface AnswerMemo {
  readonly typed: typeof answer
  readonly corrected: typeof answerCorrected
  /** The only products that may answer; null: all. */
  readonly among: BitSet | null
}

/** Products in all answers together. */
const mostRemembered = 1_000_000

export function newAnswerMemo(): AnswerMemo {
  return { typed: remembering(answer), corrected: remembering(answerCorrected), among: null }
}

const memos = new WeakMap<Catalogue, AnswerMemo>()

/** One for all that is looked for in a catalogue by the hundred: its words come again. */
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

/** Answers by some products alone: what only others say is read as its nearest spelling. */
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
