import { type ReactNode, useSyncExternalStore } from 'react'
import { followAsking, isQuiet } from './asking.ts'

/** What is offered over the page, while the question about notifications does not stand in its place. */
export function AfterQuestions({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(followAsking, isQuiet) ? children : null
}
