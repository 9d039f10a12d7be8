/** Listens to events of the window. Returns the function that stops it. */
export function listen(events: readonly string[], listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
