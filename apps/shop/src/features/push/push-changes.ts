import { platform } from '@provender/platform/current'

const listeners = new Set<() => void>()

export function onPushChange(listener: () => void): () => void {
  listeners.add(listener)
  const endPermission = platform().push.onPermissionChange(listener)
  return () => {
    endPermission()
    listeners.delete(listener)
  }
}

export function notifyPushChange(): void {
  for (const listener of listeners) listener()
}
