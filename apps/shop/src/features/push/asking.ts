const onAsking = 'provender-asking'

/** False until it is known that there is no question. */
let isNothingAsked = false

/** Called by the notification prompt: says whether its question is open. */
export function tellAsking(isAsking: boolean): void {
  isNothingAsked = !isAsking
  dispatchEvent(new Event(onAsking))
}

/** True if no question about notifications is open or pending. */
export function isQuiet(): boolean {
  return isNothingAsked
}

export function followAsking(onChange: () => void): () => void {
  addEventListener(onAsking, onChange)
  return () => removeEventListener(onAsking, onChange)
}
