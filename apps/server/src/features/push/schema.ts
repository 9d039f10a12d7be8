import type { PushRegistrationId } from '@provender/domain/ids'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireCustomer } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { endPush, setPushCookie } from './push-cookie.ts'
import { keepRegistration } from './store.ts'
import { subscriptionSchema } from './subscription.ts'

builder.queryField('pushPublicKey', (t) =>
  t.string({
    ...allow('customer'),
    nullable: true,
    description:
      'What a browser subscribes with at its push service, in base64url (VAPID). Null: this shop sends no push messages.',
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
      'Has this browser told what the login is told, in the language of the request; called again, it is renewed. Gives its registration, also in the fcm_token cookie for 365 days.',
    resolve: async (_root, args, context) => {
      const { deps, language, pushToken } = context
      const subscription = parseArgs(subscriptionSchema, args)
      const { loginId, sessionId } = requireCustomer(context)
      const id = await keepRegistration(deps.db, {
        loginId,
        sessionId,
        subscription,
        language,
        nowMs: deps.clock.nowMs(),
        known: pushToken,
        newId: deps.newId() as PushRegistrationId,
      })
      setPushCookie(context, id)
      return id
    },
  }),
)

builder.mutationField('unregisterPush', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a browser is registered or not' },
    description: 'This browser is sent nothing any more; true even where it was not registered.',
    resolve: async (_root, _args, context) => {
      await endPush(context)
      return true
    },
  }),
)
