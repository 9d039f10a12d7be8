import { useHydrated } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/** As many lines as a usual window shows. */
const firstCount = 24
const step = 24

/**
 * How many of `total` lines are rendered: at first a window full, then more in the background, so that no press waits
 * for hundreds of lines. A page from the server has them all.
 */
export function useGrowingCount(total: number): number {
  const isTakenOver = useHydrated()
  const [count, setCount] = useState(isTakenOver ? firstCount : total)
  const isComplete = count >= total
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + step))
  }, [count, isComplete])
  return count
}
