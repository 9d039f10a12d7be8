const needed = 'needed:'

/** A key of device storage for what needs no consent (docs/decisions/0035-consent-and-error-reports.md). */
export function neededKey(name: string): string {
  return needed + name
}

export function isNeededKey(key: string): boolean {
  return key.startsWith(needed)
}
