/** Runs pieces of work in order, but only so many at once. Others wait. */
export function limitConcurrency(
  maxConcurrent: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running === maxConcurrent) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot passes directly to the next in line, so that no newer request can overtake.
      const begin = waiting.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
