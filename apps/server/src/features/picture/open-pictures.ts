import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePrivateFolder } from '../../kernel/private-folder.ts'

const demoPictures = new URL('../../../../../demo/pictures/', import.meta.url)

export interface Pictures {
  /** If a picture exists twice, the first folder wins. */
  readonly folders: readonly string[]
  /** The cache of resized pictures; may be emptied at any time. */
  readonly narrowerFolder: string
}

export function pictureFolders(dataFolder: string): readonly [own: string, demo: string] {
  return [join(dataFolder, 'pictures'), fileURLToPath(demoPictures)]
}

/** The wholesaler's pictures in DATA_DIR/pictures, then those of the demo wholesaler. */
export async function openPictures(dataFolder: string): Promise<Pictures> {
  const folders = pictureFolders(dataFolder)
  const narrowerFolder = join(dataFolder, 'narrower-pictures')
  await Promise.all([folders[0], narrowerFolder].map((folder) => makePrivateFolder(folder)))
  return { folders, narrowerFolder }
}
