import { createLane } from '../fairness/lane.ts'
import { forkModule } from '../fork-module.ts'

const maxMs = 20_000
/** Two at once, but only one per sender. */
const inTurn = createLane({ maxConcurrent: 2, perCaller: 1, maxWaiting: 10 })

/**
 * Re-encodes an uploaded picture as JPEG. Returns undefined if it is no readable picture. Throws BUSY if too many of the
 * sender's pictures wait.
 */
export async function reEncodePicture(sender: string, content: Buffer): Promise<Buffer | undefined> {
  return await inTurn({ name: sender, device: '' }, () => runReEncoding(content))
}

async function runReEncoding(content: Buffer): Promise<Buffer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
  const child = forkModule(new URL('picture-process.ts', import.meta.url), {
    onMessage: (jpeg) => resolve(jpeg instanceof Uint8Array ? Buffer.from(jpeg) : undefined),
    onEnd: () => resolve(undefined),
  })
  const timer = setTimeout(child.kill, maxMs)
  child.send(content)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
