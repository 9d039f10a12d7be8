/**
 * Something that comes with the first page to call it, and is then called at once. An import is a task of its own each time, also of
 * what is there already: it waits behind the next frame.
 */
export function fetchedOnce<Given extends readonly unknown[], Result>(
  fetch: () => Promise<(...given: Given) => Promise<Result>>,
): (...given: Given) => Promise<Result> {
  let known: ((...given: Given) => Promise<Result>) | undefined
  return async (...given) => {
    known ??= await fetch()
    return await known(...given)
  }
}
