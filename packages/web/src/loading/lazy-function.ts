/** A function that is loaded with the first page that needs it. */
export interface LazyFunction<Given extends readonly unknown[], Result> {
  /** Runs at once if it is loaded. An import always needs a task of its own, even of a loaded module, and would wait for the next frame. */
  readonly run: (...args: Given) => Promise<Result>
  /**
   * Loads it early, for a page that the server rendered whole. The next navigation must not need a download,
   * because there may be no network by then.
   */
  readonly prefetch: () => void
}

export function lazyFunction<Given extends readonly unknown[], Result>(
  fetch: () => Promise<(...args: Given) => Promise<Result>>,
): LazyFunction<Given, Result> {
  let loaded: ((...args: Given) => Promise<Result>) | undefined
  const fetched = async () => (loaded ??= await fetch())
  return {
    run: async (...args) => await (loaded ?? (await fetched()))(...args),
    prefetch: () => void fetched().catch(() => undefined),
  }
}
