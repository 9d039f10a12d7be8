import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** `/manifest.webmanifest`: the shop as an app on a home screen, under the wholesaler's name. */
export function addAppManifest(app: FastifyInstance, { wholesaler }: Pick<Deps, 'wholesaler'>): void {
  app.get('/manifest.webmanifest', (_request, reply) => {
    const { appName } = wholesaler.current().config
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        id: '/',
        name: appName,
        short_name: appName,
        start_url: '/',
        display: 'standalone',
        background_color: '#ffffff',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }),
    )
  })
  // Asked for by who does not read pages.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/icon-192.png', 301))
}
