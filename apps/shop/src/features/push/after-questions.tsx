import { type ReactNode, useSyncExternalStore } from 'react'
import { subscribeToQuestion, hasNoOpenQuestion } from './question-state.ts'

/** Shows its children over the page only when no question about notifications is open or pending. */
export function AfterQuestions({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(subscribeToQuestion, hasNoOpenQuestion) ? children : null
}
