/** Repeats work, with this much time between the end of one run and the beginning of the next. `work` never throws. */
export function repeatJob(
  everyMs: number,
  work: () => Promise<void>,
): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let working = Promise.resolve()
  const next = (): void => {
    timer = setTimeout(() => {
      working = work().finally(() => {
        if (!isStopped) next()
      })
    }, everyMs)
  }
  next()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
