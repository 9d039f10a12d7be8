import { fork } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProofMediaType, sniffProof } from '@provender/domain/joining/proof'
import { takeTurns } from '../http/take-turns.ts'
import type { Settings } from '../settings.ts'

/** A picture that is to be made anew. */
export interface ProofJob {
  readonly file: string
  readonly target: string
}

export interface KeptProof {
  readonly mediaType: ProofMediaType
  readonly bytes: number
}

const longestMs = 20_000
const oneByOne = takeTurns(1)

/** Beside the pictures of products; nothing serves it. */
export function proofsFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'proofs')
}

export function proofPath(
  settings: Pick<Settings, 'dataFolder'>,
  { id, mediaType }: { readonly id: string; readonly mediaType: ProofMediaType },
): string {
  return join(proofsFolder(settings), `${id}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`)
}

/** Keeps a file under its id, by what it is and not by what it is called; undefined where it is none that is taken. */
export async function keepProof(
  settings: Pick<Settings, 'dataFolder'>,
  id: string,
  content: Buffer,
): Promise<KeptProof | undefined> {
  const format = sniffProof(content)
  if (format === undefined) return undefined
  const mediaType = format === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const target = proofPath(settings, { id, mediaType })
  const file = `${target}.sent`
  await mkdir(proofsFolder(settings), { recursive: true, mode: 0o700 })
  await writeFile(file, content, { mode: 0o600 })
  try {
    if (format === 'pdf') {
      await rename(file, target)
      return { mediaType, bytes: content.length }
    }
    const bytes = await oneByOne(() => makeAnew({ file, target }))
    return bytes > 0 ? { mediaType, bytes } : undefined
  } finally {
    await rm(file, { force: true })
  }
}

export async function removeProof(
  settings: Pick<Settings, 'dataFolder'>,
  proof: Parameters<typeof proofPath>[1],
): Promise<void> {
  await rm(proofPath(settings, proof), { force: true })
}

/** 0 where the process came to nothing, whatever became of it. */
async function makeAnew(job: ProofJob): Promise<number> {
  const child = fork(new URL('proof-process.ts', import.meta.url), { execArgv: [], stdio: 'ignore' })
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
