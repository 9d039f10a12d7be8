import { isRecent } from '@provender/domain/device/is-recent'
import { neededKey } from '@provender/platform/needed-key'
import { neededStorage } from '../../kernel/consent/device-storage.ts'
import { notifyPushChange } from './push-changes.ts'

/** The state of a browser's registration for push messages (docs/product-rules.md#notifications). */
export type PushState = 'unregistered' | 'in-progress' | 'registered'

interface StoredRegistration {
  readonly state: Exclude<PushState, 'unregistered'>
  readonly reader: string
  readonly atMs: number
}

const key = neededKey('push')
/** Older registrations are renewed (docs/product-rules.md#notifications). */
const freshMs = 7 * 86_400_000

export function pushState(): PushState {
  return readRegistration()?.state ?? 'unregistered'
}

export function isFresh(reader: string, nowMs: number): boolean {
  const stored = readRegistration()
  return stored?.state === 'registered' && stored.reader === reader && isRecent(stored.atMs, nowMs, freshMs)
}

export function storeRegistration(registration: StoredRegistration): void {
  try {
    neededStorage()?.setItem(key, JSON.stringify(registration))
  } catch {
    // Storage is full: the browser registers again on the next visit.
  }
  notifyPushChange()
}

export function deleteRegistration(): void {
  neededStorage()?.removeItem(key)
  notifyPushChange()
}

function readRegistration(): StoredRegistration | undefined {
  const text = neededStorage()?.getItem(key) ?? null
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRegistration(value) ? value : undefined
  } catch {
    // The stored text is not ours.
    return undefined
  }
}

function isRegistration(value: unknown): value is StoredRegistration {
  if (typeof value !== 'object' || value === null) return false
  const { state, reader, atMs } = value as Readonly<Record<keyof StoredRegistration, unknown>>
  return (
    (state === 'in-progress' || state === 'registered') &&
    typeof reader === 'string' &&
    typeof atMs === 'number'
  )
}
