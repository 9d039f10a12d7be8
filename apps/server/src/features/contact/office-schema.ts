import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type ContactMessageRow, closeMessage, readOpenMessages } from './store.ts'

const maxListed = 200

const ContactMessageType = builder.objectRef<ContactMessageRow>('ContactMessage')
builder.objectType(ContactMessageType, {
  description: 'A message from the contact form.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Int64' }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    telephone: t.exposeString('telephone'),
    message: t.exposeString('message'),
    sentAt: t.expose('sent_at', { type: 'DateTime' }),
  }),
})

builder.queryField('officeContactMessages', (t) =>
  t.field({
    ...allow('service'),
    type: [ContactMessageType],
    description: 'Open messages, longest waiting first; at most 200.',
    resolve: async (_root, _args, { deps }) => [...(await readOpenMessages(deps.db, maxListed))],
  }),
)

builder.mutationField('officeCloseContactMessage', (t) =>
  t.boolean({
    ...allow('service'),
    repeat: { idempotent: 'a message is open or closed' },
    args: { id: t.arg({ type: 'Int64', required: true }) },
    description: 'Closes a message. False if there is none.',
    resolve: async (_root, { id }, { deps }) => await closeMessage(deps.db, id, deps.clock.nowMs()),
  }),
)
