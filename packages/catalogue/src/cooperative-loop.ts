/** Work that can be paused between its short steps. */
export type CooperativeLoop<Result> = Generator<undefined, Result>

export function runToEnd<Result>(work: CooperativeLoop<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const stepSize = 250

export function* eachCooperatively<Entry>(
  entries: readonly Entry[],
  visit: (entry: Entry, index: number) => void,
): CooperativeLoop<void> {
  for (let index = 0; index < entries.length; index += 1) {
    if (index % stepSize === stepSize - 1) yield
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- if an entry can be undefined, its type says so
    visit(entries[index] as Entry, index)
  }
}

const sortedAtOnce = 2000

/** Sorts like `toSorted`. Two sorted halves are merged with about one comparison for each entry. */
export function* sortCooperatively<Entry>(
  entries: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): CooperativeLoop<Entry[]> {
  const middle = entries.length >>> 1
  const halves =
    entries.length <= sortedAtOnce
      ? entries
      : [
          ...(yield* sortCooperatively(entries.slice(0, middle), compare)),
          ...(yield* sortCooperatively(entries.slice(middle), compare)),
        ]
  const sorted = halves.toSorted(compare)
  yield
  return sorted
}
