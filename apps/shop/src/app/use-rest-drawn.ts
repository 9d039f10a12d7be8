import { useHydrated, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { startTransition, useEffect, useState } from 'react'

/**
 * False while something that was just opened is drawn for the first time: what cannot be seen yet, below the first screen,
 * may wait for the frame after. True where the server drew it, and where one comes back to a place further down.
 */
export function useRestDrawn(opened: string): boolean {
  const router = useRouter()
  const isTakenOver = useHydrated()
  const [drawn, setDrawn] = useState(isTakenOver ? undefined : opened)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(opened)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [opened])
  if (drawn === opened) return true
  const place = getElementScrollRestorationEntry(router, { getElement: () => window })
  return place !== undefined && place.scrollY > 0
}
