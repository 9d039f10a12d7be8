import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

type Work = Migration['up']

/** Runs in a transaction of its own, or without one, such as `create index concurrently`. Then it may run twice, if it was interrupted. */
export type MigrationStep = Work | { readonly withoutTransaction: Work }

export interface MigrationFile {
  readonly name: string
  readonly steps: readonly MigrationStep[]
  /** Servers of the version before go on working after it, because it only adds. Undefined in old migrations, which counts as false. */
  readonly isExpanding: boolean | undefined
}

/**
 * The migrations in a folder in their order, from files `NNNN-name.ts`. Each exports `up(db)` or, if it has several steps, `steps`; and
 * `isExpanding`, which says whether older servers can go on. Numbers start at 0001 without gaps or duplicates, so that two branches cannot silently
 * add the same number. The folder may contain tests of migrations.
 */
export async function readMigrations(folder: URL): Promise<readonly MigrationFile[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const [index, file] of files.entries())
    if (!/^\d{4}-[a-z0-9-]+\.ts$/.test(file) || Number(file.slice(0, 4)) !== index + 1)
      throw new Error(
        `Migration ${file} in ${folder.pathname} should be number ${String(index + 1).padStart(4, '0')}`,
      )
  return await Promise.all(files.map(async (file) => await importMigration(new URL(file, folder), file)))
}

async function importMigration(url: URL, file: string): Promise<MigrationFile> {
  const { up, steps, isExpanding } = (await import(url.href)) as {
    readonly up?: Work
    readonly steps?: readonly MigrationStep[]
    readonly isExpanding?: boolean
  }
  const all = steps ?? (up ? [up] : [])
  if (all.length === 0) throw new Error(`${url.pathname} exports neither up(db) nor steps`)
  return { name: file.slice(0, -3), steps: all, isExpanding }
}
