import { fork } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Caller, createLane } from '../fairness/lane.ts'

/** A picture that is to be made anew. */
export interface PictureJob {
  readonly file: string
  readonly target: string
}

const longestMs = 20_000
/** Two at once, and of one sender one after the other. */
const inTurn = createLane({ atOnce: 2, perCaller: 1, maxWaiting: 10 })

/**
 * Stores a picture that a sender uploaded, made anew as JPEG; gives its size, 0 where it is no picture that can be read. Throws BUSY where
 * too many of the sender's wait.
 */
export async function storePicture(sender: Caller, target: string, content: Buffer): Promise<number> {
  return await keeping(target, content, (file) => inTurn(sender, () => makeAnew({ file, target })))
}

/** Keeps a file as it came; gives its size. */
export async function keepAsSent(target: string, content: Buffer): Promise<number> {
  return await keeping(target, content, async (file) => {
    await rename(file, target)
    return content.length
  })
}

/** Nobody but this server reads what was sent to it. */
async function keeping(
  target: string,
  content: Buffer,
  keep: (file: string) => Promise<number>,
): Promise<number> {
  const file = `${target}.sent`
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, content, { mode: 0o600 })
    return await keep(file)
  } finally {
    // Also what found no room on the disk, or was half made.
    await Promise.all([file, partOf(target)].map((each) => rm(each, { force: true })))
  }
}

/** What is being made, until it is whole. */
export function partOf(target: string): string {
  return `${target}.made`
}

/** 0 where the process came to nothing, whatever became of it. */
async function makeAnew(job: PictureJob): Promise<number> {
  const child = fork(new URL('picture-process.ts', import.meta.url), { execArgv: [], stdio: 'ignore' })
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
  try {
    return await new Promise<number>((resolve) => {
      child.once('message', (bytes) => resolve(typeof bytes === 'number' ? bytes : 0))
      child.once('error', () => resolve(0))
      child.once('exit', () => resolve(0))
      child.send(job)
    })
  } finally {
    clearTimeout(timer)
  }
}
