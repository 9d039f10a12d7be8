import { parsedStack } from './parsed-stack.ts'
import { scrubbed } from './scrubbed.ts'

/** A bug, as it is told to whoever mends it. */
interface BugReport {
  readonly where: 'server' | 'browser'
  /** 'TypeError' */
  readonly name: string
  readonly message: string
  readonly stack: string
  /** What the person who met it was shown. */
  readonly reference: string
  /** The job, the route, the build: words of ours and of nobody else. */
  readonly tags: Readonly<Record<string, string>>
}

/** Where bugs are reported to. */
export interface ErrorReports {
  /** Never throws, and nobody waits for it. */
  readonly report: (bug: BugReport) => void
  /** Waits for what is under way, two seconds at most. */
  readonly close: () => Promise<void>
}

const closeWithinMs = 2000

/**
 * Reports to any service that speaks the envelopes of Sentry, in that service's own words for an event. Sentry's code is read only
 * where there is an address (DSN) to report to.
 */
export async function openErrorReports(dsn: string): Promise<ErrorReports> {
  const sentry = await import('@sentry/core')
  const address = sentry.makeDsn(dsn)
  if (!address) throw new Error('The address for error reports cannot be read')
  const url = sentry.getEnvelopeEndpointWithUrlEncodedAuth(address)
  // It keeps to what the service says of how much it takes, and drops the rest.
  const transport = sentry.createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : Buffer.from(body),
      signal: AbortSignal.timeout(10_000),
    })
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    }
  })
  return {
    report: (bug) => {
      const envelope = sentry.createEventEnvelope(eventOf(bug), address)
      // A service that is away is no reason for another error.
      void Promise.resolve(transport.send(envelope)).catch(() => undefined)
    },
    close: async () => void (await transport.flush(closeWithinMs)),
  }
}

function eventOf({ where, name, message, stack, reference, tags }: BugReport) {
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: where === 'server' ? 'node' : 'javascript',
    level: 'error' as const,
    tags: { where, reference, ...tags },
    exception: {
      values: [
        { type: scrubbed(name), value: scrubbed(message), stacktrace: { frames: parsedStack(stack) } },
      ],
    },
  }
}
