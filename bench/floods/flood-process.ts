import { constants, setPriority } from 'node:os'
import { serveJobs } from '../processes/serve-jobs.ts'
import { type FloodKind, nextRequest } from './flood-requests.ts'

export interface FloodJob {
  readonly url: string
  /** Null means a visitor. */
  readonly secret: string | null
  readonly kind: FloodKind
  /** The number of an invoice of the caller's company. */
  readonly invoice: string
  readonly connections: number
  readonly seconds: number
}

export type FloodResult = Readonly<Record<string, number>>

async function sendOnce({ url, secret, kind, invoice }: FloodJob): Promise<number> {
  const { path, body, accept } = nextRequest(kind, invoice)
  const response = await fetch(new URL(path, url), {
    headers: {
      ...(secret === null ? {} : { cookie: `auth-token=${secret}`, deviceid: 'bench' }),
      ...(accept ? { accept } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    redirect: 'manual',
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  // A subscription does not end by itself: it is left after its first event.
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isEndless) for await (const _ of response.body ?? []) break
  else await response.arrayBuffer()
  return response.status
}

// A real flood comes from another machine and takes no processor time from the server.
setPriority(constants.priority.PRIORITY_LOW)

serveJobs(async (job: FloodJob): Promise<FloodResult> => {
  const statuses: Record<string, number> = {}
  const until = performance.now() + job.seconds * 1000
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const status = await sendOnce(job)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: job.connections }, connection))
  return statuses
})
