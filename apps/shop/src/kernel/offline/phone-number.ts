import { platform } from '@provender/platform/current'

const name = 'phone-number'

/** Remembers the wholesaler's number, for a start of the app without a connection. */
export function storePhoneNumber(number: string): void {
  if (number !== '') platform().cookies.set(name, number)
}

/** The number that the server sent last, else that of the brand. Undefined in a browser, and if neither is known. */
export function knownPhoneNumber(): string | undefined {
  const { app, cookies } = platform()
  return app && (cookies.get(name) || app.phoneNumber || undefined)
}
