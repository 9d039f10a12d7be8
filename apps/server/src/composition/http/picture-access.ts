import { mayCall } from '@provender/domain/permission/permission'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
} from 'fastify'
import * as v from 'valibot'
import { isPictureKey } from '../../features/picture/picture-key.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { ReadContext } from '../../kernel/http/request-context.ts'
import { readSigned } from '../../kernel/secrets.ts'

/** The addresses of pictures, original or resized. */
export const picturePaths = /^\/(?:\w+-)?pictures\//

/**
 * After an hour, a device checks if the picture has changed, and shows the old one meanwhile. An app without a connection
 * has its pictures for a week (docs/app.md).
 */
const lifetime = 'max-age=3600, stale-while-revalidate=604800'

const keyQuery = v.object({ k: v.string() })

/** Refuses pictures to callers who may not see the products, and have no key (`pictureKey`). Shared caches do not store pictures that only some may see. */
export function addPictureAccess(app: FastifyInstance, deps: Deps, readContext: ReadContext): void {
  const isWalled = () => deps.wholesaler.current().config.loginWall
  const refuse: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isWalled() || hasKey(request)) return
    // As for pages: a picture only reads, and pages of other sites do not send the cookie with it.
    const context = await readContext(request, reply, null)
    if (!mayCall(context.actor, 'catalogue', context.viewer.config))
      await reply.code(401).type('text/plain').send('')
  }
  const hasKey = ({ query }: FastifyRequest): boolean => {
    const parsed = v.safeParse(keyQuery, query)
    if (!parsed.success) return false
    return readSigned(deps.secrets, (key) => isPictureKey(key, parsed.output.k, deps.clock.nowMs()))
  }
  const setCaching: onSendAsyncHookHandler = async (_request, reply, payload) => {
    const caching = `${isWalled() ? 'private' : 'public'}, ${lifetime}`
    void reply.header('cache-control', reply.statusCode < 400 ? caching : 'no-store')
    return payload
  }
  app.addHook('onRoute', (route) => {
    if (!picturePaths.test(route.url)) return
    route.onRequest = [...[route.onRequest ?? []].flat(), refuse]
    route.onSend = [...[route.onSend ?? []].flat(), setCaching]
  })
}
