import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireCustomer } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { emailArg } from '../../kernel/mail/email-spelling.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { supportingDocumentError } from './settings-schema.ts'

const wishSchema = v.object({
  email: emailArg,
  password: v.string(),
})

builder.mutationField('requestEmailChange', (t) =>
  t.boolean({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    description:
      'Has an e-mail sent to the new address, whose link confirms it, and one to the address there is. Until then nothing changes.',
    resolve: async (_root, args, context) => {
      const { deps, language, ip } = context
      const customer = requireCustomer(context)
      const asked = await requestEmailChange(deps, {
        customer,
        language,
        ip,
        ...parseArgs(wishSchema, args),
      })
      if (!asked.ok) throw supportingDocumentError(asked.refusal)
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
      'By the link of the e-mail, wherever it is opened; gives the address that signs in from now on.',
    resolve: async (_root, { token }, { deps }) => {
      const confirmed = await confirmEmailChange(deps, token)
      if (!confirmed.ok) throw apiError(confirmed.refusal.type)
      return confirmed.value
    },
  }),
)
