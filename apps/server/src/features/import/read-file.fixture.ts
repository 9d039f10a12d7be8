import type { Assumption } from './assumption.ts'
import { readRows } from './csv/read-rows.ts'
import { isUnusableFile } from './csv/unusable-file.ts'
import type { Importer } from './importer.ts'
import { inspectFile } from './inspect-file.ts'
import { collectProblems, type Problem } from './problems.ts'
import { readValues } from './read-values.ts'

export interface FileReading {
  /** Set if the whole file is refused. */
  readonly unusable: string | null
  readonly assumptions: readonly Assumption[]
  readonly rows: ReadonlyMap<number, object>
  readonly problems: readonly Problem[]
}

/** Reads a file for a shop in which its rows change nothing, or all of them something. */
export async function readFile(
  path: string,
  importer: Importer,
  { changesAll = false } = {},
): Promise<FileReading> {
  try {
    return await read(path, importer, changesAll)
  } catch (error) {
    if (!isUnusableFile(error)) throw error
    return { unusable: error.message, assumptions: [], rows: new Map(), problems: [] }
  }
}

async function read(path: string, importer: Importer, changesAll: boolean): Promise<FileReading> {
  const { header, layout, mark, assumptions, openEnd } = await inspectFile(path, importer)
  const isRefused = changesAll && openEnd?.state === 'DOUBTFUL'
  const problems = collectProblems()
  for (const { line, fault } of layout.encoding.doubts) problems.warn(line, fault)
  const source = { header, mark, problems, existingCodes: {} }
  const rows = new Map<number, object>()
  for await (const { row, fault } of readRows(path, {
    layout,
    columns: importer.columns,
    source,
    openEnd: isRefused ? { ...openEnd, state: 'CUT_OFF' } : openEnd,
  })) {
    const values = readValues(importer.columns, row, source)
    if (fault !== null) problems.bad(row.line, fault)
    else if (values.ok) rows.set(row.line, values.values)
    else for (const each of values.faults) problems.bad(row.line, each)
  }
  return { unusable: null, assumptions, rows, problems: problems.all() }
}
