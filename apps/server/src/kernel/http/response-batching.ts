/** How long the first of them may wait for the others. */
const waitsAtMostMs = 2

interface Turn {
  readonly sinceMs: number
  readonly come: Promise<void>
  readonly end: () => void
}

let turn: Turn | undefined

/**
 * When an answer is to be sent: with all that are ready by the end of this turn of the event loop, and no longer than 2 ms after the first of them
 * when others keep the turn busy. To send wakes whoever receives, and between processes of one machine that may cost more than the answer
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
