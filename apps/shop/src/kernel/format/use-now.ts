import { useRouteContext } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The time to begin a clock with, in UTC milliseconds: while a page that the server made comes alive, when it was made, so that
 * both print the same, however late a part of it comes alive and whatever was read anew meanwhile; on every page opened after it, now.
 */
export function useNow(): number {
  const { made } = useRouteContext({ from: '__root__' })
  const [nowMs] = useState(() => Date.now())
  return useSyncExternalStore(
    never,
    () => nowMs,
    () => made.atMs,
  )
}
