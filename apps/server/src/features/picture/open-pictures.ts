import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { uploadedPictures } from '@provender/catalogue/picture-address'
import type { ServedFolders } from '../../kernel/http/static-files.ts'

const demoPictures = new URL('../../../../../demo/pictures/', import.meta.url)

export interface Pictures {
  /** Served as they are. */
  readonly files: ServedFolders
  /** Where those made narrower are kept; may be emptied at any time. */
  readonly narrowerFolder: string
}

/** The wholesaler's own pictures, and behind them those of the demo wholesaler. */
export function pictureFolders(dataFolder: string): readonly [own: string, demo: string] {
  return [join(dataFolder, 'pictures'), fileURLToPath(demoPictures)]
}

/** The wholesaler's pictures, in DATA_DIR/pictures, and behind them those of the demo wholesaler. */
export async function openPictures(dataFolder: string): Promise<Pictures> {
  const folders = pictureFolders(dataFolder)
  const narrowerFolder = join(dataFolder, 'narrower-pictures')
  await Promise.all([folders[0], narrowerFolder].map((folder) => mkdir(folder, { recursive: true })))
  return {
    files: { folders, prefix: uploadedPictures, immutable: false },
    narrowerFolder,
  }
}
