/** The longest time that the first response waits for others. */
const waitsAtMostMs = 2

interface Turn {
  readonly sinceMs: number
  readonly come: Promise<void>
  readonly end: () => void
}

let turn: Turn | undefined

/**
 * Sends responses that become ready in the same event loop turn together, at most 2 ms after the first.
 * Sending wakes the receiver, and between processes of one machine that may cost more than the response
 * (docs/decisions/0003-graphql-endpoint.md).
 */
export function batchResponses(): Promise<void> {
  const nowMs = performance.now()
  turn ??= beginTurn(nowMs)
  const { sinceMs, come, end } = turn
  if (nowMs - sinceMs > waitsAtMostMs) end()
  return come
}

function beginTurn(sinceMs: number): Turn {
  const { promise: come, resolve } = Promise.withResolvers<void>()
  const end = () => {
    turn = undefined
    resolve()
  }
  setImmediate(end)
  return { sinceMs, come, end }
}
