export interface PickSearch {
  /** The position of the line on the screen, or the list of all; undefined for the next one that is not picked. */
  readonly line?: number | 'all'
}

export function parsePickSearch({ line }: { readonly line?: unknown }): PickSearch {
  if (line === 'all') return { line }
  const position = Number(line)
  return Number.isInteger(position) && position > 0 ? { line: position } : {}
}
