import type { Settings } from '../settings.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStores } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

export function openFileStores({
  dataFolder,
  files,
  s3,
}: Pick<Settings, 'dataFolder' | 'files' | 's3'>): FileStores {
  const disk = createDiskStore(dataFolder)
  const bucket = s3 && createS3Store(s3)
  if (!bucket) return { current: disk, all: [disk] }
  return files === 's3' ? { current: bucket, all: [bucket, disk] } : { current: disk, all: [disk, bucket] }
}
