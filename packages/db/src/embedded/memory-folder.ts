import { existsSync, readFileSync, statfsSync } from 'node:fs'

/** A folder in memory on Linux. A cluster and its copies are created several times faster there. */
export const memoryFolder = '/dev/shm'

const neededBytes = 1024 ** 3

/**
 * True if the memory folder can hold the clusters of a test run: a gigabyte is free, and programs may run from it. Containers often have 64
 * MB and allow no programs; other systems lack the folder.
 */
export function canUseMemory(): boolean {
  if (!existsSync(memoryFolder) || !existsSync('/proc/self/mounts')) return false
  const mount = readFileSync('/proc/self/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (?<options>\S+)/m)
  const options = mount?.groups?.options?.split(',') ?? ['noexec']
  const { bavail, bsize } = statfsSync(memoryFolder)
  return !options.includes('noexec') && bavail * bsize >= neededBytes
}
