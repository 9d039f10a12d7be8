import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasDiskSpace } from '../../kernel/http/disk-space.ts'
import { isPrivateAddress } from '../../kernel/http/private-address.ts'
import type { Metrics } from './metrics.ts'

/** Headers of proxies, and of the services in front of many shops. */
const forwardingHeaders = [
  'forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip via cdn-loop',
  'cf-connecting-ip cf-ray true-client-ip x-client-ip x-cluster-client-ip fastly-client-ip',
  'fly-client-ip x-azure-clientip x-appengine-user-ip x-amzn-trace-id',
].flatMap((names) => names.split(' '))

/**
 * True if a proxy that is not trusted (TRUST_PROXY) forwarded the request. Its address is then that of the proxy, not of
 * the client. `ips` holds the trusted addresses: only that of the socket if no proxy is trusted.
 */
function isForwardedByUnknown({ headers, ips }: FastifyRequest): boolean {
  return (ips?.length ?? 1) < 2 && forwardingHeaders.some((name) => headers[name] !== undefined)
}

export interface HealthOptions {
  readonly isReady: () => boolean
  readonly dataFolder: string
  readonly metrics: Metrics
}

/**
 * `/healthz`: the process runs. `/readyz`: 503 while the database is away, its disk is full, or the server is
 * stopping. `/metrics`: for Prometheus, only from this machine or a private network.
 */
export function addHealthRoutes(app: FastifyInstance, { isReady, dataFolder, metrics }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const status = !isReady() ? 'not ready' : (await hasDiskSpace(dataFolder)) ? 'ready' : 'disk full'
    if (status === 'ready') return { status }
    return await reply.code(503).header('retry-after', '2').send({ status })
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (isForwardedByUnknown(request) || !isPrivateAddress(request.ip)) return reply.callNotFound()
    return await reply.type(metrics.contentType).send(await metrics.text())
  })
}
