import { newPasswordSchema } from '@provender/domain/application/password'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailArg } from '../../kernel/mail/email-spelling.ts'
import { deviceName } from '../account/device-name.ts'
import { requestResetLink } from '../account/reset-links.ts'
import { passwordError } from '../account/settings-schema.ts'
import { confirmStaffPassword } from './confirm-staff-password.ts'
import { findStaffReset, resetStaffPassword } from './reset-staff-password.ts'
import { isKnownStaffDevice, staffAddress } from './staff-sign-in.ts'

builder.mutationField('officeRequestPasswordReset', (t) =>
  t.boolean({
    ...allow('anyone', { oncePerRequest: true, apps: ['office'] }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    args: { email: t.arg.string({ required: true }) },
    description:
      'Sends a staff member an e-mail with a link to choose a new password, valid for 30 minutes. The response is the same for every e-mail address.',
    resolve: async (_root, args, { deps, language, ip, client: { deviceId } }) => {
      const { email } = parseArgs(v.object({ email: emailArg }), args)
      const isKnown = await isKnownStaffDevice(deps.db, { email, deviceId })
      const requested = await requestResetLink(deps, {
        account: staffAddress(email),
        language,
        ip,
        knownDeviceId: isKnown ? deviceId : null,
        job: { kind: 'STAFF_MAIL', payload: { about: 'RESET', email, language } },
      })
      if (!requested.ok) throw apiError('TOO_MANY_ATTEMPTS', { seconds: requested.refusal.seconds })
      return true
    },
  }),
)

builder.queryField('officePasswordReset', (t) =>
  t.string({
    ...allow('anyone', { apps: ['office'] }),
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    description: 'The e-mail address of the member of this link; null if it can no longer be used.',
    resolve: async (_root, { token }, { deps }) => (await findStaffReset(deps, token))?.email ?? null,
  }),
)

builder.mutationField('officeResetPassword', (t) =>
  t.string({
    ...allow('anyone', { oncePerRequest: true, apps: ['office'] }),
    repeat: { link: 'token' },
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    description:
      'Sets a new password with the token of a link, once, and signs the member out everywhere. Returns the e-mail address to sign in with.',
    resolve: async (_root, args, { deps, language, ip, client }) => {
      const parsed = parseArgs(v.object({ token: v.string(), password: newPasswordSchema }), args)
      const { deviceId } = client
      const origin = { network: networkOf(ip), device: deviceName(client), deviceId }
      const reset = await resetStaffPassword(deps, { ...parsed, language, ...origin })
      if (!reset.ok) throw apiError(reset.refusal.type)
      return reset.value
    },
  }),
)

builder.mutationField('officeConfirmPassword', (t) =>
  t.boolean({
    ...allow('staff', { oncePerRequest: true }),
    repeat: { intended: 'says when the password was typed last' },
    args: { password: t.arg.string({ required: true }) },
    description:
      'For ten minutes this session may do what is refused with PASSWORD_NEEDED: add people, change roles, end and give back access.',
    resolve: async (_root, { password }, context) => {
      const { member, secret } = requireStaff(context)
      const { staffId } = member
      const entry = { staffId, secretHash: hashSecret(secret), password }
      const confirmed = await confirmStaffPassword(context.deps, entry)
      if (!confirmed.ok) throw passwordError(confirmed.refusal)
      return true
    },
  }),
)
