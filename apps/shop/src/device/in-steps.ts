/** Others wait so long at most. */
const stepMs = 25

/** Runs something long in steps, so that messages that came meanwhile are answered in between. */
export async function inSteps<Result>(
  run: Generator<undefined, Result>,
  nowMs: () => number,
): Promise<Result> {
  let since = nowMs()
  for (;;) {
    const step = run.next()
    if (step.done) return step.value
    if (nowMs() - since < stepMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = nowMs()
  }
}
