import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectedPool } from '@provender/db/connect-pool'
import { folderOfKind, keyOf } from '../../kernel/files/file-key.ts'
import type { FileStores } from '../../kernel/files/file-store.ts'
import { fileColumns, findRightBytes } from '../../kernel/files/stored-files.ts'
import type { Backup } from './backup-folder.ts'
import { fileEntry } from './entry-names.ts'

/** Each file waits for a bucket, or for a disk that syncs. */
const filesAtOnce = 16

/**
 * Brings back missing files, and names those that are nowhere. Files that are still in their folder or bucket stay. Those of a bucket that
 * is not set up here go to DATA_DIR. A shop has very many issued documents, so those that are there are not read: the sweep checks them.
 */
export async function restoreFiles(
  { folder }: Pick<Backup, 'folder'>,
  { db }: Pick<ConnectedPool, 'db'>,
  files: FileStores,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select([...fileColumns, 'keep_until'])
    .execute()
  const documents = await documentsIn(files)
  const missing: string[] = []
  const restoreFile = async (row: (typeof rows)[number]): Promise<void> => {
    const key = keyOf({ id: row.id, kind: row.kind, mediaType: row.media_type })
    if (documents.has(key) || (await findRightBytes({ files }, row))) return
    const content = await readFile(join(folder, fileEntry(key))).catch(() => undefined)
    const store = files.all.find(({ name }) => name === row.store) ?? files.current
    const put = content && (await store.put(key, { content, mediaType: row.media_type }))
    if (put !== 'STORED') {
      if (row.keep_until === null) missing.push(key)
    } else if (store.name !== row.store)
      await db.updateTable('stored_file').set({ store: store.name }).where('id', '=', row.id).execute()
  }
  for (let first = 0; first < rows.length; first += filesAtOnce)
    await Promise.all(rows.slice(first, first + filesAtOnce).map(restoreFile))
  // A server does not start without a store that a row names.
  await db
    .updateTable('stored_file')
    .set({ store: files.current.name })
    .where(
      'store',
      'not in',
      files.all.map(({ name }) => name),
    )
    .execute()
  return missing
}

async function documentsIn({ all }: FileStores): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const store of all) for await (const { key } of store.list(folderOfKind.document)) keys.add(key)
  return keys
}
