import { randomBytes } from 'node:crypto'
import { type PageAnswer, type ShopRenderer, unknownPath } from '@provender/schema/shop-renderer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clearSession, logoutMarker, renewSessionCookie } from '../../features/account/session-cookies.ts'
import type { Deps } from '../../kernel/deps.ts'
import { yieldToForeground } from '../../kernel/fairness/foreground.ts'
import { callerOf, runInLane } from '../../kernel/fairness/lanes.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { logFailure } from '../../kernel/http/log-failure.ts'
import { originOf } from '../../kernel/http/origin-of.ts'
import { pageBytes } from '../../kernel/http/page-bytes.ts'
import { officeCookie, replyCookies } from '../../kernel/http/reply-cookies.ts'
import { languageOf } from '../../kernel/http/request-context.ts'
import { contentSecurityPolicy } from '../../kernel/http/security-headers.ts'
import { sendCompressed } from '../../kernel/http/send-compressed.ts'
import { createCachedBody, type CachedBody, createBody, type WireBody } from '../../kernel/http/wire-body.ts'
import type { Engine } from '../graphql/engine.ts'
import { createContext } from './create-context.ts'
import { errorPage } from './error-page.ts'

interface MadePage {
  readonly status: number
  readonly location: string | undefined
  readonly policy: string
  readonly body: WireBody
}

interface CachedPage extends MadePage {
  readonly body: CachedBody
}

export interface PageOptions {
  readonly deps: Deps
  readonly engine: Engine
  readonly shop: () => Promise<ShopRenderer>
}

/** Addresses with two leading slashes lead to another host, in the router and in browsers. */
const localAddress = /^\/(?![/\\])/

/** Pages for users who cannot sign in, and pages that e-mails and apps link to. They open even if the session has ended. */
const openToAll = [
  '/login',
  '/register',
  '/reset-password',
  '/invitation',
  '/account/settings/email/confirm',
  '/account/settings/delete-account/confirm',
  '/checkout/pay',
]

function opensToAll(url: string): boolean {
  return openToAll.some((page) => url.startsWith(page) && /^(?:[/?]|$)/.test(url.slice(page.length)))
}

/** Every other address is a page of the shop. Visitors' pages are cached until something on them may have changed. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: 24_000_000,
    // With its compressed copies, which take about half as much.
    sizeCalculation: ({ body }) => Math.ceil(body.plain.length * 1.5) + 1,
  })
  const making: PageMaking = { ...options, cache }
  app.get('/*', async (request, reply) => {
    if (!localAddress.test(request.url)) return reply.callNotFound()
    try {
      const { context, hasDeadSession } = await pageContext(options.deps, request, reply)
      if (hasDeadSession) clearSession(context.cookies)
      else renewSessionCookie(context)
      // A user who signed out offline did not lose a session, so treat them as a visitor.
      if (hasDeadSession && request.cookies[logoutMarker] === undefined && !opensToAll(request.url))
        return await reply
          .code(307)
          .headers({ location: loginTo(request.url), 'cache-control': 'no-store' })
          .send('')
      const page = await pageFor(making, { request, context })
      return await sendPage(request, reply, page)
    } catch (error) {
      return await sendErrorPage(options.deps, { request, reply, error })
    }
  })
}

/** The session has ended: redirects to sign-in and back (docs/product-rules.md#sessions). */
function loginTo(url: string): string {
  return url === '/' ? '/login' : `/login?next=${encodeURIComponent(url)}`
}

async function pageContext(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  // Staff see the shop as visitors do. Otherwise the cache could show a visitor what staff see behind the login wall.
  const { [officeCookie]: _office, ...cookies } = request.cookies
  const facts = {
    headers: { ...request.headers, authorization: undefined },
    cookies,
    isFromApp: false,
    ip: request.ip,
    requestId: request.id,
    // A page only reads, so a link from another site may open it signed in.
    cookieRefusal: null,
  }
  return await createContext(deps, facts, replyCookies(request, reply, deps.settings.publicUrl))
}

interface PageMaking extends PageOptions {
  readonly cache: LRUCache<string, CachedPage>
}

