import { statfs } from 'node:fs/promises'

/** Less is as good as none: Postgres writes 16 MB of log at a time, and the next order has to be stored. */
const minFreeBytes = 64_000_000

/** Is there room on the disk for what a server has to store? Where the disk does not say, there is. */
export async function hasDiskRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    return true
  }
}
