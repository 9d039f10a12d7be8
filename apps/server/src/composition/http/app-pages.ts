import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { languageOf } from '../../kernel/http/request-context.ts'
import { contentSecurityPolicy } from '../../kernel/http/security-headers.ts'

/** An app that is one page for all its addresses, such as the office. Its scripts load everything else. */
export interface ServedApp {
  readonly prefix: `/${string}`
  readonly page: (url: string) => Promise<string>
}

interface PageOptions {
  readonly deps: Pick<Deps, 'settings' | 'wholesaler'>
  readonly apps?: readonly ServedApp[]
}

export function addAppPages(server: FastifyInstance, { deps, apps = [] }: PageOptions): void {
  for (const app of apps) addAppPage(server, deps, app)
}

function addAppPage(server: FastifyInstance, deps: PageOptions['deps'], { prefix, page }: ServedApp): void {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = await page(request.url)
    const language = languageOf(request, deps.wholesaler.current().config.availableLanguages)
    return await reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'content-security-policy': contentSecurityPolicy({
          scriptHashes: [],
          usesCaptcha: false,
          usesStripe: false,
          allowsInlineTools: deps.settings.isDevelopment,
        }),
      })
      .send(html.replace('<html lang="en"', `<html lang="${language}"`))
  }
  server.get(prefix, sendPage)
  server.get(`${prefix}/*`, sendPage)
}
