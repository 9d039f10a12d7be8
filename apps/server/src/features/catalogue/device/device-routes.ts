import { mayCall } from '@provender/domain/permission/permission'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../kernel/deps.ts'
import { callerOf, runInLane } from '../../../kernel/fairness/lanes.ts'
import type { Context } from '../../../kernel/graphql/context.ts'
import type { ReadContext } from '../../../kernel/http/request-context.ts'
import { cookieRefusal } from '../../../kernel/http/same-origin.ts'
import { sendCompressed } from '../../../kernel/http/send-compressed.ts'
import { sendRefusal } from '../../../kernel/http/send-refusal.ts'
import type { WireBody } from '../../../kernel/http/wire-body.ts'
import { currentCatalogue } from './current-catalogue.ts'
import { createOverlayCache, type Overlay } from './overlay-cache.ts'
import { createSnapshotCache } from './snapshot-cache.ts'

interface DeviceRequest {
  readonly request: FastifyRequest<{
    Params: Partial<Record<string, string>>
    Querystring: { from?: unknown }
  }>
  readonly reply: FastifyReply
  readonly context: Context
}

/** The catalogue for devices (docs/decisions/0006-catalogue-versions.md). Each caller gets the part that they may see. */
export function addDeviceRoutes(app: FastifyInstance, deps: Deps, readContext: ReadContext): void {
  const snapshots = createSnapshotCache(deps)
  const overlays = createOverlayCache(deps)
  const get = (path: string, answer: (request: DeviceRequest) => Promise<FastifyReply>): void => {
    app.get<{ Params: Partial<Record<string, string>>; Querystring: { from?: unknown } }>(
      path,
      async (request, reply) => {
        // As for the API: a script cannot send a custom header across sites without a preflight.
        const refused = cookieRefusal(request, deps.settings.publicUrl)
        const context = await readContext(request, reply, refused)
        if (!mayCall(context.actor, 'catalogue', context.viewer.config)) {
          const key = context.cookieRefusal ?? 'NOT_SIGNED_IN'
          return await sendRefusal(reply, { key, facts: {} }, { language: context.language })
        }
        return await answer({ request, reply, context })
      },
    )
  }
  get('/catalogue/current', async ({ request, reply, context }) =>
    sendPrivately(
      { request, reply },
      currentCatalogue(context, await snapshots.current(context.viewer.channel)),
    ),
  )
  get('/catalogue/delta', async ({ request, reply, context }) => {
    const from = /^\d{1,15}$/.test(String(request.query.from)) ? Number(request.query.from) : undefined
    if (from === undefined)
      return await sendRefusal(reply, { key: 'BAD_REQUEST', facts: {} }, { language: context.language })
    const delta = await snapshots.delta(context.viewer.channel, from, (work) =>
      runInLane('LONG', callerOf(context), work),
    )
    return delta ? await sendPrivately({ request, reply }, delta) : await refuseMissing({ reply, context })
  })
  get('/catalogue/prices', async (request) =>
    sendOverlay(request, await overlays.prices(request.context.viewer)),
  )
  get('/catalogue/stock', async (request) =>
    sendOverlay(request, await overlays.stock(request.context.viewer)),
  )
  get('/catalogue/marks', (request) => sendOverlay(request, overlays.favourites(request.context.viewer)))
  get('/catalogue/:key/:part', async (request) => {
    const { key = '', part = '' } = request.request.params
    const snapshot = await snapshots.find(request.context.viewer.channel, key)
    const number = /^details-(\d{1,4})\.json$/.exec(part)?.[1]
    const section = part === 'lists.json' ? snapshot?.lists : snapshot?.details[Number(number)]
    return section ? await sendForGood(request, section.body) : await refuseMissing(request)
  })
}

/** Unlike an API response, this one has the status 404. */
async function refuseMissing({
  reply,
  context: { language },
}: Pick<DeviceRequest, 'reply' | 'context'>): Promise<FastifyReply> {
  return await sendRefusal(reply, { key: 'NOT_FOUND', facts: {} }, { language, status: 404 })
}

type PrivateRequest = Pick<DeviceRequest, 'request' | 'reply'>

async function sendPrivately({ request, reply }: PrivateRequest, body: WireBody): Promise<FastifyReply> {
  void reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
  return await sendCompressed(request, reply, body)
}

async function sendOverlay(
  { request, reply }: PrivateRequest,
  { etag, body }: Overlay,
): Promise<FastifyReply> {
  void reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag)
    return await reply.code(304).header('cache-control', 'private, no-store').send()
  return await sendPrivately({ request, reply }, body)
}

/** Shared caches may keep what visitors may see, for ever. What only customers may see is stored only on their device. */
async function sendForGood(
  { request, reply, context }: DeviceRequest,
  body: WireBody,
): Promise<FastifyReply> {
  const { channel, config } = context.viewer
  if (channel !== 'visitor' || config.loginWall) return await sendPrivately({ request, reply }, body)
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('application/json; charset=utf-8')
  return await sendCompressed(request, reply, body)
}
