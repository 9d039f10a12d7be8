import type { Database } from '@provender/db/tables'
import type { Config } from '@provender/domain/config/config'
import type { Kysely } from 'kysely'
import type { DecimalMark } from './cells/decimal-text.ts'
import type { Columns } from './csv/columns.ts'
import type { Header } from './csv/header.ts'
import type { CsvLine } from './csv/read-csv.ts'
import type { Problems } from './problems.ts'
import type { ImportCounts } from './staging.ts'

export interface Importer {
  readonly columns: Columns
  readonly hasAttributes: boolean
  readonly open: (source: ImportSource) => Promise<ImportSession>
}

/** The database access of an importer: one transaction, rolled back unless the file is written. */
export interface ImportSource {
  readonly tx: Kysely<Database>
  readonly header: Header
  readonly mark: DecimalMark
  readonly problems: Problems
  readonly config: Config
  readonly nowMs: number
  /** Warns of a picture whose file is missing. */
  readonly checkPicture: (line: number, picture: string | null | undefined) => void
}

export interface ImportSession {
  readonly stage: (lines: readonly CsvLine[]) => Promise<void>
  readonly leaveOut?: (line: CsvLine) => void
  /** Returns what writing would do. May find further problems. */
  readonly classify: () => Promise<readonly ImportCounts[]>
  /** Only called if the counts change anything. */
  readonly write: () => Promise<void>
}
