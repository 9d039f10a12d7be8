import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { requireUser } from '../../../kernel/graphql/context.ts'
import { passwordError } from '../settings-schema.ts'
import {
  cancelDeletion,
  confirmDeletion,
  type Deletion,
  findDeletion,
  requestDeletion,
} from './delete-account.ts'

const AccountDeletion = builder.objectRef<Deletion>('AccountDeletion')
builder.objectType(AccountDeletion, {
  description: 'A user’s request to delete their account.',
  fields: (t) => ({
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ startsAtMs }) => startsAtMs,
      description: 'Null until the link of the e-mail is used.',
    }),
  }),
})

builder.queryField('accountDeletion', (t) =>
  t.field({
    ...allow('customer'),
    type: AccountDeletion,
    nullable: true,
    resolve: async (_root, _args, context) =>
      (await findDeletion(context.deps, requireUser(context).userId)) ?? null,
  }),
)

builder.mutationField('requestAccountDeletion', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    type: AccountDeletion,
    args: { password: t.arg.string({ required: true }) },
    description:
      'Sends an e-mail with a confirmation link. The last owner of a company with other users cannot leave.',
    resolve: async (_root, { password }, context) => {
      const { deps, language } = context
      const user = requireUser(context)
      const requested = await requestDeletion(deps, { user, password, language })
      if (requested.ok) return requested.value
      throw requested.refusal.type === 'LAST_OWNER'
        ? apiError('LAST_OWNER')
        : passwordError(requested.refusal)
    },
  }),
)

builder.mutationField('confirmAccountDeletion', (t) =>
  t.field({
    ...allow('anyone'),
    repeat: { link: 'token' },
    type: AccountDeletion,
    args: { token: t.arg.string({ required: true }) },
    description: 'Uses the link of the e-mail, on any device.',
    resolve: async (_root, { token }, { deps }) => {
      const confirmed = await confirmDeletion(deps, token)
      if (!confirmed.ok) throw apiError(confirmed.refusal.type)
      return confirmed.value
    },
  }),
)

builder.mutationField('cancelAccountDeletion', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a deletion is planned or not' },
    description: 'Cancels the deletion of the account. True even if none was requested.',
    resolve: async (_root, _args, context) => {
      await cancelDeletion(context.deps, requireUser(context).userId)
      return true
    },
  }),
)
