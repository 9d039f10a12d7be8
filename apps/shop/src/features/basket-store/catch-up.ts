import type { BasketStore } from './basket-store.ts'

interface CatchingUp {
  readonly baskets: Pick<BasketStore, 'view' | 'subscribe'>
  /** Reads the baskets into the store. */
  readonly reread: () => Promise<void>
}

/** Reads again at most so often for one version: what is behind then is told of again. */
const attempts = 3

/**
 * Reads the baskets when there is a version that this window has not got. What it writes itself it is told by the answer: while
 * one is on its way nothing is read.
 */
export function makeCatchUp({ baskets, reread }: CatchingUp): (version: number) => void {
  let wanted = 0
  let isReading = false
  const isBehind = (): boolean => {
    const { version, isSaving } = baskets.view()
    return version < wanted && !isSaving
  }
  const catchUp = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    for (let attempt = 0; attempt < attempts && isBehind(); attempt += 1) await reread()
    isReading = false
  }
  baskets.subscribe(() => void catchUp())
  return (version) => {
    wanted = Math.max(wanted, version)
    void catchUp()
  }
}
