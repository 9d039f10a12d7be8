import type { Platform } from '../platform.ts'
import { webCookies } from './cookies.ts'
import { webLifecycle } from './lifecycle.ts'
import { listen } from './listen.ts'
import { webLocks } from './locks.ts'
import { webPush } from './push.ts'
import { webStorage } from './storage.ts'

export const webPlatform: Platform = {
  app: undefined,
  cookies: webCookies,
  storage: webStorage,
  lifecycle: webLifecycle,
  locks: webLocks,
  push: webPush,
  navigation: {
    origin: () => location.origin,
    path: () => location.pathname + location.search,
    fragment: () => location.hash.slice(1),
    onFragment: (listener) => listen(['hashchange'], listener),
    restart: (path) => location.assign(path),
    reload: () => location.reload(),
  },
  network: {
    isOnline: () => navigator.onLine,
    onChange: (listener) => listen(['online', 'offline'], listener),
  },
  facts: {
    userAgent: () => navigator.userAgent,
    isSecure: () => isSecureContext,
    isTouched: () => navigator.userActivation?.hasBeenActive ?? false,
    isOnAppleHomeScreen: () => ('standalone' in navigator ? navigator.standalone === true : undefined),
  },
  sharing: {
    copyText: () => ('clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined),
    shareLink: () => ('share' in navigator ? (link) => navigator.share(link) : undefined),
  },
  cameras: {
    devices: () => ('mediaDevices' in navigator ? navigator.mediaDevices : undefined),
    isAllowed: async () => {
      try {
        return (await navigator.permissions.query({ name: 'camera' })).state === 'granted'
      } catch {
        // Browsers that do not report the permission ask every time.
        return false
      }
    },
  },
  vibrate: (pattern) => {
    // Browsers refuse vibration before the page is touched, and log a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
  },
  saveFile: async (file, name) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  },
}
