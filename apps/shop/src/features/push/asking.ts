const onAsking = 'provender-asking'

/** Until somebody has looked nobody knows whether there is something to ask. */
let isNothingAsked = false

/** Said by what asks about notifications: is its question open, or is there none? */
export function tellAsking(isAsking: boolean): void {
  isNothingAsked = !isAsking
  dispatchEvent(new Event(onAsking))
}

/** Is there no question about notifications, neither open nor still to come? */
export function isQuiet(): boolean {
  return isNothingAsked
}

export function followAsking(onChange: () => void): () => void {
  addEventListener(onAsking, onChange)
  return () => removeEventListener(onAsking, onChange)
}
