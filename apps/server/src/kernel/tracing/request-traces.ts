import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SpanAttributes, tracer } from './in-span.ts'

export interface RequestTraces {
  /** The id of the request, which is also the id of its trace. */
  readonly idOf: (request: IncomingMessage) => string
  readonly addTo: (app: FastifyInstance) => void
}

export const withoutTraces: RequestTraces = { idOf: () => randomUUID(), addTo: () => {} }

/** A span for each request. Its route and status are known at the end, and it contains no other part of the address. */
export function createRequestTraces(): RequestTraces {
  const spans = new WeakMap<IncomingMessage, Span>()
  const within = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const span = spans.get(request.raw)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }
  return {
    idOf: (request) => {
      // The span of a live channel would be open for hours, and what it does meanwhile would wait in memory.
      if (request.headers.accept?.includes('text/event-stream')) return randomUUID()
      const caller = callerIn(request.headers['traceparent'])
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
      const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent)
      spans.set(request, span)
      return span.spanContext().traceId
    },
    addTo: (app) => {
      app.addHook('onRequest', within)
      // Bodies arrive outside of the context of their request.
      app.addHook('preValidation', within)
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = spans.get(request.raw)
        const route = request.routeOptions.url ?? 'unknown'
        span?.updateName(`${request.method} ${route}`)
        span?.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': statusCode,
        } satisfies SpanAttributes)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
  }
}

/** Reads https://www.w3.org/TR/trace-context/#traceparent-header. Whether the caller keeps its trace changes nothing here. */
function callerIn(header: unknown): SpanContext | undefined {
  const parts = typeof header === 'string' ? /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header) : null
  const [, traceId = '', spanId = ''] = parts ?? []
  const given = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  return trace.isSpanContextValid(given) ? given : undefined
}
