/** A piece of work that can be put down between its steps, none of which takes long. */
export type CooperativeLoop<Result> = Generator<undefined, Result>

/** Does it in one go. */
export function runToEnd<Result>(work: CooperativeLoop<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** So many products are gone through between two steps. */
const inOneStep = 250

/** Calls `visit` for each entry, with a step every few hundred. */
export function* eachCooperatively<Entry>(
  entries: readonly Entry[],
  visit: (entry: Entry, at: number) => void,
): CooperativeLoop<void> {
  for (let at = 0; at < entries.length; at += 1) {
    if (at % inOneStep === inOneStep - 1) yield
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an entry that is undefined the type says so
    visit(entries[at] as Entry, at)
  }
}
