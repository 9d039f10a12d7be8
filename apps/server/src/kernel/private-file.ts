import { randomUUID } from 'node:crypto'
import { link, open, rename, rm, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner may read; whoever reads it meanwhile gets the former or the new one. */
export async function replaceAtomically(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text)
  await rename(draft, file)
  await syncFolder(dirname(file))
}

/**
 * Creates a file atomically, even if the process is killed while it writes. A file that another process has
 * created meanwhile stays.
 */
export async function createAtomically(file: string, content: string | Buffer): Promise<void> {
  const draft = await writeDraft(file, content)
  try {
    // Unlike a rename, a link does not replace an existing file.
    await link(draft, file)
  } catch (error) {
    if (!isExisting(error)) throw error
  } finally {
    await unlink(draft)
  }
  await syncFolder(dirname(file))
}

/** Writes a file beside another one, readable by its owner only. */
async function writeDraft(file: string, content: string | Buffer): Promise<string> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    // It would keep a full disk full.
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  return draft
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
