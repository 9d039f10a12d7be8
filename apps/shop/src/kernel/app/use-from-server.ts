import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * True while the open page is the one that the server rendered. After a navigation the browser renders every
 * page itself, including this one.
 */
export function useFromServer(opened: string): boolean {
  const isTakenOver = useHydrated()
  const [drawn, setDrawn] = useState(isTakenOver ? undefined : opened)
  if (drawn !== undefined && drawn !== opened) setDrawn(undefined)
  return drawn === opened
}
