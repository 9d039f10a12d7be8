import type { DeviceStorage } from '../platform.ts'

export const webStorage: DeviceStorage = {
  device: () => allowed(() => localStorage),
  tab: () => allowed(() => sessionStorage),
  persist: () => {
    if ('storage' in navigator) navigator.storage.persist().catch(() => undefined)
  },
}

function allowed(read: () => Storage): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : read()
  } catch {
    // If storage is disabled, reading the property throws.
    return undefined
  }
}
