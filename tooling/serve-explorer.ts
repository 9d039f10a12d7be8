import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance } from 'fastify'

/** A console for the API, signed in like the shop in the same browser. */
export function serveExplorer(app: FastifyInstance): void {
  const headers = JSON.stringify({ deviceId: 'explorer', deviceType: 'web' })
  // The server's own route for this address only says that there is nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== '/graphql') return
    await reply
      .type('text/html; charset=utf-8')
      .send(renderGraphiQL({ title: 'Provender API', endpoint: '/graphql', headers }))
  })
}
