import { setTimeout as pause } from 'node:timers/promises'
import { context, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { notableTraces } from './notable-traces.ts'

const maxStopMs = 2_000

export interface Tracing {
  readonly stop: () => Promise<void>
}

interface TracingOptions {
  readonly endpoint: string
  readonly version: string
  readonly isSampled?: () => boolean
}

/** Sends traces to a collector that speaks OTLP over HTTP. OpenTelemetry's code is loaded only for this. */
export async function startTracing(
  { endpoint, version, isSampled }: TracingOptions,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  const [sdk, { resourceFromAttributes }, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const collector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: maxStopMs })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'provender', 'service.version': version }),
    // The processor decides, because nobody knows at the start of a request whether it will take long.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [
      notableTraces(new sdk.BatchSpanProcessor({ exporter: warningOnce(collector, log) }), isSampled),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    stop: async () => {
      await Promise.race([provider.shutdown(), pause(maxStopMs, undefined, { ref: false })])
      trace.disable()
      context.disable()
    },
  }
}

/** A collector that is away costs one line of the log until it is back. */
function warningOnce(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result
        // Not all of it: an error of HTTP has the answer of the collector.
        if (error && !isAway) log.warn({ reason: error.message }, 'the collector takes no traces')
        isAway = error !== undefined
        done({ code: 0 })
      }),
    forceFlush: async () => await exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
