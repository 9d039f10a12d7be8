import type { PushRegistrationId } from '@provender/domain/ids'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { endAppRegistration } from './app-registration.ts'
import { endPush, setPushCookie } from './push-cookie.ts'
import { storeRegistration } from './store.ts'
import { subscriptionSchema } from './subscription.ts'

builder.queryField('pushPublicKey', (t) =>
  t.string({
    ...allow('customer'),
    nullable: true,
    description:
      'The public key that a browser subscribes with at its push service, in base64url (VAPID). Null if this shop sends no push messages.',
    resolve: (_root, _args, { deps }) => (deps.settings.push ? deps.secrets.pushKeys.publicKey : null),
  }),
)

builder.mutationField('registerPush', (t) =>
  t.string({
    ...allow('customer'),
    repeat: { idempotent: 'a browser has one registration' },
    args: {
      endpoint: t.arg.string({ required: true }),
      p256dh: t.arg.string({ required: true }),
      auth: t.arg.string({ required: true }),
    },
    description:
      'Registers this browser for the user’s push messages, in the language of the request. A repeated call renews the registration. Returns its id, which is also stored in the fcm_token cookie for 365 days.',
    resolve: async (_root, args, context) => {
      const { deps, language, pushToken } = context
      const subscription = parseArgs(subscriptionSchema, args)
      const { userId, sessionId } = requireUser(context)
      const id = await storeRegistration(deps.db, {
        userId,
        sessionId,
        subscription,
        language,
        nowMs: deps.clock.nowMs(),
        knownId: pushToken,
        newId: deps.newId() as PushRegistrationId,
      })
      if (id === undefined) throw apiError('NOT_SIGNED_IN')
      setPushCookie(context, id)
      return id
    },
  }),
)

builder.mutationField('unregisterPush', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a device is registered or not' },
    description: 'Ends push messages to this browser or installed app. True even if it was not registered.',
    resolve: async (_root, _args, context) => {
      const { channel, sessionId } = requireUser(context)
      if (channel === 'mobile') await endAppRegistration(context.deps.db, sessionId)
      await endPush(context)
      return true
    },
  }),
)
