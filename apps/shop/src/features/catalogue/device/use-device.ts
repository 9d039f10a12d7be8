import { prefetchModules } from '@provender/web/loading/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** By then the page is painted and its data has loaded. */
const settledAfterMs = 3000

/** Loads the catalogue onto this device when the page is idle, and keeps it up to date for the lifetime of the tab. */
export function useDevice(): void {
  const router = useRouter()
  useEffect(() => {
    const start = async () => (await import('./start-device.ts')).startDevice(router)
    const timer = setTimeout(() => prefetchModules([start]), settledAfterMs)
    return () => clearTimeout(timer)
  }, [router])
}
