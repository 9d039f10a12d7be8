import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createLane } from '../fairness/lane.ts'
import { forkModule } from '../fork-module.ts'
import { makePrivateFolder } from '../private-folder.ts'

export interface PictureJob {
  readonly file: string
  readonly target: string
}

const maxMs = 20_000
/** Two at once, but only one per sender. */
const inTurn = createLane({ maxConcurrent: 2, perCaller: 1, maxWaiting: 10 })

/**
 * Re-encodes an uploaded picture as JPEG and stores it. Returns its size, 0 if it is no readable picture.
 * Throws BUSY if too many of the sender's pictures wait.
 */
export async function storePicture(sender: string, target: string, content: Buffer): Promise<number> {
  return await storeAtomically(target, content, (file) =>
    inTurn({ name: sender, device: '' }, () => runReEncoding({ file, target })),
  )
}

export async function storeUnchanged(target: string, content: Buffer): Promise<number> {
  return await storeAtomically(target, content, async (file) => {
    await rename(file, target)
    return content.length
  })
}

/** Only this server may read uploads. */
async function storeAtomically(
  target: string,
  content: Buffer,
  write: (file: string) => Promise<number>,
): Promise<number> {
  const file = `${target}.sent`
  await makePrivateFolder(dirname(target))
  try {
    await writeFile(file, content, { mode: 0o600 })
    return await write(file)
  } finally {
    // Also removes incomplete files after a full disk.
    await Promise.all([file, partialPath(target)].map((each) => rm(each, { force: true })))
  }
}

/** The path of the file until it is complete. */
export function partialPath(target: string): string {
  return `${target}.made`
}

async function runReEncoding(job: PictureJob): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const child = forkModule(new URL('picture-process.ts', import.meta.url), {
    onMessage: (bytes) => resolve(typeof bytes === 'number' ? bytes : 0),
    onEnd: () => resolve(0),
  })
  const timer = setTimeout(child.kill, maxMs)
  child.send(job)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
