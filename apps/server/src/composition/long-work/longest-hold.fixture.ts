import { setImmediate as turn } from 'node:timers/promises'

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const texts = Array.from({ length: 20_000 }, (_, n) => `product ${(n * 7919) % 20_011} of the reference`)

/** On the machine on which the holds were measured, the least of many runs. */
const referenceMs = 18

/** A machine that is slower yet says nothing about the holds. */
const maxSlowness = 3

/** How much slower this machine is now than that on which the holds were measured, by a piece of work that is always the same: 1 to 3. */
export function machineSlowness(): number {
  let least = Infinity
  for (let run = 0; run < 5; run += 1) {
    const startedMs = processorMs()
    const words = new Map<string, number>()
    for (const text of (JSON.parse(JSON.stringify(texts)) as string[]).toSorted())
      for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1)
    least = Math.min(least, processorMs() - startedMs)
  }
  return Math.min(maxSlowness, Math.max(1, least / referenceMs))
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
