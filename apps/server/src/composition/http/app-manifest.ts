import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'

/** `/manifest.webmanifest`: the shop as an app on a home screen, under the wholesaler's name. */
export function addAppManifest(app: FastifyInstance, { wholesaler }: Pick<Deps, 'wholesaler'>): void {
  app.get('/manifest.webmanifest', (_request, reply) => {
    const { appName, slugName } = wholesaler.current().config
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        // By it a device knows the app: shops that share an address are two.
        id: `/?app=${slugName}`,
        name: appName,
        short_name: appName,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        // Of what is shown while the app starts, until the page is painted.
        background_color: '#ffffff',
        theme_color: '#ffffff',
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
