const questionEvent = 'provender-asking'

/** False until it is known that there is no question. */
let isQuestionClosed = false

/** Called by the notification prompt: sets whether its question is open. */
export function setQuestionOpen(isOpen: boolean): void {
  isQuestionClosed = !isOpen
  dispatchEvent(new Event(questionEvent))
}

/** True if no question about notifications is open or pending. */
export function hasNoOpenQuestion(): boolean {
  return isQuestionClosed
}

export function subscribeToQuestion(onChange: () => void): () => void {
  addEventListener(questionEvent, onChange)
  return () => removeEventListener(questionEvent, onChange)
}
