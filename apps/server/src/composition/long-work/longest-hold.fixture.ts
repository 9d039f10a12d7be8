import { setImmediate as turn } from 'node:timers/promises'

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest that work keeps this thread from all other requests, in milliseconds: the processor time of the longest turn of the event
 * loop. On a busy machine, the time of other processes does not count.
 */
export async function longestHoldMs(work: () => Promise<unknown>): Promise<number> {
  await turn()
  let longest = 0
  let since = processorMs()
  let isOver = false
  const endTurn = (): void => {
    const now = processorMs()
    longest = Math.max(longest, now - since)
    since = processorMs()
    if (!isOver) setImmediate(endTurn)
  }
  setImmediate(endTurn)
  try {
    await work()
  } finally {
    isOver = true
    endTurn()
  }
  return longest
}
