import { rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { NarrowJob } from './picture-narrower.ts'

// A process of its own, so that a server holds no memory for this, and falls over no picture that a decoder does.

sharp.cache(false)
sharp.concurrency(1)

/** What a camera makes; more is an attack or a mistake. */
const maxPixels = 60_000_000

let turn = Promise.resolve()

process.on('message', (job: NarrowJob) => {
  turn = turn.then(async () => {
    await narrow(job)
    process.send?.(job.target)
  })
})

/** Leaves an empty file for a picture that is narrow enough, or that is none: it is sent as it is. */
async function narrow({ file, width, target }: NarrowJob): Promise<void> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels })
    const { width: own, format } = await picture.metadata()
    if (own > width && format !== 'svg') {
      await picture
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toFile(`${target}.part`)
      return await rename(`${target}.part`, target)
    }
  } catch {
    // No picture, a damaged one, or too large a one.
  }
  await writeFile(target, '')
}
