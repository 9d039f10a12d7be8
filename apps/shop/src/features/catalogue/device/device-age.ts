/** Dispatched on `window` when the state of the catalogue on this device changes. */
export const onDeviceAge = 'device-age'

/** What the shop says about the catalogue on this device when there is no connection. */
interface DeviceAge {
  /** The formatted time of the prices and stock, worked out on each call; undefined if there are none. */
  readonly age: () => string | undefined
  /** False if the browser deletes the catalogue when the tab closes. */
  readonly isKept: boolean
}

let told: DeviceAge | undefined

export function deviceAge(): string | undefined {
  return told?.age()
}

export function isDeviceKept(): boolean {
  return told?.isKept ?? true
}

export function tellDeviceAge(next: DeviceAge): void {
  told = next
  dispatchEvent(new Event(onDeviceAge))
}
