import { type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** All that a span may say. None of it comes from a user (docs/alerts.md#traces). */
export interface SpanAttributes {
  readonly 'http.request.method'?: string
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  readonly 'db.system.name'?: 'postgresql'
  readonly 'provender.statement'?: string
  readonly 'provender.attempt'?: number
  /** The class of an error, never its message. */
  readonly 'error.type'?: string
}

export function isTraced(): boolean {
  return trace.getActiveSpan() !== undefined
}

/** A part of a request or a job. Outside of a trace it only does the work. */
export async function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return isTraced() ? await inTrace(name, attributes, work) : await work()
}

/** Begins a trace if none is there, for work that no request asked for. */
export async function inTrace<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return await tracer().startActiveSpan(name, { attributes: { ...attributes } }, async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Not kept: tests start and stop tracing several times, and a kept one stays with the first. */
export function tracer(): ReturnType<typeof trace.getTracer> {
  return trace.getTracer('provender')
}

function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.constructor.name : typeof error
  span.setAttributes({ 'error.type': type } satisfies SpanAttributes)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
