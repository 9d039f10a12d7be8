import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { emailArg } from '../../kernel/mail/email-spelling.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { passwordError } from './settings-schema.ts'

const emailChangeArgs = v.object({
  email: emailArg,
  password: v.string(),
})

builder.mutationField('requestEmailChange', (t) =>
  t.boolean({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    description:
      'Sends an e-mail with a confirmation link to the new address, and a notice to the current one. Nothing changes until the link is used.',
    resolve: async (_root, args, context) => {
      const { deps, language } = context
      const user = requireUser(context)
      const requested = await requestEmailChange(deps, {
        user,
        language,
        ...parseArgs(emailChangeArgs, args),
      })
      if (!requested.ok) throw passwordError(requested.refusal)
      return true
    },
  }),
)

builder.mutationField('confirmEmailChange', (t) =>
  t.string({
    ...allow('anyone'),
    repeat: { link: 'token' },
    args: { token: t.arg.string({ required: true }) },
    description:
      'Uses the link of the e-mail, on any device. Returns the address to sign in with from now on.',
    resolve: async (_root, { token }, { deps }) => {
      const confirmed = await confirmEmailChange(deps, token)
      if (!confirmed.ok) throw apiError(confirmed.refusal.type)
      return confirmed.value
    },
  }),
)
