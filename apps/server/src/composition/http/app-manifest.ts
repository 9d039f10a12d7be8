import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'

export function addAppManifest(app: FastifyInstance, { wholesaler }: Pick<Deps, 'wholesaler'>): void {
  app.get('/manifest.webmanifest', (_request, reply) => {
    const { appName, slugName } = wholesaler.current().config
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        // Identifies the app on a device. Shops that share an address are two apps.
        id: `/?app=${slugName}`,
        name: appName,
        short_name: appName,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        // Shown while the app starts, until the page is painted.
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
  // For clients that request it without reading a page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/icon-192.png', 301))
}
