import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { endPush } from '../push/push-cookie.ts'
import { readDevices, type SignedInDevice, signOutDevice, signOutEverywhere } from './devices.ts'
import { signInOrigin } from './hand-over-session.ts'
import { clearSession } from './session-cookies.ts'

const SignedInDeviceType = builder.objectRef<SignedInDevice>('SignedInDevice')
builder.objectType(SignedInDeviceType, {
  description: 'A device that the user is signed in on. Each one is a session.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'True for the current device.' }),
    isApp: t.exposeBoolean('isApp', { description: 'True for the installed app, false for a browser.' }),
    device: t.exposeString('device', {
      description: 'For example "Chrome · Windows"; empty if the device did not say.',
    }),
    network: t.exposeString('network', {
      description: 'The beginning of the IP address that it signed in from: "203.0.113".',
    }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'Updated every five minutes of use.',
    }),
  }),
})

builder.queryField('signedInDevices', (t) =>
  t.field({
    ...allow('customer'),
    type: [SignedInDeviceType],
    resolve: async (_root, _args, context) => [...(await readDevices(context.deps, requireUser(context)))],
    description:
      'The devices that the user is signed in on: the current one first, then the most recently used.',
  }),
)

builder.mutationField('signOutDevice', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'the session is over' },
    args: { id: t.arg({ type: 'Uuid', required: true }) },
    description: 'Signs the user out on one of their devices. True even if they were not signed in there.',
    resolve: async (_root, { id }, context) => {
      await signOutDevice(context.deps, callerOf(context), id)
      return true
    },
  }),
)

builder.mutationField('signOutEverywhere', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'all sessions are over' },
    description: 'Signs the user out on all devices, including the current one.',
    resolve: async (_root, _args, context) => {
      await signOutEverywhere(context.deps, callerOf(context))
      clearSession(context.cookies)
      await endPush(context)
      return true
    },
  }),
)

function callerOf(context: Context) {
  return { userId: requireUser(context).userId, ...signInOrigin(context) }
}
