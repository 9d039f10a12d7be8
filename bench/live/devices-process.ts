import { type ClientRequest, request } from 'node:http'
import { serveJobs } from '../processes/serve-jobs.ts'

export interface ListeningDevice {
  readonly secret: string
  readonly path: string
}

export type DevicesJob =
  /** Opens a connection for each, and ends when all have received their first message. */
  | { readonly kind: 'open'; readonly url: string; readonly devices: readonly ListeningDevice[] }
  /** Starts counting who receives the next change. */
  | { readonly kind: 'arm' }
  | { readonly kind: 'collect' }

/** When each device received it, in milliseconds since 1970; empty for the other jobs. */
export type ReceivedAtMs = readonly number[]

const timeoutMs = 20_000
const query = 'subscription ($path: String) { live(path: $path) { baskets unreadNotifications settings } }'

let devices: readonly Device[] = []

interface Device {
  readonly request: ClientRequest
  received: PromiseWithResolvers<number>
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

function open(url: string, { secret, path }: ListeningDevice): Device {
  const outgoing = request(new URL('/graphql', url), {
    method: 'POST',
    agent: false,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      cookie: `auth-token=${secret}`,
      deviceid: 'bench',
    },
  })
  const device: Device = { request: outgoing, received: Promise.withResolvers() }
  outgoing.on('response', (response) => {
    if (!response.headers['content-type']?.startsWith('text/event-stream'))
      device.received.reject(new Error(`A device was answered with ${response.statusCode}`))
    let last = ''
    response.setEncoding('utf8').on('data', (event: string) => {
      // Current versions are resent regularly, so ignore repeats.
      if (event !== last) device.received.resolve(nowMs())
      last = event
    })
  })
  outgoing.on('error', (error) => device.received.reject(error))
  outgoing.end(JSON.stringify({ query, variables: { path } }))
  return device
}

async function waitForAll(): Promise<ReceivedAtMs> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Not all devices received it')), timeoutMs)
  try {
    return await Promise.race([Promise.all(devices.map(({ received }) => received.promise)), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

serveJobs(async (job: DevicesJob): Promise<ReceivedAtMs> => {
  switch (job.kind) {
    case 'open':
      devices = job.devices.map((each) => open(job.url, each))
      return await waitForAll()
    case 'arm':
      for (const device of devices) device.received = Promise.withResolvers()
      return []
    case 'collect':
      return await waitForAll()
  }
})
