/** Happens to the window when what it has on this device changes. */
export const onDeviceAge = 'device-age'

/** What a person without a connection is to know of the catalogue on this device. */
interface DeviceAge {
  /** The time that its prices and its stock are of, as it is read; undefined while there are none. */
  readonly age: () => string | undefined
  /** False: it is gone when the window is closed. */
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
