import { statfs } from 'node:fs/promises'

/** Less counts as full: Postgres writes 16 MB of log at a time, and the next order has to be stored. */
const minFreeBytes = 64_000_000

/** True if there is enough disk space for what a server has to store, or if that cannot be determined. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    return true
  }
}
