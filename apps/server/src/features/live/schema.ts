import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { findListener } from './find-listener.ts'
import type { LiveVersions } from './live-hub.ts'

const LiveVersionsType = builder.objectRef<LiveVersions>('LiveVersions')
builder.objectType(LiveVersionsType, {
  description:
    'Versions, never content. A device whose version differs queries the content. Sent at the start, whenever a version changes, and every 15 seconds.',
  fields: (t) => ({
    baskets: t.field({
      type: 'Int64',
      nullable: true,
      description: 'The version of `basketList`. Null without a path.',
      resolve: ({ own }) => own?.baskets ?? null,
    }),
    orders: t.field({
      type: 'Int64',
      nullable: true,
      description: 'Increases with every change to the company’s orders. Null without a path.',
      resolve: ({ own }) => own?.orders ?? null,
    }),
    unreadNotifications: t.int({
      nullable: true,
      description: 'Null without a path.',
      resolve: ({ own }) => own?.unreadNotifications ?? null,
    }),
    catalogue: t.field({ type: 'Int64', resolve: ({ catalogue }) => catalogue }),
    stock: t.exposeString('stock', {
      description: 'A different text means that visible stock has changed, or that another server sends it.',
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
        description: '`master/{uid}/baskets`, for users of that company. If omitted, only the shop’s data.',
      }),
      token: t.arg.string({
        description: 'The result of `firebaseCustomToken`. If omitted, the session is used.',
      }),
    },
    description:
      'The live channel: POST with `Accept: text/event-stream`. It ends with the session or the token.',
    subscribe: async (_root, args, context) => {
      const { path, token } = parseArgs(liveArgs, args)
      const listener = await findListener(context, { path: path ?? undefined, token: token ?? undefined })
      if (!listener.ok) throw apiError(listener.refusal)
      const joined = context.deps.live.join(listener.value)
      if (!joined.ok) throw apiError('TOO_MANY_ATTEMPTS', { seconds: 30 })
      return joined.value
    },
    resolve: (versions) => versions,
  }),
)
