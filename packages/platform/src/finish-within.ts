/** The result of work. Rejects if the work takes longer than this; the work itself goes on and may still succeed. */
export async function finishWithin<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
