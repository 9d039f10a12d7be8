import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAhead } from '../app/lazy-part.ts'

/** The page is painted, and what it needs has come. */
const settledAfterMs = 3000

/** Brings the catalogue onto this device in a quiet moment, and keeps it up. */
export function useDevice(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const start = async () => {
      const { startDevice } = await import('./start-device.ts')
      if (!isLeft) stop = startDevice(queryClient)
    }
    const timer = setTimeout(() => {
      stop = fetchAhead([start])
    }, settledAfterMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
}
