import type { CsvLine } from './csv/read-csv.ts'
import type { ImportSource } from './importer.ts'

/** The failed lines of a file, by the code they describe. Lines that depend on them are left out for that reason only. */
export interface FailedLines {
  readonly add: (line: CsvLine) => void
  readonly lineOf: (code: string) => number | undefined
}

export function createFailedLines({ header }: Pick<ImportSource, 'header'>): FailedLines {
  const failed = new Map<string, number>()
  return {
    add: ({ cells, line }) => {
      const index = header.indexes.get('code')
      const code = index === undefined ? '' : (cells[index] ?? '').trim()
      if (code !== '' && !failed.has(code)) failed.set(code, line)
    },
    lineOf: (code) => failed.get(code),
  }
}
