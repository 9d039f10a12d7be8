import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ForkedModule, forkModule } from '../../kernel/fork-module.ts'
import type { PictureFile } from './picture-file.ts'

/** A request to the process, which answers with the target. */
export interface ResizeJob {
  readonly file: string
  readonly width: number
  readonly target: string
}

export interface PictureResizer {
  /** The picture as WebP of this width; undefined if the original is to be sent. */
  readonly narrowed: (picture: PictureFile, width: number) => Promise<Buffer | undefined>
  readonly close: () => void
}

const endsAfterMs = 20_000

export function createPictureResizer(folder: string): PictureResizer {
  const waiting = new Map<string, { readonly done: Promise<void>; readonly notify: () => void }>()
  let child: ForkedModule | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    child?.disconnect()
    child = undefined
  }
  const answered = (target: string) => {
    waiting.get(target)?.notify()
    waiting.delete(target)
    if (waiting.size === 0) idle = setTimeout(end, endsAfterMs).unref()
  }
  const start = (): ForkedModule => {
    const started = forkModule(new URL('narrow-process.ts', import.meta.url), {
      onMessage: (target) => {
        if (typeof target === 'string') answered(target)
      },
      onEnd: () => {
        if (child === started) child = undefined
        // The picture in progress is sent unchanged, and resized the next time.
        for (const target of waiting.keys()) answered(target)
      },
    })
    started.unref()
    return started
  }
  const resize = (job: ResizeJob): Promise<void> => {
    const present = waiting.get(job.target)
    if (present) return present.done
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(job.target, { done: promise, notify: resolve })
    clearTimeout(idle)
    child ??= start()
    child.send(job)
    return promise
  }
  return {
    narrowed: async ({ path: file, version }, width) => {
      const target = join(folder, `${hashOf(version)}-${width}.webp`)
      const cached =
        (await readIfThere(target)) ?? (await resize({ file, width, target }).then(() => readIfThere(target)))
      return cached && cached.length > 0 ? cached : undefined
    },
    close: end,
  }
}

function hashOf(version: string): string {
  return createHash('sha256').update(version).digest('hex').slice(0, 32)
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
