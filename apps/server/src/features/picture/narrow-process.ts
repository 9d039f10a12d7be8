import { rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ResizeJob } from './picture-resizer.ts'

// A separate process, so that the server's memory does not grow and a picture that crashes the decoder cannot
// crash it.

sharp.cache(false)
sharp.concurrency(1)

/** The size of a camera's picture. A larger one is an attack or a mistake. */
const maxPixels = 60_000_000

let turn = Promise.resolve()

process.on('message', (job: ResizeJob) => {
  turn = turn.then(async () => {
    await narrow(job)
    process.send?.(job.target)
  })
})

/** Leaves an empty file for a picture that is narrow enough or invalid: the original is sent. */
async function narrow({ file, width, target }: ResizeJob): Promise<void> {
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
    // Not a picture, damaged or too large.
  }
  await writeFile(target, '')
}
