const needed = 'needed:'

/** The device storage key of data that needs no consent (docs/decisions/0035-consent-and-error-reports.md). */
export function neededKey(name: string): string {
  return needed + name
}

export function isNeededKey(key: string): boolean {
  return key.startsWith(needed)
}
