import { parsedStack } from './parsed-stack.ts'
import { scrub } from './scrub.ts'

interface BugReport {
  readonly where: 'server' | 'browser'
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly reference: string
  /** The job, route or build: only names from our own code. */
  readonly tags: Readonly<Record<string, string>>
}

export interface ErrorReports {
  /** Never throws. Do not wait for it. */
  readonly report: (bug: BugReport) => void
  /** Waits for reports in progress, at most two seconds. */
  readonly close: () => Promise<void>
}

const closeTimeoutMs = 2000

/**
 * Reports to any service that accepts Sentry's envelopes, in Sentry's event format. Sentry's code is loaded
 * only if a DSN is set.
 */
export async function openErrorReports(dsn: string): Promise<ErrorReports> {
  const sentry = await import('@sentry/core')
  const address = sentry.makeDsn(dsn)
  if (!address) throw new Error('SENTRY_DSN is not a DSN')
  const url = sentry.getEnvelopeEndpointWithUrlEncodedAuth(address)
  // The transport respects the service's rate limits and drops the rest.
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
      // An unreachable error service must not cause another error.
      void Promise.resolve(transport.send(envelope)).catch(() => undefined)
    },
    close: async () => void (await transport.flush(closeTimeoutMs)),
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
      values: [{ type: scrub(name), value: scrub(message), stacktrace: { frames: parsedStack(stack) } }],
    },
  }
}
