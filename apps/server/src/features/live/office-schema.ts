import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { findStaffListener } from './find-listener.ts'
import type { LiveVersions } from './live-hub.ts'
import type { OfficeVersions } from './store.ts'

const OfficeVersionsType = builder.objectRef<OfficeVersions>('OfficeVersions')
builder.objectType(OfficeVersionsType, {
  description:
    'Versions, never content. A device whose version differs queries the content. Sent at the start, whenever a version changes, and every 15 seconds.',
  fields: (t) => ({
    orders: t.field({
      type: 'Int64',
      description: 'Increases with every change to orders, including their payments and claims.',
      resolve: ({ orders }) => orders,
    }),
    claims: t.field({ type: 'Int64', resolve: ({ claims }) => claims }),
    applications: t.field({ type: 'Int64', resolve: ({ applications }) => applications }),
    imports: t.field({
      type: 'Int64',
      description: 'Increases with every imported file.',
      resolve: ({ imports }) => imports,
    }),
  }),
})

builder.subscriptionField('officeLive', (t) =>
  t.field({
    ...allow('staff'),
    type: OfficeVersionsType,
    description:
      'The live channel of staff: POST with `Accept: text/event-stream`. It ends with the session.',
    subscribe: async (_root, _args, context) => {
      const listener = await findStaffListener(context)
      if (!listener) throw apiError('NOT_SIGNED_IN')
      const joined = context.deps.live.join(listener)
      if (!joined.ok) throw apiError('TOO_MANY_ATTEMPTS', { seconds: 30 })
      return joined.value
    },
    resolve: ({ office }: LiveVersions) => {
      if (!office) throw new Error('A staff member listens without versions of the office')
      return office
    },
  }),
)
