import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { findListener } from './find-listener.ts'
import type { LiveVersions } from './live-hub.ts'

const LiveVersionsType = builder.objectRef<LiveVersions>('LiveVersions')
builder.objectType(LiveVersionsType, {
  description:
    'Versions, never what has them: who finds one that is not hers asks for it. Told when one moves, at the beginning, and again every 15 seconds.',
  fields: (t) => ({
    baskets: t.field({
      type: 'Int64',
      nullable: true,
      description: 'As `basketList` has it. Null without a path.',
      resolve: ({ own }) => own?.baskets ?? null,
    }),
    orders: t.field({
      type: 'Int64',
      nullable: true,
      description: 'Counts what happens to the company’s orders. Null without a path.',
      resolve: ({ own }) => own?.orders ?? null,
    }),
    unreadNotifications: t.int({
      nullable: true,
      description: 'Null without a path.',
      resolve: ({ own }) => own?.unreadNotifications ?? null,
    }),
    catalogue: t.field({ type: 'Int64', resolve: ({ catalogue }) => catalogue }),
    stock: t.exposeString('stock', {
      description: 'Another text: what is shown of the stock has changed, or another server tells it.',
    }),
    settings: t.field({ type: 'Int64', resolve: ({ settings }) => settings }),
  }),
})

const liveArgs = v.object({
  path: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  token: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
})

builder.subscriptionField('live', (t) =>
  t.field({
    ...allow('anyone'),
    type: LiveVersionsType,
    args: {
      path: t.arg.string({
        description: '`master/{uid}/baskets`, for logins of that company. Without it, the shop alone.',
      }),
      token: t.arg.string({
        description: 'What `firebaseCustomToken` gave. Without it the session must do.',
      }),
    },
    description:
      'The live channel: POST with `Accept: text/event-stream`. Ends with the session, and with the token.',
    subscribe: async (_root, args, context) => {
      const { path, token } = parseArgs(liveArgs, args)
      const found = await findListener(context, { path: path ?? undefined, token: token ?? undefined })
      if (!found.ok) throw apiError(found.refusal)
      const joined = context.deps.live.join(found.value)
      if (!joined.ok) throw apiError('TOO_MANY_ATTEMPTS', { seconds: 30 })
      return joined.value
    },
    resolve: (versions) => versions,
  }),
)
