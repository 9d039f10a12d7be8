import { ordinalsOf } from '@provender/catalogue/bit-set'
import type { CategoryNode } from '@provender/catalogue/categories'
import { type CooperativeLoop, eachCooperatively } from '@provender/catalogue/cooperative-loop'
import { productPath } from '@provender/catalogue/product-path'
import { productCounts } from '@provender/catalogue/query'
import type { Config } from '@provender/domain/config/config'
import { languages } from '@provender/domain/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { catalogueViewer } from '../../features/catalogue/catalogue-viewer.ts'
import type { Deps } from '../../kernel/deps.ts'
import { runInLane, visitorAt } from '../../kernel/fairness/lanes.ts'
import { originOf } from '../../kernel/http/origin-of.ts'
import { sendCompressed } from '../../kernel/http/send-compressed.ts'
import { createCachedBody, type WireBody } from '../../kernel/http/wire-body.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

/** The maximum that the protocol of site maps allows. */
const maxAddresses = 50_000

/** `/robots.txt` and `/sitemap.xml`: list what visitors may see, and nothing while the login wall is on or the shop is off. */
export function addSearchEngineRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(isOpen(deps), originOf(deps.settings, request))),
  )
  app.get('/.well-known/security.txt', (_request, reply) => {
    const contact = deps.wholesaler.current().config.contactEmailAddress
    if (contact === '') return reply.callNotFound()
    return reply.type('text/plain; charset=utf-8').send(securityText(contact, deps.clock.nowMs()))
  })
  const siteMaps = createSiteMapCache(deps)
  app.get<{ Params: { number: string } }>('/sitemap-:number.xml', async (request, reply) => {
    const { maps } = await siteMaps(request)
    const map = maps[Number(request.params.number) - 1]
    if (!map) return await reply.code(404).type('text/plain').send('')
    return await sendCompressed(request, reply.type(xml), map)
  })
  app.get('/sitemap.xml', async (request, reply) =>
    sendCompressed(request, reply.type(xml), (await siteMaps(request)).index),
  )
}

const xml = 'application/xml; charset=utf-8'

function isOpen({ wholesaler }: Pick<Deps, 'wholesaler'>): boolean {
  const { loginWall, serviceStatus } = wholesaler.current().config
  return serviceStatus && !loginWall
}

/** Filtered, searched and sorted pages show the same products again, so robots skip them. */
function robots(isIndexed: boolean, origin: string): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const personal = ['/account', '/baskets', '/checkout', '/login', '/scan', '/graphql']
  const repeated = ['q', 'attr.', 'sort', 'layout', 'favourites'].map((key) => `/shop?*${key}`)
  const lines = [...personal, ...repeated].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Where to report a vulnerability (RFC 9116). */
function securityText(contact: string, nowMs: number): string {
  const expires = new Date(nowMs + 180 * 86_400_000).toISOString()
  return `Contact: mailto:${encodeURI(contact)}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\n`
}

interface SiteMaps {
  readonly index: WireBody
  readonly maps: readonly WireBody[]
}

/** Created on request, and again when something on them may have changed. */
function createSiteMapCache(deps: Deps): (request: FastifyRequest) => Promise<SiteMaps> {
  let cached: { readonly key: string; readonly maps: Promise<SiteMaps> } | undefined
  const renew = async (key: string, viewer: CatalogueViewer, origin: string): Promise<SiteMaps> => {
    const current = { key, maps: createSiteMaps(isOpen(deps) ? viewer : null, origin) }
    cached = current
    try {
      return await current.maps
    } catch (error) {
      if (cached === current) cached = undefined
      throw error
    }
  }
  return async (request) => {
    const viewer = catalogueViewer(deps, null)
    const origin = originOf(deps.settings, request)
    const key = `${viewer.catalogueKey} ${origin}`
    const existing = () => (cached?.key === key ? cached.maps : undefined)
    return await (existing() ??
      runInLane('LONG', visitorAt(request.ip), async () => await (existing() ?? renew(key, viewer, origin))))
  }
}

async function createSiteMaps(viewer: CatalogueViewer | null, origin: string): Promise<SiteMaps> {
  const paths = viewer ? await yieldToRequests(pathsOf(viewer)) : []
  const numbers = Array.from({ length: Math.ceil(paths.length / maxAddresses) }, (_, index) => index + 1)
  const index = await siteMap(
    'sitemapindex',
    numbers.map((number) => `${origin}/sitemap-${number}.xml`),
  )
  const maps: WireBody[] = []
  for (const number of numbers)
    maps.push(
      await siteMap(
        'urlset',
        paths.slice((number - 1) * maxAddresses, number * maxAddresses).map((path) => origin + path),
      ),
    )
  return { index, maps }
}

const entryOf = { sitemapindex: 'sitemap', urlset: 'url' }

async function siteMap(kind: keyof typeof entryOf, addresses: readonly string[]): Promise<WireBody> {
  const entry = entryOf[kind]
  let entries = ''
  await yieldToRequests(
    eachCooperatively(addresses, (address) => {
      entries += `<${entry}><loc>${escaped(address)}</loc></${entry}>\n`
    }),
  )
  return createCachedBody(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</${kind}>\n`,
  )
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function* pathsOf(viewer: CatalogueViewer): CooperativeLoop<readonly string[]> {
  const { catalogue, config } = viewer
  const visible = viewer.visible()
  const counts = productCounts(catalogue, visible)
  const visibleIds = (nodes: readonly CategoryNode[]): number[] =>
    nodes.flatMap(({ category, children }) =>
      category.visible && (counts.get(category.id) ?? 0) > 0 ? [category.id, ...visibleIds(children)] : [],
    )
  const paths = [...ownPaths(config), ...visibleIds(catalogue.tree.roots).map((id) => `/shop?category=${id}`)]
  yield
  yield* eachCooperatively(ordinalsOf(visible), (ordinal) => {
    const product = catalogue.products[ordinal]
    if (product) paths.push(productPath(product.name, product.id))
  })
  return paths
}

function ownPaths({
  show,
  showAttributesAsPage,
  appEnabled,
  privacyUrl,
  termsUrl,
}: Config): readonly string[] {
  return [
    { path: '/', isShown: true },
    { path: '/shop', isShown: true },
    { path: '/categories', isShown: showAttributesAsPage },
    { path: '/brands', isShown: showAttributesAsPage },
    { path: '/countries', isShown: showAttributesAsPage },
    { path: '/about-us', isShown: show.aboutUs },
    { path: '/faq', isShown: show.faq },
    { path: '/contact-us', isShown: show.contactUs },
    { path: '/app', isShown: appEnabled },
    { path: '/terms-and-conditions', isShown: show.termsAndConditions && termsUrl === '' },
    { path: '/privacy-policy', isShown: show.privacyPolicy && privacyUrl === '' },
  ].flatMap(({ path, isShown }) => (isShown ? [path] : []))
}
