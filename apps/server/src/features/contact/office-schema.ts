import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { cursorArgs, defineCursorList, idInCursor } from '../../kernel/graphql/cursor-list.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { closeMessage, type ContactMessageRow, countOpenMessages, readOpenMessages } from './store.ts'

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

const ContactMessageList = defineCursorList({
  name: 'ContactMessageList',
  node: ContactMessageType,
  sortKey: v.strictTuple([idInCursor]),
  sortKeyOf: ({ id }): readonly [number] => [id],
})

const listArgs = v.object(ContactMessageList.args)

builder.queryField('officeContactMessages', (t) =>
  t.field({
    ...allow('service'),
    type: ContactMessageList.type,
    args: cursorArgs,
    description: 'Open messages, longest waiting first.',
    resolve: async (_root, args, { deps: { db } }) =>
      await ContactMessageList.pageOf(parseArgs(listArgs, args), {
        read: (part) => readOpenMessages(db, part),
        count: () => countOpenMessages(db),
      }),
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
