import type { ShopRenderer } from '@provender/schema/shop-renderer'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { languageOf } from '../../kernel/http/request-context.ts'
import { contentSecurityPolicy } from '../../kernel/http/security-headers.ts'

/** The build of the service worker uses this address. */
const offlinePage = '/offline-start'

interface OfflineOptions {
  readonly deps: Pick<Deps, 'settings' | 'wholesaler'>
  readonly shop: () => Promise<ShopRenderer>
  readonly serviceWorker?: string
}

export function addOfflineStart(app: FastifyInstance, { deps, shop, serviceWorker }: OfflineOptions): void {
  if (serviceWorker === undefined) return
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self' https:" })
      .send(serviceWorker),
  )
  app.get(offlinePage, async (request, reply) => {
    const { renderOfflinePage } = await shop()
    const { availableLanguages, hCaptchaSiteKey } = deps.wholesaler.current().config
    return await reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy({
          scriptHashes: [],
          usesCaptcha: hCaptchaSiteKey !== '',
          usesStripe: deps.settings.stripe !== undefined,
          allowsInlineTools: false,
        }),
      })
      .send(renderOfflinePage(languageOf(request, availableLanguages)))
  })
}
