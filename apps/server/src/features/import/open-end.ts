import { sql } from 'kysely'
import type { OpenEnd } from './csv/file-end.ts'
import type { Importer, ImportSource } from './importer.ts'
import { collectProblems } from './problems.ts'
import { hasChanges } from './staging.ts'

/**
 * Decides whether a last row is imported whose last cell may be only the beginning of one: only if it is a good row that
 * changes nothing. To find out, it is imported alone and taken back.
 */
export async function settleOpenEnd(
  openEnd: OpenEnd | null,
  importer: Importer,
  source: ImportSource,
): Promise<OpenEnd | null> {
  if (openEnd?.state !== 'DOUBTFUL') return openEnd
  const problems = collectProblems()
  await sql`savepoint open_end`.execute(source.tx)
  const session = await importer.open({ ...source, problems, checkPicture: () => undefined })
  await session.stage([openEnd.row])
  const isHarmless = !hasChanges(await session.classify()) && problems.badLines() === 0
  await sql`rollback to savepoint open_end`.execute(source.tx)
  return { ...openEnd, state: isHarmless ? 'WHOLE' : 'CUT_OFF' }
}
