import { deviceTypes, parseDeviceType } from '@provender/domain/device/device-type'
import type { FastifyInstance } from 'fastify'
import { refusedAnswer } from '../graphql/answer.ts'

/**
 * Refuses requests with an unknown `DeviceType` header (docs/product-rules.md#contract). Otherwise a misspelt
 * value would silently get the rules of browsers, such as shorter sessions.
 */
export function refuseUnknownDevices(app: FastifyInstance): void {
  const reason = `The header DeviceType is ${deviceTypes.join(', ')} or missing.`
  app.addHook('onRequest', async ({ headers: { devicetype } }, reply) => {
    if (devicetype === undefined || parseDeviceType(String(devicetype)) !== undefined) return
    const { status, body } = refusedAnswer({ key: 'BAD_REQUEST', facts: { reason } }, 'en')
    await reply.code(status).type('application/json; charset=utf-8').send(body().plain)
  })
}
