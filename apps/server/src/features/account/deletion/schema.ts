import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { requireCustomer } from '../../../kernel/graphql/context.ts'
import { supportingDocumentError } from '../settings-schema.ts'
import {
  cancelDeletion,
  confirmDeletion,
  type Deletion,
  findDeletion,
  requestDeletion,
} from './delete-account.ts'

const AccountDeletion = builder.objectRef<Deletion>('AccountDeletion')
builder.objectType(AccountDeletion, {
  description: 'A login’s wish to be deleted.',
  fields: (t) => ({
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ startsAtMs }) => startsAtMs,
      description: 'Null: the e-mail is not answered yet.',
    }),
  }),
})

builder.queryField('accountDeletion', (t) =>
  t.field({
    ...allow('customer'),
    type: AccountDeletion,
    nullable: true,
    resolve: async (_root, _args, context) =>
      (await findDeletion(context.deps, requireCustomer(context).loginId)) ?? null,
  }),
)

builder.mutationField('requestAccountDeletion', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a repeat within a minute sends no second e-mail' },
    type: AccountDeletion,
    args: { password: t.arg.string({ required: true }) },
    description: 'Has an e-mail sent whose link confirms it. The last owner of others cannot leave.',
    resolve: async (_root, { password }, context) => {
      const { deps, language, ip } = context
      const customer = requireCustomer(context)
      const asked = await requestDeletion(deps, { customer, password, language, ip })
      if (asked.ok) return asked.value
      throw asked.refusal.type === 'LAST_OWNER'
        ? apiError('LAST_OWNER')
        : supportingDocumentError(asked.refusal)
    },
  }),
)

builder.mutationField('confirmAccountDeletion', (t) =>
  t.field({
    ...allow('anyone'),
    repeat: { link: 'token' },
    type: AccountDeletion,
    args: { token: t.arg.string({ required: true }) },
    description: 'By the link of the e-mail, wherever it is opened.',
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
    description: 'The account stays; true even where nobody wanted it deleted.',
    resolve: async (_root, _args, context) => {
      await cancelDeletion(context.deps, requireCustomer(context).loginId)
      return true
    },
  }),
)
