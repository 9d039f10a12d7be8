/** Others wait so long at most. */
const stepMs = 16

interface Stepping<Step> {
  readonly nowMs: () => number
  /** Takes what there is so far, before others have their turn. */
  readonly handOver: (steps: readonly Step[]) => void
}

/** Runs something long in steps, so that messages that came meanwhile are answered in between; gives what was not handed over. */
export async function inSteps<Step>(
  run: Iterable<Step>,
  { nowMs, handOver }: Stepping<Step>,
): Promise<readonly Step[]> {
  let since = nowMs()
  let steps: Step[] = []
  for (const step of run) {
    steps.push(step)
    if (nowMs() - since < stepMs) continue
    handOver(steps)
    steps = []
    await othersFirst()
    since = nowMs()
  }
  return steps
}

/** A message to oneself comes behind those that wait. Timers that follow one another would be held up for four milliseconds each. */
export function othersFirst(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
