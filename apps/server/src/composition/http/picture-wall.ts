import { mayCall } from '@provender/domain/permission/permission'
import type { FastifyInstance, onRequestAsyncHookHandler, onSendAsyncHookHandler } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { ReadContext } from '../../kernel/http/request-context.ts'

/** Where pictures are, as they are or made narrower. */
const ofPictures = /^\/(?:\w+-)?pictures\//

/** Who may not see the products may not see their pictures either; and what only some may see, no cache on the way keeps. */
export function addPictureWall(app: FastifyInstance, deps: Deps, readContext: ReadContext): void {
  const isWalled = () => deps.wholesaler.current().config.loginWall
  const refuse: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isWalled()) return
    // As for pages: showing changes nothing, and other sites' pages are not sent the cookie for a picture.
    const context = await readContext(request, reply, null)
    if (!mayCall(context.actor, 'catalogue', context.viewer.config))
      await reply.code(401).type('text/plain').send('')
  }
  const keepPrivate: onSendAsyncHookHandler = async (_request, reply, payload) => {
    if (isWalled())
      void reply.header('cache-control', reply.statusCode === 401 ? 'no-store' : 'private, max-age=3600')
    return payload
  }
  app.addHook('onRoute', (route) => {
    if (!ofPictures.test(route.url)) return
    route.onRequest = [...[route.onRequest ?? []].flat(), refuse]
    route.onSend = [...[route.onSend ?? []].flat(), keepPrivate]
  })
}
