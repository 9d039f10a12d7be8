import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')
nearby.addSubnet('::ffff:10.0.0.0', 104, 'ipv6')
nearby.addSubnet('::ffff:172.16.0.0', 108, 'ipv6')
nearby.addSubnet('::ffff:192.168.0.0', 112, 'ipv6')

/**
 * `/healthz`: the process runs. `/readyz`: send it requests; 503 while the database is away or the server is ending.
 * `/metrics`: for Prometheus, and only from the machine itself or a private network.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { isReady, metrics }: { readonly isReady: () => boolean; readonly metrics: Metrics },
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isReady()) return { status: 'ready' }
    return await reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!nearby.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return reply.callNotFound()
    return await reply.type(metrics.contentType).send(await metrics.text())
  })
}
