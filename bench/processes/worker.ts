import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Worker<Job, Result> {
  readonly run: (job: Job) => Promise<Result>
  readonly stop: () => Promise<void>
}

export type Reply<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: string }

export function startWorker<Job extends object, Result>(file: URL): Worker<Job, Result> {
  const child = fork(file, { serialization: 'advanced' })
  let isBusy = false
  return {
    run: async (job) => {
      if (isBusy) throw new Error(`${file.pathname} has a job already`)
      isBusy = true
      try {
        child.send(job)
        return await replyOf<Result>(child, file)
      } finally {
        isBusy = false
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function replyOf<Result>(child: ChildProcess, file: URL): Promise<Result> {
  const ended = new AbortController()
  const reply = await Promise.race([
    once(child, 'message', { signal: ended.signal }).then(([message]): Reply<Result> => message),
    once(child, 'exit', { signal: ended.signal }).then(([code]): Reply<Result> => ({
      ok: false,
      error: `ended with ${code}`,
    })),
  ])
  ended.abort()
  if (!reply.ok) throw new Error(`${file.pathname}: ${reply.error}`)
  return reply.result
}
