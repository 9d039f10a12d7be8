import type { Terminal } from '../terminal.ts'

export const maxListed = 200

export const firstEntries = { after: null, limit: maxListed }

export function printLimit({ printError }: Terminal, entries: readonly unknown[]): void {
  if (entries.length === maxListed) printError(`There may be more: these are the first ${maxListed}.`)
}
