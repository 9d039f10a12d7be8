import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import { partialPath, type PictureJob } from './re-encode-picture.ts'

// A separate process for one picture, so that a malicious file cannot crash the server.

sharp.cache(false)
sharp.concurrency(1)

/** The size of a camera's picture. A larger one is an attack or a mistake (docs/promises.md#uploads). */
const maxPixels = 40_000_000
/** In pixels; enough to read a letter. */
const maxSide = 2600

process.on('message', (job: PictureJob) => {
  void reEncode(job).then((bytes) => process.send?.(bytes, () => process.disconnect()))
})

/** Re-encodes the picture as JPEG, without other content of the file. Returns its size, 0 if it is no picture. */
async function reEncode({ file, target }: PictureJob): Promise<number> {
  try {
    const { size } = await sharp(file, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toFile(partialPath(target))
    await rename(partialPath(target), target)
    return size
  } catch {
    // Not a picture, damaged or too large: the server treats these alike.
    return 0
  }
}
