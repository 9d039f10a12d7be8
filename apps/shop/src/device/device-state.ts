import type { DeviceState } from './catalogue-holder.ts'

let state: DeviceState | undefined
const listeners = new Set<() => void>()

export function tellDeviceState(next: DeviceState | undefined): void {
  state = next
  for (const listener of listeners) listener()
}

export function deviceState(): DeviceState | undefined {
  return state
}

export function watchDeviceState(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
