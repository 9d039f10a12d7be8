import type { Reply } from './worker.ts'

/** Does the jobs from `startWorker` until that process ends or disconnects. */
export function serveJobs(work: (job: never) => Promise<unknown>): void {
  const send = (reply: Reply<unknown>): void => void process.send?.(reply)
  process.on('message', (job) => {
    // Only `startWorker` sends messages, and its type guarantees their shape.
    work(job as never).then(
      (result) => send({ ok: true, result }),
      (error: unknown) =>
        send({ ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
}
