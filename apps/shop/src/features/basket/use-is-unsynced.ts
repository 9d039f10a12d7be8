import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'

/** Most requests take less time. A change that takes longer counts as unsent. */
const lateAfterMs = 2000

/** True if this device has changes that the server has not confirmed: at once without a connection, else after two seconds. */
export function useIsUnsynced(): boolean {
  const { isSaving } = useBaskets()
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !isConnected(),
    () => false,
  )
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isSaving])
  return isSaving && (isLate || isOffline)
}
