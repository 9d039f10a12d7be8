import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import { partOf, type PictureJob } from './re-encode-picture.ts'

// A process of its own for one picture: what anybody may send brings down no server.

sharp.cache(false)
sharp.concurrency(1)

/** What a camera makes; more is an attack or a mistake (docs/promises.md#uploads). */
const maxPixels = 40_000_000
/** Enough to read a letter by. */
const maxSide = 2600

process.on('message', (job: PictureJob) => {
  void make(job).then((bytes) => process.send?.(bytes, () => process.disconnect()))
})

/** The picture made anew as JPEG, without what else the file held; gives its size, 0 for what is no picture. */
async function make({ file, target }: PictureJob): Promise<number> {
  try {
    const { size } = await sharp(file, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toFile(partOf(target))
    await rename(partOf(target), target)
    return size
  } catch {
    // No picture, a damaged one, or too large a one: the server tells which by nothing.
    return 0
  }
}
