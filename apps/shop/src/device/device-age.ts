/** Happens to the window when the age changes. */
export const onDeviceAge = 'device-age'

let ageOf: (() => string | undefined) | undefined

/** The time that the prices and the stock on this device are of, as it is read; undefined while it has none. */
export function deviceAge(): string | undefined {
  return ageOf?.()
}

export function tellDeviceAge(next: typeof ageOf): void {
  ageOf = next
  dispatchEvent(new Event(onDeviceAge))
}
