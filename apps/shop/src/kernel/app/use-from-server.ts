import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

/** Was what is open drawn by the server? A window that goes on to something else draws that itself, and what it comes back to. */
export function useFromServer(opened: string): boolean {
  const isTakenOver = useHydrated()
  const [drawn, setDrawn] = useState(isTakenOver ? undefined : opened)
  if (drawn !== undefined && drawn !== opened) setDrawn(undefined)
  return drawn === opened
}
