import { fork } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { takeTurns } from '../http/take-turns.ts'

/** A picture that is to be made anew. */
export interface PictureJob {
  readonly file: string
  readonly target: string
}

const longestMs = 20_000
const oneByOne = takeTurns(1)

/** Keeps a picture that somebody sent, made anew as JPEG; gives its size, 0 where it is none that can be read. */
export async function keepPicture(target: string, content: Buffer): Promise<number> {
  return await keeping(target, content, (file) => oneByOne(() => makeAnew({ file, target })))
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
