const listeners = new Set<() => void>()

/** Calls the listener when the registration of this browser changes, or the user's answer to notifications. */
export function onPushChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifyPushChange(): void {
  for (const listener of listeners) listener()
}
