import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectedPool } from '@provender/db/connect-pool'
import { faultText } from './faults/fault-text.ts'
import type { Feed } from './feed.ts'
import { importFile, type ImportRequest } from './import-file.ts'
import type { Tally } from './staging.ts'

export const importedAtMs = Date.parse('2026-05-04T10:00:00Z')

/** What came of a file, short enough to compare. */
export interface Imported {
  readonly type: string
  /** `[new, changed, same, removed]` by what was counted. */
  readonly tallies: Readonly<Record<string, readonly number[]>>
  readonly bad: readonly string[]
  readonly warnings: readonly string[]
}

type Options = Partial<Pick<ImportRequest, 'check' | 'skipBad' | 'nowMs' | 'hasPicture'>>

/** Imports lines as a file of their own. */
export async function importText(
  database: Pick<ConnectedPool, 'runLong'>,
  feed: Feed,
  file: readonly string[] | (Options & { readonly lines: readonly string[] }),
): Promise<Imported> {
  const { lines, ...options } = 'lines' in file ? file : { lines: file }
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const path = join(folder, 'file.csv')
  try {
    writeFileSync(path, lines.join('\n'))
    return await importPath(database, feed, { path, ...options })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function importPath(
  database: Pick<ConnectedPool, 'runLong'>,
  feed: Feed,
  options: Options & { readonly path: string },
): Promise<Imported> {
  const outcome = await importFile(database, {
    feed,
    check: false,
    skipBad: false,
    nowMs: importedAtMs,
    tell: { surveyed: () => {}, progress: () => {}, waiting: () => {} },
    ...options,
  })
  if (outcome.type === 'UNUSABLE')
    return { type: outcome.type, tallies: {}, bad: [faultText(outcome.fault, 'en')], warnings: [] }
  const told = (kind: 'bad' | 'warning'): readonly string[] =>
    outcome.problems
      .all()
      .filter((problem) => problem.kind === kind)
      .map(({ line, fault }) => `${line}: ${faultText(fault, 'en')}`)
  return {
    type: outcome.type,
    tallies: Object.fromEntries(outcome.tallies.map((tally) => [tally.of, countsOf(tally)])),
    bad: told('bad'),
    warnings: told('warning'),
  }
}

function countsOf(tally: Tally): readonly number[] {
  return [tally.new, tally.changed, tally.same, tally.removed]
}
