const questionEvent = 'provender-asking'

/** False until it is known that there is no question. */
let isQuestionClosed = false

export function setQuestionOpen(isOpen: boolean): void {
  isQuestionClosed = !isOpen
  dispatchEvent(new Event(questionEvent))
}

export function hasNoOpenQuestion(): boolean {
  return isQuestionClosed
}

export function subscribeToQuestion(onChange: () => void): () => void {
  addEventListener(questionEvent, onChange)
  return () => removeEventListener(questionEvent, onChange)
}
