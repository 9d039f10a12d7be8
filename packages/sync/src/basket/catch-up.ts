import type { BasketStore } from './basket-store.ts'

interface CatchingUp {
  readonly baskets: Pick<BasketStore, 'view' | 'subscribe'>
  /** Reads the baskets into the store. */
  readonly reread: () => Promise<void>
}

/** The most readings for one version. The live channel repeats a version that is still missing. */
const attempts = 3

/**
 * Reads the baskets when the server has a version that this tab lacks. Its own writes come with their answers, so nothing is read
 * while one is unanswered.
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
