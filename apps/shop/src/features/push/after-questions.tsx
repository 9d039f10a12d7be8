import { type ReactNode, useSyncExternalStore } from 'react'
import { subscribeToQuestion, hasNoOpenQuestion } from './question-state.ts'

declare module '../../kernel/state/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly AfterQuestions: typeof AfterQuestions
  }
}

export function AfterQuestions({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(subscribeToQuestion, hasNoOpenQuestion) ? children : null
}
