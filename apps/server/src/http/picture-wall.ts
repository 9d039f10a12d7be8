import { ownPictures } from '@provender/catalogue/picture-address'
import { mayCall } from '@provender/domain/permission/permission'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { replyCookies } from './reply-cookies.ts'
import { makeContext } from './request-context.ts'

/** Who may not see the products may not see their pictures either; and what only some may see no cache on the way keeps. */
export function addPictureWall(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { config } = deps.wholesaler.current()
    if (!config.loginWall || !request.url.startsWith(ownPictures)) return
    const facts = {
      headers: request.headers,
      cookies: request.cookies,
      ip: request.ip,
      requestId: request.id,
      // As for pages: showing changes nothing, and other sites' pages are not sent the cookie for a picture.
      isSameOrigin: true,
    }
    const { context } = await makeContext(deps, facts, replyCookies(request, reply, deps.settings.publicUrl))
    if (!mayCall(context.actor, 'catalogue', config))
      return await reply.code(401).header('cache-control', 'no-store').type('text/plain').send('')
    void reply.header('vary', 'cookie, authorization')
  })
  app.addHook('onSend', async (request, reply) => {
    if (
      reply.statusCode !== 401 &&
      deps.wholesaler.current().config.loginWall &&
      request.url.startsWith(ownPictures)
    )
      void reply.header('cache-control', 'private, max-age=3600')
  })
}
