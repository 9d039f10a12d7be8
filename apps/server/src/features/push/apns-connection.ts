import type { ClientHttp2Session, OutgoingHttpHeaders } from 'node:http2'

export interface ApnsConnection {
  readonly post: (headers: OutgoingHttpHeaders, body: string) => Promise<ApnsAnswer>
}

interface ApnsAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
}

/** Well below the lease of a job. */
const answerTimeoutMs = 15_000

/**
 * Keeps one connection, as Apple asks, and opens another when the service has ended it or a request failed on
 * it. Requests that still wait on the old one get their answers there.
 */
export function keepConnection(connect: () => ClientHttp2Session): ApnsConnection {
  let current: ClientHttp2Session | undefined
  const open = (): ClientHttp2Session => {
    if (current && !current.closed && !current.destroyed) return current
    const session = connect()
    const invalidate = (): void => {
      if (current === session) current = undefined
    }
    // A request reports the error; without a listener it would end the process.
    session.on('error', invalidate)
    session.on('goaway', invalidate)
    session.on('close', invalidate)
    // An idle connection does not keep a stopped server alive.
    session.unref()
    current = session
    return session
  }
  return {
    post: async (headers, body) => {
      const session = open()
      try {
        return await send(session, headers, body)
      } catch (error) {
        if (current === session) current = undefined
        // After a timeout the connection is probably dead. Else other requests may finish on it.
        if (error instanceof Error && error.name === 'AbortError') session.destroy()
        else session.close()
        throw error
      }
    },
  }
}

async function send(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: string,
): Promise<ApnsAnswer> {
  return await new Promise((resolve, reject) => {
    const stream = session.request(
      { ':method': 'POST', 'content-type': 'application/json', ...headers },
      { signal: AbortSignal.timeout(answerTimeoutMs) },
    )
    const parts: Buffer[] = []
    let status = 0
    let retryAfter: string | undefined
    stream.on('response', (answer) => {
      status = Number(answer[':status'])
      retryAfter = answer['retry-after']?.toString()
    })
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (status !== 0) resolve({ status, body: Buffer.concat(parts).toString('utf8'), retryAfter })
    })
    stream.on('error', reject)
    stream.on('close', () => reject(new Error('APNs closed the connection without an answer')))
    stream.end(body)
  })
}
