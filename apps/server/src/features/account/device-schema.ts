import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireCustomer } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { endPush } from '../push/push-cookie.ts'
import { deviceName } from './device-name.ts'
import { readDevices, type SignedInDevice, signOutDevice, signOutEverywhere } from './devices.ts'
import { clearSession } from './session-cookies.ts'

const SignedInDeviceType = builder.objectRef<SignedInDevice>('SignedInDevice')
builder.objectType(SignedInDeviceType, {
  description: 'A device on which the login is signed in: one session.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
    isApp: t.exposeBoolean('isApp', { description: 'The installed app; else a browser.' }),
    device: t.exposeString('device', { description: '"Chrome · Windows"; empty where it did not say.' }),
    network: t.exposeString('network', {
      description: 'How the address began that it signed in from: "203.0.113".',
    }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'Written down every five minutes of use.',
    }),
  }),
})

builder.queryField('signedInDevices', (t) =>
  t.field({
    ...allow('customer'),
    type: [SignedInDeviceType],
    resolve: async (_root, _args, context) => [
      ...(await readDevices(context.deps, requireCustomer(context))),
    ],
    description: 'Where the login is signed in: the device that asks first, then those used last.',
  }),
)

builder.mutationField('signOutDevice', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'the session is over' },
    args: { id: t.arg({ type: 'Uuid', required: true }) },
    description: 'Signs the login out on one of its devices; true also where it was not signed in.',
    resolve: async (_root, { id }, context) => {
      await signOutDevice(context.deps, doerOf(context), id)
      return true
    },
  }),
)

builder.mutationField('signOutEverywhere', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'all sessions are over' },
    description: 'Signs the login out on all its devices, the one that asks among them.',
    resolve: async (_root, _args, context) => {
      await signOutEverywhere(context.deps, doerOf(context))
      clearSession(context.cookies)
      await endPush(context)
      return true
    },
  }),
)

function doerOf(context: Context) {
  const { loginId } = requireCustomer(context)
  return { loginId, network: networkOf(context.ip), device: deviceName(context.client) }
}
