import { deviceStorage } from '../../kernel/consent/device-storage.ts'

const soundKey = 'scan-sound'
const cameraKey = 'scan-camera'

const listeners = new Set<() => void>()

/** Scan settings of this device. They outlive the tab if the user consents. */
export function isSoundOn(): boolean {
  return read(soundKey) !== 'off'
}

export function setSound(isOn: boolean): void {
  write(soundKey, isOn ? undefined : 'off')
  for (const listener of listeners) listener()
}

export function subscribeToSound(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function chosenCamera(): string | undefined {
  return read(cameraKey) ?? undefined
}

export function chooseCamera(id: string): void {
  write(cameraKey, id)
}

/** Settings that may not be stored last as long as the tab. */
const cached = new Map<string, string | undefined>()

function read(key: string): string | null {
  return cached.has(key) ? (cached.get(key) ?? null) : (deviceStorage()?.getItem(key) ?? null)
}

function write(key: string, value: string | undefined): void {
  cached.set(key, value)
  try {
    if (value === undefined) deviceStorage()?.removeItem(key)
    else deviceStorage()?.setItem(key, value)
  } catch {
    // Storage is full: the setting lasts as long as the tab.
  }
}
