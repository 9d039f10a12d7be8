import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

/**
 * The migrations in a folder by name, from files `NNNN-name.ts` that each export `up(db)`. Numbers start at 0001 without gaps or
 * duplicates, so that two branches cannot silently add the same number. The folder may contain tests of migrations.
 */
export async function readMigrations(folder: URL): Promise<Record<string, Migration>> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const migrations: Record<string, Migration> = {}
  for (const [index, file] of files.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.ts$/.test(file) || Number(file.slice(0, 4)) !== index + 1) {
      throw new Error(
        `Migration ${file} in ${folder.pathname} should be number ${String(index + 1).padStart(4, '0')}`,
      )
    }
    migrations[file.slice(0, -3)] = await importMigration(new URL(file, folder))
  }
  return migrations
}

async function importMigration(file: URL): Promise<Migration> {
  const module: unknown = await import(file.href)
  if (!isMigration(module)) throw new Error(`${file.pathname} does not export up(db)`)
  return module
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
}
