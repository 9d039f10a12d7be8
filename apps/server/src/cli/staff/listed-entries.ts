import type { Terminal } from '../terminal.ts'

export const maxListed = 200

/** The part of a list that a command prints. */
export const firstEntries = { after: null, limit: maxListed }

/** Prints that a list may continue. */
export function printLimit({ printError }: Terminal, entries: readonly unknown[]): void {
  if (entries.length === maxListed) printError(`There may be more: these are the first ${maxListed}.`)
}
