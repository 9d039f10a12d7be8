import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectedPool } from '@provender/db/connect-pool'
import type { TestDb } from '@provender/testing/test-database'
import type { RawBuilder } from 'kysely'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { faultText } from './faults/fault-text.ts'
import { importFile, type ImportRequest } from './import-file.ts'
import type { Importer } from './importer.ts'
import type { ImportCounts } from './staging.ts'

export const importedAtMs = Date.parse('2026-05-04T10:00:00Z')

export interface ImportSummary {
  readonly type: string
  readonly counts: Readonly<Record<string, readonly number[]>>
  readonly bad: readonly string[]
  readonly warnings: readonly string[]
}

type Options = Partial<Pick<ImportRequest, 'check' | 'skipBad' | 'nowMs' | 'hasPicture'>>

export async function importText(
  database: Pick<ConnectedPool, 'runLong'>,
  importer: Importer,
  file: readonly string[] | (Options & { readonly lines: readonly string[] }),
): Promise<ImportSummary> {
  const { lines, ...options } = 'lines' in file ? file : { lines: file }
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const path = join(folder, 'file.csv')
  try {
    writeFileSync(path, `${lines.join('\n')}\n`)
    return await importPath(database, importer, { path, ...options })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function importTextDuring(
  database: TestDb,
  importer: Importer,
  { lines, change }: { readonly lines: readonly string[]; readonly change: RawBuilder<unknown> },
): Promise<ImportSummary> {
  const importing = await database.db.transaction().execute(async (tx) => {
    await change.execute(tx)
    const started = importText(database, importer, lines)
    await untilStatementsWait({ deps: database }, 1)
    return { started }
  })
  return await importing.started
}

export async function importPath(
  database: Pick<ConnectedPool, 'runLong'>,
  importer: Importer,
  options: Options & { readonly path: string },
): Promise<ImportSummary> {
  const outcome = await importFile(database, {
    importer,
    check: false,
    skipBad: false,
    nowMs: importedAtMs,
    listener: { inspected: () => {}, progress: () => {}, waiting: () => {} },
    ...options,
  })
  if (outcome.type === 'UNUSABLE')
    return { type: outcome.type, counts: {}, bad: [faultText(outcome.fault, 'en')], warnings: [] }
  const problemsOf = (kind: 'bad' | 'warning'): readonly string[] =>
    outcome.problems
      .all()
      .filter((problem) => problem.kind === kind)
      .map(({ line, fault }) => `${line}: ${faultText(fault, 'en')}`)
  return {
    type: outcome.type,
    counts: Object.fromEntries(outcome.counts.map((each) => [each.owner, countsOf(each)])),
    bad: problemsOf('bad'),
    warnings: problemsOf('warning'),
  }
}

function countsOf(counts: ImportCounts): readonly number[] {
  return [counts.new, counts.changed, counts.same, counts.removed]
}
