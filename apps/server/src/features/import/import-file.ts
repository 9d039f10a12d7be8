import type { ConnectedPool } from '@provender/db/connect-pool'
import { noTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { ok, refuse } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { nextVersion } from '../../kernel/next-version.ts'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import type { CsvLine } from './csv/read-csv.ts'
import { readRows } from './csv/read-rows.ts'
import { isUnusableFile } from './csv/unusable-file.ts'
import type { ImportFault } from './faults/fault.ts'
import type { Importer, ImportSession, ImportSource } from './importer.ts'
import { type FileInspection, inspectFile } from './inspect-file.ts'
import { type HasPicture, pictureCheck } from './missing-pictures.ts'
import { settleOpenEnd } from './open-end.ts'
import { collectProblems, type Problems } from './problems.ts'
import { hasChanges, type ImportCounts } from './staging.ts'

export interface ImportRequest {
  readonly importer: Importer
  readonly path: string
  readonly check: boolean
  readonly skipBad: boolean
  readonly nowMs: number
  readonly encoding?: string | undefined
  /** Without it, pictures are not checked. */
  readonly hasPicture?: HasPicture
  readonly listener: ImportListener
}

export interface ImportListener {
  readonly inspected: (inspection: FileInspection) => void
  readonly progress: (linesDone: number) => void
  readonly waiting: () => void
}

export type ImportOutcome =
  /** The whole file cannot be read. */
  | { readonly type: 'UNUSABLE'; readonly fault: ImportFault }
  | {
      /** REFUSED: it has bad lines, so nothing was written. CHECKED: only a check was requested. */
      readonly type: 'REFUSED' | 'CHECKED' | 'WRITTEN'
      readonly counts: readonly ImportCounts[]
      readonly problems: Problems
    }

type Finished = Extract<ImportOutcome, { counts: unknown }>

const linesPerBatch = 1000
/** Held while an import runs, so that imports run one after the other. */
const importLock = 5_012_024_003
const timeouts = { ...noTimeouts, lockMs: 60_000 }

/**
 * Imports a file in one transaction: all of it, or nothing if a line is bad. Lines are staged in temporary
 * tables until the last one is read. Tables that customers read are changed only after that, and only where
 * they differ.
 */
export async function importFile(
  database: Pick<ConnectedPool, 'runLong'>,
  request: ImportRequest,
): Promise<ImportOutcome> {
  try {
    const inspection = await inspectFile(request.path, request.importer, request.encoding)
    request.listener.inspected(inspection)
    return await database.runLong(timeouts, (db) => importInspected(db, request, inspection))
  } catch (error) {
    if (isUnusableFile(error)) return { type: 'UNUSABLE', fault: error.fault }
    throw error
  }
}

async function importInspected(
  db: Kysely<Database>,
  request: ImportRequest,
  { header, mark, layout, openEnd }: FileInspection,
): Promise<ImportOutcome> {
  const { config } = (await openWholesaler(db)).current()
  const problems = collectProblems()
  const result = await inTransaction<Finished, Finished>(db, async (tx) => {
    await waitForTurn(tx, request.listener)
    const checkPicture = pictureCheck(request.hasPicture, { problems, config })
    const source: ImportSource = { tx, header, mark, problems, config, nowMs: request.nowMs, checkPicture }
    for (const { line, fault } of layout.encoding.doubts) problems.warn(line, fault)
    const settledEnd = await settleOpenEnd(openEnd, request.importer, source)
    const finished = await runSession(await request.importer.open(source), {
      request,
      source,
      layout,
      openEnd: settledEnd,
    })
    return finished.type === 'WRITTEN' ? ok(finished) : refuse(finished)
  })
  return result.ok ? result.value : result.refusal
}

async function waitForTurn(tx: Kysely<Database>, listener: ImportListener): Promise<void> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${importLock}) as mine`.execute(tx)
  if (rows[0]?.mine) return
  listener.waiting()
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx)
  await sql`set local lock_timeout = ${sql.lit(timeouts.lockMs)}`.execute(tx)
}

async function runSession(
  session: ImportSession,
  {
    request,
    source,
    layout,
    openEnd,
  }: {
    readonly request: ImportRequest
    readonly source: ImportSource
  } & Pick<FileInspection, 'layout' | 'openEnd'>,
): Promise<Finished> {
  const { problems } = source
  let done = 0
  let waiting: CsvLine[] = []
  const stage = async (): Promise<void> => {
    await session.stage(waiting)
    done += waiting.length
    waiting = []
    request.listener.progress(done)
  }
  for await (const { row, fault } of readRows(request.path, {
    layout,
    columns: request.importer.columns,
    source,
    openEnd,
  })) {
    if (fault === null) waiting.push(row)
    else {
      problems.bad(row.line, fault)
      session.leaveOut?.(row)
    }
    if (waiting.length === linesPerBatch) await stage()
  }
  if (waiting.length > 0) await stage()
  const counts = await session.classify()
  if (problems.badLines() > 0 && !request.skipBad) return { type: 'REFUSED', counts, problems }
  if (request.check) return { type: 'CHECKED', counts, problems }
  if (hasChanges(counts)) await session.write()
  await nextVersion(source.tx, 'imports')
  return { type: 'WRITTEN', counts, problems }
}
