import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * True while the open page is the one that the server rendered. After a navigation the browser renders every
 * page itself, including this one.
 */
export function useFromServer(opened: string): boolean {
  const isTakenOver = useHydrated()
  const [renderedByServer, setRenderedByServer] = useState(isTakenOver ? undefined : opened)
  if (renderedByServer !== undefined && renderedByServer !== opened) setRenderedByServer(undefined)
  return renderedByServer === opened
}
