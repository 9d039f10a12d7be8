import { type ReactNode, useSyncExternalStore } from 'react'
import { followAsking, isQuiet } from './asking.ts'

/** Shows its children over the page only when no question about notifications is open or pending. */
export function AfterQuestions({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(followAsking, isQuiet) ? children : null
}
