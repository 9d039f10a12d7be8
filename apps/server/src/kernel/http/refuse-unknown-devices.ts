import { deviceTypes, parseDeviceType } from '@provender/domain/device/device-type'
import type { FastifyInstance } from 'fastify'
import { refusedAnswer } from '../graphql/answer.ts'

/**
 * Refuses requests whose header `DeviceType` names no device type (docs/product-rules.md#contract). What it
 * decides, such as the life of a session, must not follow from a spelling mistake.
 */
export function refuseUnknownDevices(app: FastifyInstance): void {
  const reason = `The header DeviceType is ${deviceTypes.join(', ')} or missing.`
  app.addHook('onRequest', async ({ headers: { devicetype } }, reply) => {
    if (devicetype === undefined || parseDeviceType(String(devicetype)) !== undefined) return
    const { status, body } = refusedAnswer({ key: 'BAD_REQUEST', facts: { reason } }, 'en')
    await reply.code(status).type('application/json; charset=utf-8').send(body().plain)
  })
}
