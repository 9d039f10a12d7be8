const listeners = new Set<() => void>()

/** Is called when this browser's registration, or what somebody said to push messages, is another one. */
export function onPushChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifyPushChange(): void {
  for (const listener of listeners) listener()
}
