import { userRoles } from '@provender/domain/permission/permission'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { signInEmailArg } from '../../kernel/mail/email-spelling.ts'
import { readSignedToken } from '../../kernel/secrets.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { endPush } from '../push/push-cookie.ts'
import { deviceName } from './device-name.ts'
import { clientKindOf, handOverSession } from './hand-over-session.ts'
import { clearSession, renewSessionCookie, setRealtimeCookie } from './session-cookies.ts'
import { signIn, type SignInRefusal } from './sign-in.ts'
import { createAccessToken, createRealtimeToken, readAccessToken } from './tokens.ts'

export const UserRoleEnum = builder.enumType('LoginRole', { values: userRoles })

export const User = builder.objectRef<SignedInUser>('User')

builder.objectType(User, {
  description:
    'The user and the company in one object, with the field names of the contract (docs/product-rules.md#contract).',
  fields: (t) => ({
    name: t.exposeString('name'),
    firebaseUserUID: t.string({
      resolve: (user) => user.uid,
      description: 'The company’s realtime id.',
    }),
    code: t.exposeString('companyCode'),
    contact: t.exposeString('contactName'),
    email: t.exposeString('email'),
    address1: t.string({ resolve: ({ address }) => address.address1 }),
    address2: t.string({ resolve: ({ address }) => address.address2 }),
    address3: t.string({ resolve: ({ address }) => address.address3 }),
    city: t.string({ resolve: ({ address }) => address.city }),
    country: t.string({ resolve: ({ address }) => address.country }),
    postCode: t.string({ resolve: ({ address }) => address.postCode }),
    telephone: t.exposeString('telephone'),
    telephone2: t.exposeString('telephone2'),
    mobile: t.exposeString('mobile'),
    fax: t.exposeString('fax'),
    companyName: t.exposeString('companyName'),
    contactName: t.exposeString('contactName'),
    role: t.expose('role', { type: UserRoleEnum }),
    userCode: t.string({ resolve: ({ userId }) => String(userId) }),
    creditLimit: t.field({
      type: 'Money',
      nullable: true,
      resolve: (user) => user.creditLimitMinor,
      description: 'Null if the company does not buy on account.',
    }),
    currencyCode: t.exposeString('currencyCode'),
    marketingEmailEnabled: t.exposeBoolean('marketingEmailEnabled'),
    marketingSmsEnabled: t.exposeBoolean('marketingSmsEnabled'),
    marketingNotificationEnabled: t.exposeBoolean('marketingNotificationEnabled'),
    showAllPricesIncludingVat: t.boolean({
      resolve: (user, _args, { viewer: { config } }) =>
        user.showAllPricesIncludingVat ?? config.showAllPricesIncludingVat,
    }),
    hideDefaultProductPrices: t.boolean({ resolve: (_customer, _args, { viewer }) => viewer.hideStandard }),
    substitutionWish: t.expose('substitutionWish', {
      type: SubstitutionWishEnum,
      description: 'What the company wants if something runs out after it has ordered.',
    }),
  }),
})

builder.queryField('user', (t) =>
  t.field({ ...allow('customer'), type: User, resolve: (_root, _args, context) => requireUser(context) }),
)

builder.queryField('checkToken', (t) =>
  t.boolean({
    ...allow('anyone'),
    args: { token: t.arg.string({ required: true }) },
    description: 'True if this access token, or this session secret of an installed app, is still valid.',
    resolve: async (_root, { token }, { deps }) => {
      const sessionId = await readSignedToken(deps.secrets, (key) =>
        readAccessToken(key, token, deps.clock.nowMs()),
      )
      const user =
        sessionId === null
          ? await deps.accounts.userOfSecret(token)
          : await deps.accounts.userOfSession(sessionId)
      return user !== undefined
    },
  }),
)

const signInArgs = v.object({ email: signInEmailArg })

builder.mutationField('login', (t) =>
  t.string({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: {
      intended: 'a person may sign in on several devices; each sign-in is a session, which ends by itself',
    },
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string({
        description: 'Only after SECOND_FACTOR_REQUIRED: from an authenticator app, or a recovery code.',
      }),
    },
    description:
      'Signs in. On the web, sets the session as a cookie and returns the access token; an installed app gets the session secret.',
    resolve: async (_root, { password, code, ...args }, context) => {
      const { email } = parseArgs(signInArgs, args)
      const clientKind = clientKindOf(context)
      const { client, user, deps, ip, language } = context
      const { deviceId } = client
      const attempt = {
        email,
        password,
        code: code ?? null,
        clientKind,
        ip,
        deviceId,
        language,
        device: deviceName(client),
      } as const
      const signedIn = await signIn(deps, attempt)
      if (!signedIn.ok) throw apiErrorOf(signedIn.refusal)
      const token = await handOverSession(context, signedIn.value)
      // Sign-in replaces the old cookie. End its session, because it could no longer be used or ended.
      if (clientKind === 'web' && user && context.sessionSecret !== null)
        await deps.accounts.endSession(user.sessionId)
      return token
    },
  }),
)

function apiErrorOf(refusal: SignInRefusal): Error {
  return refusal.type === 'TOO_MANY_ATTEMPTS'
    ? apiError(refusal.type, { seconds: refusal.seconds })
    : apiError(refusal.type)
}

builder.mutationField('refreshToken', (t) =>
  t.string({
    ...allow('customer'),
    repeat: { idempotent: 'stores nothing but that the session was used' },
    description: 'A new access token for the session, valid for 300 seconds.',
    resolve: (_root, _args, context) => {
      const { sessionId } = requireUser(context)
      renewSessionCookie(context)
      return accessToken(context, sessionId)
    },
  }),
)

builder.mutationField('logout', (t) =>
  t.boolean({
    ...allow('anyone'),
    repeat: { idempotent: 'the session is over' },
    description: 'Ends the session and removes its cookies. True even if there was none.',
    resolve: async (_root, _args, context) => {
      clearSession(context.cookies)
      await endPush(context)
      if (context.user) await context.deps.accounts.endSession(context.user.sessionId)
      return true
    },
  }),
)

builder.queryField('firebaseCustomToken', (t) =>
  t.string({
    ...allow('customer'),
    description: 'A token for the company’s live channel at master/{uid}/baskets; valid for 0.03 days.',
    resolve: async (_root, _args, context) => {
      const { deps } = context
      const token = await createRealtimeToken(deps.secrets.tokenKey, requireUser(context), deps.clock.nowMs())
      setRealtimeCookie(context, token)
      renewSessionCookie(context)
      return token
    },
  }),
)

function accessToken({ deps }: Context, sessionId: string): Promise<string> {
  return createAccessToken(deps.secrets.tokenKey, sessionId, deps.clock.nowMs())
}
