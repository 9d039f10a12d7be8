import type { Reply } from './worker.ts'

/** Does the jobs that `startWorker` sends, until that process ends or lets go. */
export function serveJobs(work: (job: never) => Promise<unknown>): void {
  const send = (reply: Reply<unknown>): void => void process.send?.(reply)
  process.on('message', (job) => {
    // Only `startWorker` sends here, and its type says what.
    work(job as never).then(
      (result) => send({ ok: true, result }),
      (error: unknown) =>
        send({ ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
}
