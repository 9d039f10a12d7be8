import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { recordUse } from './record-use.ts'

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
      await recordUse(context, requireUser(context).userId)
      return true
    },
  }),
)
