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
