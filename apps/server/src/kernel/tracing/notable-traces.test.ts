import { context, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api'
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { notableTraces } from './notable-traces.ts'

/** In UTC milliseconds, when the spans begin. */
const begin = Date.UTC(2026, 10, 2)

function open(isSampled: () => boolean) {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    spanProcessors: [notableTraces(new SimpleSpanProcessor({ exporter }), isSampled)],
  })
  const tracer = provider.getTracer('test')
  const start = (name: string, parent?: Span, startTime?: number): Span =>
    tracer.startSpan(
      name,
      startTime === undefined ? {} : { startTime },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : context.active(),
    )
  return { start, names: () => exporter.getFinishedSpans().map(({ name }) => name) }
}

test('a trace is sent whole when its first span ends, if that took 200 ms', () => {
  const { start, names } = open(() => false)
  for (const [name, ms] of [
    ['quick', 199],
    ['slow', 200],
  ] as const) {
    const request = start(name, undefined, begin)
    start('statement', request, begin).end(begin + 150)
    expect(names()).toEqual([])
    request.end(begin + ms)
  }
  expect(names()).toEqual(['statement', 'slow'])
})

test('a trace keeps 200 of its spans and the first one, and nothing after its end', () => {
  const { start, names } = open(() => true)
  const request = start('request')
  for (let each = 0; each < 1_000; each += 1) start('statement', request).end()
  const late = start('late', request)
  request.end()
  late.end()
  expect(names()).toHaveLength(201)
  expect(names().at(-1)).toBe('request')
})

test('two requests that name the same trace are decided apart', () => {
  const { start, names } = open(() => false)
  const caller = trace.wrapSpanContext({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    traceFlags: 1,
    isRemote: true,
  })
  const [slow, quick] = [start('slow', caller, begin), start('quick', caller, begin)]
  start('of quick', quick, begin).end(begin + 10)
  start('of slow', slow, begin).end(begin + 10)
  quick.end(begin + 20)
  slow.end(begin + 300)
  expect(names()).toEqual(['of slow', 'slow'])
})
