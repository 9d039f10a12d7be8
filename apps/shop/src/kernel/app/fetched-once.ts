/** Something that is fetched with the first page that needs it. */
export interface FetchedOnce<Given extends readonly unknown[], Result> {
  /** At once where it is here. An import would be a task of its own each time, also of what is here, and wait behind the next frame. */
  readonly run: (...given: Given) => Promise<Result>
  /** For a page that came whole from the server: the way to the next one must not need it fetched, for there may be no network by then. */
  readonly ahead: () => void
}

export function fetchedOnce<Given extends readonly unknown[], Result>(
  fetch: () => Promise<(...given: Given) => Promise<Result>>,
): FetchedOnce<Given, Result> {
  let known: ((...given: Given) => Promise<Result>) | undefined
  const fetched = async () => (known ??= await fetch())
  return {
    run: async (...given) => await (known ?? (await fetched()))(...given),
    ahead: () => void fetched().catch(() => undefined),
  }
}
