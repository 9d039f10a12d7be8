import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasDiskSpace } from '../../kernel/http/disk-space.ts'
import { isPrivateAddress } from '../../kernel/http/private-address.ts'
import type { Metrics } from './metrics.ts'

/** Headers of proxies, and of the services in front of many shops. */
const forwardingHeader =
  /forwarded|^(?:via|cdn-loop|cf-ray|x-(?:envoy|amzn|cloud|azure|amz-cf|vercel|arr|akamai)-.*)$|(?:^|-)(?:client|connecting|real|user|external|remote)-?(?:ip|addr|address)$/

/**
 * True if a proxy that is not trusted (TRUST_PROXY) forwarded the request. Its address is then that of the proxy, not of
 * the client. `ips` holds the trusted addresses: only that of the socket if no proxy is trusted.
 */
function isForwardedByUnknown({ headers, ips }: FastifyRequest): boolean {
  return (ips?.length ?? 1) < 2 && Object.keys(headers).some((name) => forwardingHeader.test(name))
}

/** `NO_DATABASE`: the server still serves what it has loaded. `READ_ONLY`: it never writes. */
export type Readiness = 'READY' | 'NO_DATABASE' | 'READ_ONLY' | 'ENDING'

export interface HealthOptions {
  readonly readiness: () => Readiness
  readonly dataFolder: string
  readonly metrics: Metrics
}

/**
 * `/healthz`: the process runs. `/readyz`: 503 while the server's disk is full, or while it is stopping. It says nothing about
 * the database, because pages go on without it. `/readyz/database`: 503 also while the database takes no writes of this server. `/metrics`: for
 * Prometheus, only from this machine or a private network.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { readiness, dataFolder, metrics }: HealthOptions,
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  const serverStatus = async (): Promise<string> => {
    if (readiness() === 'ENDING') return 'ending'
    return (await hasDiskSpace(dataFolder)) ? 'ready' : 'disk full'
  }
  const addStatus = (path: string, readStatus: () => Promise<string>): void => {
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => {
      const status = await readStatus()
      if (status === 'ready') return { status }
      return await reply.code(503).header('retry-after', '2').send({ status })
    })
  }
  addStatus('/readyz', serverStatus)
  addStatus('/readyz/database', async () => {
    if (readiness() === 'NO_DATABASE') return 'no database'
    return readiness() === 'READ_ONLY' ? 'read only' : await serverStatus()
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (isForwardedByUnknown(request) || !isPrivateAddress(request.ip)) return reply.callNotFound()
    return await reply.type(metrics.contentType).send(await metrics.text())
  })
}
