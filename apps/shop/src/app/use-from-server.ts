import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

/** Was what is open drawn by the server? A window that goes on to something else draws that itself. */
export function useFromServer(opened: string): boolean {
  const isTakenOver = useHydrated()
  const [drawn] = useState(isTakenOver ? undefined : opened)
  return drawn === opened
}
