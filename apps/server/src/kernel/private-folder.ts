import { chmod, mkdir, stat } from 'node:fs/promises'

/** Makes a folder that only its owner may read. Closes one that an earlier version or an administrator left open. */
export async function makePrivateFolder(folder: string, mode = 0o700): Promise<void> {
  await mkdir(folder, { recursive: true, mode })
  const existing = await stat(folder)
  // Only its owner can change the mode of a folder.
  if (existing.uid === process.getuid?.() && (existing.mode & 0o777 & ~mode) !== 0) await chmod(folder, mode)
}
