import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'

/** Longer than storing and recording a file ever takes. */
const strayAfterMs = 86_400_000
const uploadName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./

/** Removes files without a row. A server that was killed stored them without recording them. */
export async function removeOrphanedFiles(
  db: Kysely<Database>,
  { folder, table }: { readonly folder: string; readonly table: 'proof' | 'claim_picture' },
): Promise<void> {
  const idsByPrefix = new Map<string, string[]>()
  for (const name of await namesIn(folder)) {
    const id = uploadName.exec(name)?.[1]
    if (id !== undefined && (await isOld(join(folder, name))))
      idsByPrefix.set(id, [...(idsByPrefix.get(id) ?? []), name])
  }
  if (idsByPrefix.size === 0) return
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...idsByPrefix.keys()])
    .execute()
  for (const { id } of rows) idsByPrefix.delete(id)
  for (const name of [...idsByPrefix.values()].flat()) await rm(join(folder, name), { force: true })
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch {
    // Nothing was ever uploaded.
    return []
  }
}

async function isOld(file: string): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < Date.now() - strayAfterMs
  } catch {
    // Another server has removed it.
    return false
  }
}
