import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenDb } from '@provender/db/open-db'
import { type FileName, keyOf } from '../../kernel/files/file-key.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { type FileDeps, findFile, readFile } from '../../kernel/files/stored-files.ts'
import { commandError } from '../command-error.ts'
import type { CommandContext } from '../command.ts'

export type FileContext = Pick<OpenDb, 'db'> & Pick<CommandContext, 'settings' | 'terminal'>

interface SavedFile {
  readonly name: FileName
  readonly saveAs: string
}

/** Where the files are. If a folder is given, they are copied there first. */
export async function saveFiles(
  { db, settings, terminal }: FileContext,
  saved: readonly SavedFile[],
  folder: string | undefined,
): Promise<readonly string[]> {
  const files = openFileStores(settings)
  const deps: FileDeps = {
    db,
    files,
    log: { error: (_facts: unknown, text?: string) => terminal.printError(text ?? '') },
  }
  if (folder === undefined) return await Promise.all(saved.map(({ name }) => placeOf(deps, name)))
  await mkdir(folder, { recursive: true })
  return await Promise.all(
    saved.map(async ({ name, saveAs }) => {
      const content = await readFile(deps, name)
      if (!content) throw commandError(`The file ${await placeOf(deps, name)} is missing`)
      const target = join(folder, saveAs)
      await writeFile(target, content, { mode: 0o600 })
      return target
    }),
  )
}

async function placeOf({ db, files }: FileDeps, name: FileName): Promise<string> {
  const store = (await findFile(db, name.id))?.store ?? 'disk'
  const place = files.all.find((each) => each.name === store)?.place ?? store
  return `${place}/${keyOf(name)}`
}
