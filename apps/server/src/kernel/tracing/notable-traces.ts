import { type Context, SpanStatusCode, trace } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'

const slowMs = 200
const sampledShare = 0.01
/** Those of a long import or a page beside hundreds of lines tell nothing more. */
const maxSpans = 200

interface OpenTrace {
  readonly ended: ReadableSpan[]
  isOver: boolean
}

/**
 * Passes on whole traces: those that failed or took long, and one in a hundred of the others. Spans wait for the first span of their
 * request or job, which ends last. They belong to it by reference, so a caller who repeats a trace id mixes nothing.
 */
export function notableTraces(
  next: SpanProcessor,
  isSampled: () => boolean = () => Math.random() < sampledShare,
): SpanProcessor {
  const traceOf = new WeakMap<object, OpenTrace>()
  return {
    onStart: (span, parentContext) => {
      const parent = localParent(parentContext)
      traceOf.set(span, (parent && traceOf.get(parent)) ?? { ended: [], isOver: false })
      next.onStart(span, parentContext)
    },
    onEnd: (span) => {
      const open = traceOf.get(span)
      if (!open || open.isOver) return
      const isFirst = span.parentSpanContext === undefined || span.parentSpanContext.isRemote === true
      if (isFirst || open.ended.length < maxSpans) open.ended.push(span)
      if (!isFirst) return
      open.isOver = true
      if (isNotable(span) || isSampled()) for (const each of open.ended) next.onEnd(each)
      open.ended.length = 0
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

function localParent(context: Context): object | undefined {
  const parent = trace.getSpan(context)
  return parent?.spanContext().isRemote === true ? undefined : parent
}

function isNotable({ status, duration: [seconds, nanoseconds] }: ReadableSpan): boolean {
  return status.code === SpanStatusCode.ERROR || seconds * 1000 + nanoseconds / 1e6 >= slowMs
}
