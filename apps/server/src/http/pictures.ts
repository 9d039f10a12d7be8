import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
const demoPictures = new URL('../../../../demo/pictures/', import.meta.url)
import { ownPictures } from '@provender/catalogue/picture-address'
import type { ServedFolders } from './static-files.ts'

/** The wholesaler's pictures, in DATA_DIR/pictures, and behind them those of the demo wholesaler. */
export async function openPictures(dataFolder: string): Promise<ServedFolders> {
  const own = join(dataFolder, 'pictures')
  await mkdir(own, { recursive: true })
  return { folders: [own, fileURLToPath(demoPictures)], prefix: ownPictures, immutable: false }
}