interface PageRequest {
  readonly request: FastifyRequest
  readonly context: Context
}

interface PageRenderRequest extends PageRequest {
  /** Path and query, without parameters that the page ignores. */
  readonly path: string
}

async function pageFor(making: PageMaking, request: PageRequest): Promise<MadePage> {
  const { cache } = making
  const path = await pagePath(making, request)
  const pageRequest = { ...request, path }
  const key = cacheKeyOf(making.deps, pageRequest)
  const caller = callerOf(request.context)
  if (key === undefined) return await runInLane('LONG', caller, () => createPage(making, pageRequest))
  const cached = cache.get(key)
  if (cached) return cached
  return await runInLane('LONG', caller, async () => {
    const madeMeanwhile = cache.get(key)
    if (madeMeanwhile) return madeMeanwhile
    const page = await createPage(making, pageRequest)
    // Any other page that does not exist has an address of its own, and would replace a page that exists.
    const isUnknown = page.status === 404 && path === unknownPath
    if (page.status !== 200 && !isUnknown) return page
    const cachedPage = { ...page, body: createCachedBody(page.body.plain) }
    cache.set(key, cachedPage)
    return cachedPage
  })
}

/** Removes parameters that no page reads from a visitor's address, so that made-up ones hit the cache. */
async function pagePath({ shop }: PageOptions, { request, context }: PageRequest): Promise<string> {
  return context.user === null ? (await shop()).visitorPath(request.url) : request.url
}

/** Undefined for pages that are rendered for one user. */
function cacheKeyOf({ settings }: Deps, { request, context, path }: PageRenderRequest): string | undefined {
  if (context.user !== null || settings.isDevelopment) return undefined
  return [path, originOf(settings, request), context.language, context.viewer.catalogueKey].join('\n')
}

async function createPage(
  { deps, engine, shop }: PageOptions,
  { request, context, path }: PageRenderRequest,
): Promise<MadePage> {
  const nonce = randomBytes(16).toString('base64url')
  const { renderPage } = await shop()
  const answer = await renderPage({
    path,
    language: context.language,
    nonce,
    isSignedIn: context.user !== null,
    origin: originOf(deps.settings, request),
    execute: async (query, variables) => {
      const { result } = await engine.execute(
        { query, variables: { ...variables }, operationName: undefined },
        context,
        yieldToForeground,
      )
      // Rendering follows, which takes many times as long as a short request and cannot be interrupted.
      await yieldToForeground()
      return result
    },
  })
  // Packing takes almost as long as rendering.
  await yieldToForeground()
  return readyPage(deps, answer, nonce)
}

/** A page with a policy that allows its scripts. Development tools add scripts of their own. */
function readyPage(
  { settings, wholesaler }: Deps,
  { status, location, html }: PageAnswer,
  nonce: string,
): MadePage {
  const { isDevelopment } = settings
  const page = isDevelopment ? { bytes: html, scriptHashes: [] } : pageBytes(html, nonce)
  const policy = contentSecurityPolicy({
    scriptHashes: page.scriptHashes,
    usesCaptcha: wholesaler.current().config.hCaptchaSiteKey !== '',
    usesStripe: settings.stripe !== undefined,
    allowsInlineTools: isDevelopment,
  })
  return { status, location, policy, body: createBody(page.bytes) }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage): Promise<FastifyReply> {
  if (page.location !== undefined)
    return await reply.code(page.status).header('location', page.location).send('')
  void reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy })
  if (page.status === 503) void reply.header('retry-after', '60')
  return await sendCompressed(request, reply, page.body)
}

interface PageFailure {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly error: unknown
}

async function sendErrorPage(
  { wholesaler }: Deps,
  { request, reply, error }: PageFailure,
): Promise<FastifyReply> {
  const language = languageOf(request, wholesaler.current().config.availableLanguages)
  const isBusy = logFailure(request.log, error, 'page')?.key === 'BUSY'
  if (isBusy) void reply.header('retry-after', '2')
  return await reply
    .code(isBusy ? 503 : 500)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .send(errorPage({ isBusy, reference: request.id, language }))
}
