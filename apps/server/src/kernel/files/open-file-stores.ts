import type { Settings } from '../settings.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStores } from './file-store.ts'

export function openFileStores({ dataFolder }: Pick<Settings, 'dataFolder'>): FileStores {
  const disk = createDiskStore(dataFolder)
  return { current: disk, all: [disk] }
}
