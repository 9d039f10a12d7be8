import { type ReactNode, useSyncExternalStore } from 'react'
import { subscribeToQuestion, hasNoOpenQuestion } from './question-state.ts'

export function AfterQuestions({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(subscribeToQuestion, hasNoOpenQuestion) ? children : null
}
