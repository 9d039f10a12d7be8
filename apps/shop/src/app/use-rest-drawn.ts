import { useHydrated, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * False while something that was just opened is drawn for the first time: what cannot be seen yet, below the first screen,
 * may wait for the frame after. True where the server drew it, and where one comes back to a place further down.
 */
export function useRestDrawn(opened: string): boolean {
  const router = useRouter()
  const isTakenOver = useHydrated()
  const [drawn, setDrawn] = useState(isTakenOver ? undefined : opened)
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(opened))), [opened])
  if (drawn === opened) return true
  const place = getElementScrollRestorationEntry(router, { getElement: () => window })
  return place !== undefined && place.scrollY > 0
}
