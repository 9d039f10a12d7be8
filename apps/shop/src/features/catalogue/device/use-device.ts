import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchAhead } from '../../../kernel/app/lazy-part.ts'

/** The page is painted, and what it needs has come. */
const settledAfterMs = 3000

/** Brings the catalogue onto this device in a quiet moment, and keeps it up for as long as the window lives. */
export function useDevice(): void {
  const router = useRouter()
  useEffect(() => {
    const start = async () => (await import('./start-device.ts')).startDevice(router)
    const timer = setTimeout(() => fetchAhead([start]), settledAfterMs)
    return () => clearTimeout(timer)
  }, [router])
}
