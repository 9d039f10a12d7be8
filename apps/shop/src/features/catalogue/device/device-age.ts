/** Dispatched on `window` when the state of the catalogue on this device changes. */
export const deviceAgeEvent = 'device-age'

/** The text about the age of this device's catalogue when there is no connection. */
interface DeviceAge {
  /** The formatted time of the prices and stock, worked out on each call; undefined if there are none. */
  readonly age: () => string | undefined
  readonly isPersistent: boolean
}

let current: DeviceAge | undefined

export function deviceAge(): string | undefined {
  return current?.age()
}

export function isDevicePersistent(): boolean {
  return current?.isPersistent ?? true
}

export function setDeviceAge(next: DeviceAge): void {
  current = next
  dispatchEvent(new Event(deviceAgeEvent))
}
