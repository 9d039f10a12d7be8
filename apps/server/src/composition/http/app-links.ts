import { pathsForBrowser } from '@provender/domain/device/paths-for-browser'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { refusedAnswer } from '../../kernel/graphql/answer.ts'

/**
 * Informs Android and iOS which installed apps may open links to the shop (docs/app.md#links). Both systems fetch these
 * files without cookies and follow no redirects.
 */
export function addAppLinks(app: FastifyInstance, { wholesaler }: Pick<Deps, 'wholesaler'>): void {
  app.get('/.well-known/assetlinks.json', (_request, reply) => {
    const { androidPackage, androidCertificates } = wholesaler.current().config.appLinks
    if (androidPackage === '' || androidCertificates.length === 0) return sendNothing(reply)
    return sendJson(reply, [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidPackage,
          sha256_cert_fingerprints: androidCertificates,
        },
      },
    ])
  })
  app.get('/.well-known/apple-app-site-association', (_request, reply) => {
    const { iosAppIds } = wholesaler.current().config.appLinks
    if (iosAppIds.length === 0) return sendNothing(reply)
    const excluded = pathsForBrowser.map((path) => ({ '/': `${path}*`, exclude: true }))
    return sendJson(reply, {
      applinks: { details: [{ appIDs: iosAppIds, components: [...excluded, { '/': '*' }] }] },
    })
  })
}

function sendJson(reply: FastifyReply, content: object): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content))
}

function sendNothing(reply: FastifyReply): FastifyReply {
  const { body } = refusedAnswer({ key: 'NOT_FOUND', facts: {} }, 'en')
  return reply.code(404).type('application/json; charset=utf-8').send(body().plain)
}
