const listeners = new Set<() => void>()
let isRefused = false

/** The server knows the operations of another version only, and none of the app's (`TRUSTED_DOCUMENTS_ONLY`). */
export function reportVersionRefusal(): void {
  isRefused = true
  for (const listener of listeners) listener()
}

/** True until the app is updated, which starts it again. */
export function isVersionRefused(): boolean {
  return isRefused
}

/** Returns the function that unsubscribes. */
export function subscribeToVersionRefusal(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
