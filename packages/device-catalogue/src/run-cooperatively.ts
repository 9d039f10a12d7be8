const stepMs = 16

export async function runCooperatively<Step>(
  run: Iterable<Step>,
  nowMs: () => number,
): Promise<readonly Step[]> {
  const steps: Step[] = []
  let since = nowMs()
  for (const step of run) {
    steps.push(step)
    if (nowMs() - since < stepMs) continue
    await othersFirst()
    since = nowMs()
  }
  return steps
}

/** A message on a new channel queues behind the waiting ones. Chained timers would be delayed by four milliseconds each. */
function othersFirst(): Promise<void> {
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
