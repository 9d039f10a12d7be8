import type { Minor } from '../money/money.ts'

export type DisputeState = 'OPEN' | 'WON' | 'LOST'

export interface PostedDispute {
  readonly reference: string
  readonly amount: Minor
  readonly state: DisputeState
  /** A lost dispute is appealed, so it is open again. */
  readonly isAppealed: boolean
  readonly withdrawn: Minor
  /** How often the bank has moved money. It only grows, so a record with fewer is older. */
  readonly movements: number
  readonly reason: string
  /** When the wholesaler's evidence is due; null if none is. */
  readonly answerBy: number | null
}

type DisputeProgress = Pick<PostedDispute, 'state' | 'movements'>

/** Records are read by several servers at once, so an older one may arrive last. */
export function isOlderDispute(
  posted: DisputeProgress & Pick<PostedDispute, 'isAppealed'>,
  stored: DisputeProgress,
): boolean {
  if (posted.movements !== stored.movements) return posted.movements < stored.movements
  // An older record of an appeal is corrected soon, because open disputes are read again.
  return posted.state === 'OPEN' && stored.state !== 'OPEN' && !posted.isAppealed
}

/**
 * The part of a disputed amount that the bank keeps, from what it has moved in the currency of the gateway's account. In
 * another currency than that of the payment, exchange rates change what comes back of a dispute that was won: it is everything.
 */
export function withdrawnOf(
  amount: Minor,
  movements: readonly number[],
  { isConverted, state }: { readonly isConverted: boolean; readonly state: DisputeState },
): Minor {
  const taken = Math.max(0, ...movements.map((each) => 0 - each))
  if (taken === 0) return 0 as Minor
  const times = (isMeant: (each: number) => boolean): number => movements.filter(isMeant).length
  const isReturned = times((each) => each > 0) >= times((each) => each < 0)
  if (isConverted && isReturned && state === 'WON') return 0 as Minor
  const kept = movements.reduce((left, each) => left - each, 0)
  return Math.round((amount * Math.min(taken, Math.max(0, kept))) / taken) as Minor
}
