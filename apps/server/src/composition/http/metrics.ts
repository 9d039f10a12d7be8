import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import manifest from '../../../package.json' with { type: 'json' }
import { checkoutTimes } from '../../features/checkout/checkout-times.ts'
import type { Deps } from '../../kernel/deps.ts'
import { fileErrors, sweptFiles } from '../../kernel/files/file-metrics.ts'
import type { Answer } from '../../kernel/graphql/answer.ts'
import { readDiskSpace } from '../../kernel/http/disk-space.ts'
import { createDatabaseMetrics } from './database-metrics.ts'

export interface Metrics {
  readonly request: (facts: {
    readonly route: string
    readonly status: number
    readonly seconds: number
  }) => void
  readonly operation: (answer: Answer, seconds: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type MetricsDeps = Pick<Deps, 'db' | 'pool' | 'catalogue' | 'live' | 'settings' | 'writeGate'>

export function createMetrics(deps: MetricsDeps, isWritable: () => boolean): Metrics {
  const { pool, catalogue, live, settings, writeGate } = deps
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(checkoutTimes)
  registry.registerMetric(fileErrors)
  registry.registerMetric(sweptFiles)
  const database = createDatabaseMetrics(deps, registry)
  const requests = new Histogram({
    name: 'provender_http_request_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  })
  const operations = new Histogram({
    name: 'provender_graphql_operation_seconds',
    help: 'Time to answer a GraphQL operation',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'provender_graphql_errors_total',
    help: 'GraphQL answers that carried errors, by HTTP status',
    labelNames: ['status'],
    registers,
  })
  new Gauge({
    name: 'provender_build_info',
    help: 'Version of this server',
    labelNames: ['version'],
    registers,
  }).set({ version: manifest.version }, 1)
  // A server that only reads would alarm for ever.
  if (!settings.readOnly) {
    gauge({ name: 'provender_db_writable', help: 'Whether orders can be written', registers }, () =>
      isWritable() ? 1 : 0,
    )
    gauge(
      {
        name: 'provender_write_gate_closed',
        help: 'Whether writes are refused because one hangs',
        registers,
      },
      () => (writeGate.isClosed() ? 1 : 0),
    )
  }
  const free = new Gauge({
    name: 'provender_disk_free_ratio',
    help: 'Free part of the disk that holds DATA_DIR, from 0 to 1',
    registers,
    collect: async () => {
      const space = await readDiskSpace(settings.dataFolder)
      // Without a figure it would be 0, like a full disk.
      if (space && space.totalBytes > 0) free.set(space.freeBytes / space.totalBytes)
      else free.remove({})
    },
  })
  gauge(
    { name: 'provender_db_connections', help: 'Open database connections', registers },
    () => pool.totalCount,
  )
  gauge(
    { name: 'provender_db_waiting', help: 'Requests waiting for a database connection', registers },
    () => pool.waitingCount,
  )
  gauge(
    { name: 'provender_catalogue_version', help: 'Version of the catalogue in memory', registers },
    () => catalogue.current().version,
  )
  gauge(
    { name: 'provender_catalogue_products', help: 'Products in memory', registers },
    () => catalogue.current().ordinalOf.size,
  )
  gauge({ name: 'provender_live_devices', help: 'Devices that listen to the live channel', registers }, () =>
    live.count(),
  )
  return {
    request: ({ route, status, seconds }) => requests.observe({ route, status: String(status) }, seconds),
    operation: ({ hasErrors, status }, seconds) => {
      operations.observe({ outcome: hasErrors ? 'refused' : 'answered' }, seconds)
      if (hasErrors) refusals.inc({ status: String(status) })
    },
    text: async () => {
      await database.read()
      return await registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function gauge(
  config: { readonly name: string; readonly help: string; readonly registers: Registry[] },
  read: () => number,
): void {
  const newGauge: Gauge = new Gauge({
    ...config,
    collect: () => {
      newGauge.set(read())
    },
  })
}
