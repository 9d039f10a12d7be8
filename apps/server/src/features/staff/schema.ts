import { staffRoles } from '@provender/domain/permission/permission'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { StaffMember } from '../../kernel/identity/staff-member.ts'
import { signInEmailArg } from '../../kernel/mail/email-spelling.ts'
import { deviceName } from '../account/device-name.ts'
import { clearOfficeCookie, setOfficeCookie } from './office-cookie.ts'
import { signInStaff } from './staff-sign-in.ts'

export const StaffRoleEnum = builder.enumType('StaffRole', { values: staffRoles })

const StaffMemberType = builder.objectRef<StaffMember>('StaffMember')
builder.objectType(StaffMemberType, {
  description: 'A staff member.',
  fields: (t) => ({
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: StaffRoleEnum }),
  }),
})

builder.queryField('officeMe', (t) =>
  t.field({
    ...allow('staff'),
    type: StaffMemberType,
    resolve: (_root, _args, context) => requireStaff(context).member,
  }),
)

const signInArgs = v.object({ email: signInEmailArg })

builder.mutationField('officeLogin', (t) =>
  t.string({
    nullable: true,
    ...allow('anyone', { oncePerRequest: true, apps: ['office'] }),
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
      'Signs a staff member in. A program receives the session secret, to be sent as a Bearer token. A browser that sends `App: office` receives null, and the secret in a cookie. The session expires after 30 minutes without use, or after 12 hours.',
    resolve: async (_root, { password, code, ...args }, context) => {
      const { email } = parseArgs(signInArgs, args)
      const { deps, ip, client, language } = context
      const { deviceId } = client
      const device = deviceName(client)
      const attempt = { email, password, code: code ?? null, ip, deviceId, language, device }
      const signedIn = await signInStaff(deps, attempt)
      if (!signedIn.ok) {
        const { refusal } = signedIn
        throw refusal.type === 'TOO_MANY_ATTEMPTS'
          ? apiError(refusal.type, { seconds: refusal.seconds })
          : apiError(refusal.type)
      }
      if (context.cookieApp !== 'office') return signedIn.value
      // Scripts of a page cannot read a cookie, so that nothing that gets into one can steal the session.
      setOfficeCookie(context, signedIn.value)
      return null
    },
  }),
)

builder.mutationField('officeLogout', (t) =>
  t.boolean({
    ...allow('staff'),
    repeat: { idempotent: 'the session is over' },
    resolve: async (_root, _args, context) => {
      await context.deps.staffSessions.end(requireStaff(context).secret)
      if (context.cookieApp === 'office') clearOfficeCookie(context)
      return true
    },
  }),
)
