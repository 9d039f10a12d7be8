import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { languageOf } from '../../kernel/http/request-context.ts'
import { contentSecurityPolicy } from '../../kernel/http/security-headers.ts'

interface OfficeOptions {
  readonly deps: Pick<Deps, 'settings' | 'wholesaler'>
  readonly office?: (url: string) => Promise<string>
}

/** Serves the office: one page for all its addresses. Its scripts load everything else. */
export function addOfficePage(app: FastifyInstance, { deps, office }: OfficeOptions): void {
  if (!office) return
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = await office(request.url)
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
  app.get('/office', sendPage)
  app.get('/office/*', sendPage)
}
