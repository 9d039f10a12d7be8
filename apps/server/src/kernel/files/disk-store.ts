import { constants, type Dir } from 'node:fs'
import { lstat, open, opendir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createAtomically } from '../private-file.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { idInKey } from './file-key.ts'
import { type FileStore, FileUnavailable } from './file-store.ts'

export function createDiskStore(dataFolder: string): FileStore {
  const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new FileUnavailable(`${dataFolder}: ${reason}`, { cause: error, isDefinite: !isOfNow(error) })
    }
  }
  // One name after another: a folder may have a million.
  const namesIn = async function* namesIn(folder: string): AsyncIterable<string> {
    const directory = await onDisk(() => openFolder(join(dataFolder, folder)))
    if (!directory) return
    try {
      for (let entry = await onDisk(() => directory.read()); entry;) {
        yield entry.name
        entry = await onDisk(() => directory.read())
      }
    } finally {
      await directory.close()
    }
  }
  const read = (key: string) => onDisk(() => readRegularFile(join(dataFolder, key)))
  return {
    name: 'disk',
    place: dataFolder,
    put: async (key, { content }) => {
      // The folder of a file becomes private, and DATA_DIR must not.
      if (!key.includes('/')) throw new Error(`${key} is in no folder`)
      await onDisk(async () => {
        const file = join(dataFolder, key)
        await makePrivateFolder(dirname(file))
        await createAtomically(file, content)
      })
      return content.equals((await read(key)) ?? Buffer.alloc(0)) ? 'STORED' : 'TAKEN'
    },
    read,
    remove: (key) => onDisk(() => rm(join(dataFolder, key), { force: true })),
    list: async function* list(folder) {
      for await (const name of namesIn(folder)) {
        const writtenAtMs = isDraft(name) ? undefined : await writtenAt(join(dataFolder, folder, name))
        if (writtenAtMs !== undefined) yield { key: `${folder}/${name}`, writtenAtMs }
      }
    },
    removeDrafts: async (folder, beforeMs) => {
      let removed = 0
      for await (const name of namesIn(folder)) {
        if (!isDraft(name) || idInKey(`${folder}/${name}`) === undefined) continue
        const file = join(dataFolder, folder, name)
        if (((await writtenAt(file)) ?? beforeMs) >= beforeMs) continue
        await onDisk(() => rm(file, { force: true }))
        removed += 1
      }
      return removed
    },
  }
}

/** Undefined if there is none. Follows no link, which may lead out of the folder, and waits for no pipe. */
async function readRegularFile(path: string): Promise<Buffer | undefined> {
  let file
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ELOOP')) return undefined
    throw error
  }
  try {
    return (await file.stat()).isFile() ? await file.readFile() : undefined
  } finally {
    await file.close()
  }
}

function isDraft(name: string): boolean {
  return name.endsWith('.draft')
}

/** Undefined if there is none. */
async function openFolder(folder: string): Promise<Dir | undefined> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function writtenAt(path: string): Promise<number | undefined> {
  try {
    const stats = await lstat(path)
    return stats.isFile() ? stats.mtimeMs : undefined
  } catch {
    return undefined
  }
}

/** The disk is full or was mounted again after a fault, or too many files are open. */
function isOfNow(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'].some((code) => hasCode(error, code))
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
