import type { PushRegistrationId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { storeAppRegistration } from './app-registration.ts'
import { appIdOf } from './push-accounts.ts'
import { appPushChannels, pushEnvironments } from './push-address.ts'

const AppPushChannelEnum = builder.enumType('AppPushChannel', {
  values: appPushChannels,
  description: 'The service that takes push messages for an app: Firebase Cloud Messaging or Apple’s.',
})

const PushEnvironmentEnum = builder.enumType('PushEnvironment', {
  values: pushEnvironments,
  description: 'Apple’s service for published apps, or that for builds of developers.',
})

/** The services do not publish how long their tokens are: these limits leave ample room. */
const registrationSchema = v.variant('channel', [
  v.object({
    channel: v.literal('FCM'),
    token: v.pipe(v.string(), v.regex(/^[\w:-]{20,1000}$/)),
  }),
  v.object({
    channel: v.literal('APNS'),
    token: v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[\da-f]{2}){32,200}$/)),
    environment: v.picklist(pushEnvironments),
  }),
])

builder.mutationField('registerAppPush', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'an app has one registration' },
    args: {
      token: t.arg.string({ required: true }),
      channel: t.arg({ type: AppPushChannelEnum, required: true }),
      environment: t.arg({ type: PushEnvironmentEnum, required: true }),
    },
    description:
      'Registers the installed app of this session for the user’s push messages, in the language of the request. A repeated call renews the registration, which ends with the session. A token belongs to the user who registered it last. False if this shop sends nothing through the service.',
    resolve: async (_root, args, context) => {
      const { deps, language } = context
      const { userId, sessionId, channel } = requireUser(context)
      if (channel !== 'mobile')
        throw apiError('NOT_ALLOWED', {
          reason: 'Only the session of an installed app on ANDROID or IOS is registered for FCM or APNS.',
        })
      const registration = parseArgs(registrationSchema, args)
      const appId = appIdOf(deps.pushAccounts, registration.channel)
      if (!deps.settings.push || appId === undefined) return false
      const isStored = await storeAppRegistration(deps.db, {
        userId,
        sessionId,
        address: { ...registration, appId },
        language,
        nowMs: deps.clock.nowMs(),
        newId: deps.newId() as PushRegistrationId,
      })
      if (!isStored) throw apiError('NOT_SIGNED_IN')
      return true
    },
  }),
)
