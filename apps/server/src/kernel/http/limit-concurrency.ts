/** Runs pieces of work as they come, but only so many at once; the others wait their turn. */
export function limitConcurrency(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running === atOnce) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn goes to the next in line without being given back, so that nobody can slip in between.
      const begin = waiting.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
