import { applicationSchema } from '@provender/domain/application/application'
import { newPasswordSchema } from '@provender/domain/application/password'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailArg, normaliseEmail } from '../../kernel/mail/email-spelling.ts'
import { cleanFields } from '../../kernel/text/clean-text.ts'
import { deviceName } from '../account/device-name.ts'
import { findReset, requestReset, resetPassword } from './password-reset.ts'
import { register, type RegisterRefusal } from './register.ts'

const ApplicationInput = builder.inputType('ApplicationInput', {
  description: 'The details of a business that applies for an account.',
  fields: (t) => ({
    companyName: t.string({ required: true }),
    companyNumber: t.string({ required: true }),
    vatNumber: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    telephone: t.string({ required: true }),
    address1: t.string({ required: true }),
    address2: t.string({ required: true }),
    city: t.string({ required: true }),
    postCode: t.string({ required: true }),
    country: t.string({ required: true }),
    password: t.string({ required: true }),
    marketingEmailEnabled: t.boolean({ required: true }),
    marketingSmsEnabled: t.boolean({ required: true }),
    acceptsTerms: t.boolean({ required: true }),
  }),
})

builder.mutationField('register', (t) =>
  t.boolean({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { key: 'key' },
    args: {
      key: t.arg({ type: 'Uuid', required: true }),
      application: t.arg({ type: ApplicationInput, required: true }),
      proofs: t.arg({ type: ['Uuid'], required: true }),
      captcha: t.arg.string({ required: true }),
    },
    description:
      'Applies for an account, which the wholesaler activates. `key` is created once for the form and sent with every retry. `proofs` are the ids that POST /proofs returned. `captcha` is the token of the hCaptcha widget, empty if the config has no hCaptchaSiteKey. The response is the same for every e-mail address.',
    resolve: async (_root, args, { deps, language, ip }) => {
      const { password, ...lines } = args.application
      const { email, ...answers } = parseArgs(applicationSchema, { ...cleanFields(lines), password })
      const application = { ...answers, email: normaliseEmail(email) }
      const { key, proofs, captcha } = args
      const result = await register(deps, { application, key, proofs, captcha, language, ip })
      if (!result.ok) throw apiErrorOf(result.refusal)
      return true
    },
  }),
)

function apiErrorOf(refusal: RegisterRefusal): Error {
  return refusal.type === 'TOO_MANY_ATTEMPTS'
    ? apiError(refusal.type, { seconds: refusal.seconds })
    : apiError(refusal.type)
}

builder.mutationField('requestPasswordReset', (t) =>
  t.boolean({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    args: { email: t.arg.string({ required: true }) },
    description:
      'Sends an e-mail with a link to choose a new password, valid for 30 minutes. The response is the same for every e-mail address.',
    resolve: async (_root, args, { deps, language, ip, client: { deviceId } }) => {
      const { email } = parseArgs(v.object({ email: emailArg }), args)
      const requested = await requestReset(deps, { email, language, ip, deviceId })
      if (!requested.ok) throw apiError('TOO_MANY_ATTEMPTS', { seconds: requested.refusal.seconds })
      return true
    },
  }),
)

builder.queryField('isPasswordResetOpen', (t) =>
  t.boolean({
    ...allow('anyone'),
    args: { token: t.arg.string({ required: true }) },
    description: 'True if this link can still be used to choose a new password.',
    resolve: async (_root, { token }, { deps }) => (await findReset(deps, token)) !== undefined,
  }),
)

builder.mutationField('resetPassword', (t) =>
  t.boolean({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { link: 'token' },
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    description: 'Sets a new password with the token of a link, once, and signs the user out everywhere.',
    resolve: async (_root, args, { deps, language, ip, client }) => {
      const { token, password } = parseArgs(
        v.object({ token: v.string(), password: newPasswordSchema }),
        args,
      )
      const { deviceId } = client
      const origin = { network: networkOf(ip), device: deviceName(client), deviceId }
      const done = await resetPassword(deps, { token, password, language, ...origin })
      if (!done.ok) throw apiError(done.refusal.type)
      return true
    },
  }),
)
