import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface SentAttribute {
  readonly key: string
}

export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly SentAttribute[]
  readonly status: { readonly code: number; readonly message?: string }
}

interface Collector {
  readonly endpoint: string
  readonly spans: () => readonly SentSpan[]
  readonly received: () => string
  readonly close: () => void
}

/** Takes OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
export async function openCollector(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    received: () => bodies.join('\n'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
