import { platform } from '@provender/platform/current'

const name = 'phone-number'

/** Remembers the wholesaler's number, for a start of the app without a connection. */
export function storePhoneNumber(number: string): void {
  if (number !== '') platform().cookies.set(name, number)
}

/** Undefined in a browser, and before the app has reached the server once. */
export function storedPhoneNumber(): string | undefined {
  return platform().app && platform().cookies.get(name)
}
