import { statfs } from 'node:fs/promises'

/** Less counts as full: Postgres writes 16 MB of log at a time, and the next order has to be stored. */
const minFreeBytes = 64_000_000

interface DiskSpace {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** Undefined if it cannot be determined. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return undefined
  }
}

/** True if there is enough disk space for what a server has to store, or if that cannot be determined. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { freeBytes = Infinity } = (await readDiskSpace(folder)) ?? {}
  return freeBytes >= minFreeBytes
}
