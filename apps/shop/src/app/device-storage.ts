/** The storage of this device; undefined on the server, and where the browser does not allow it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    // Reading the property itself is refused where storage is switched off: then nothing outlives the page.
    return undefined
  }
}
