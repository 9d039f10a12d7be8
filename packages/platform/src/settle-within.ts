/**
 * Waits until work ends, well or badly, but no longer than this. For parts of a device without which the program goes on:
 * databases that are damaged, and services that never answer.
 */
export async function settleWithin(ms: number, work: () => Promise<unknown>): Promise<void> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const attempt = async () => {
    try {
      await work()
    } catch {
      // The program goes on without it.
    }
  }
  await Promise.race([attempt(), tooLate])
  clearTimeout(timer)
}
