import { localDay } from '@provender/domain/slots/local-time'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { deviceName } from '../account/device-name.ts'
import { recordDevice } from '../account/known-devices.ts'

const yearSeconds = 365 * 86_400

builder.mutationField('createDeviceId', (t) =>
  t.string({
    ...allow('anyone', { apps: ['shop', 'office'] }),
    repeat: { intended: 'stores nothing here; the last id is the one that counts' },
    description: 'A new device id, also stored in the device-id cookie for 365 days.',
    resolve: (_root, _args, { deps, cookies }) => {
      const deviceId = deps.newId()
      cookies.set('device-id', deviceId, { maxAgeSeconds: yearSeconds, httpOnly: false })
      return deviceId
    },
  }),
)

builder.mutationField('requestLog', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a device is noted once a day' },
    description:
      'Records once a day that a user used a device. Further calls on the same day change nothing.',
    resolve: async (_root, _args, context) => {
      const { deps, client, viewer, ip } = context
      const { userId } = requireUser(context)
      const day = localDay(deps.clock.nowMs(), viewer.config.warehouseTimezone).toString()
      const noted = await deps.db
        .insertInto('request_log')
        .values({
          login_id: userId,
          device_id: client.deviceId ?? '',
          day,
          device_type: client.deviceType,
          device_model: client.deviceModel,
          os: client.os,
          os_version: client.osVersion,
          build_id: client.buildId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst()
      if (!noted) return true
      // Sessions of invitations and reset links begin without a sign-in.
      const mark = { deviceId: client.deviceId, device: deviceName(client), network: networkOf(ip) }
      await recordDevice(deps.db, { table: 'login_device', id: userId }, mark)
      return true
    },
  }),
)
