const soundKey = 'scan-sound'
const cameraKey = 'scan-camera'

const listeners = new Set<() => void>()

/** What was chosen for scanning on this device outlives the window. */
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is switched off: as on the first visit.
    return null
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Full, or switched off: it holds no longer than this page.
  }
}
