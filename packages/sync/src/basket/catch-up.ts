import type { BasketStore } from './basket-store.ts'

interface CatchUpOptions {
  readonly baskets: Pick<BasketStore, 'view' | 'subscribe'>
  readonly reread: () => Promise<void>
}

/** The maximum number of readings for one version. The live channel repeats a version that is still missing. */
const attempts = 3

/**
 * Reads the baskets when the server has a version that this tab lacks. Its own writes come with their answers, so nothing is read
 * while one is unanswered.
 */
export function createCatchUp({ baskets, reread }: CatchUpOptions): (version: number) => void {
  let requiredVersion = 0
  let isReading = false
  const isBehind = (): boolean => {
    const { version, isSaving } = baskets.view()
    return version < requiredVersion && !isSaving
  }
  const catchUp = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    for (let attempt = 0; attempt < attempts && isBehind(); attempt += 1) await reread()
    isReading = false
  }
  baskets.subscribe(() => void catchUp())
  return (version) => {
    requiredVersion = Math.max(requiredVersion, version)
    void catchUp()
  }
}
