import { parse } from 'node:querystring'
import fastifyCookie from '@fastify/cookie'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { ShopRenderer } from '@provender/schema/shop-renderer'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { addSupportingDocumentRoutes } from '../../features/application/supporting-document-routes.ts'
import { addStripeWebhook } from '../../features/card/stripe/webhook-route.ts'
import { addDeviceRoutes } from '../../features/catalogue/device/device-routes.ts'
import { addClaimPictureRoutes } from '../../features/claim/picture-routes.ts'
import { addDocumentRoutes } from '../../features/ledger/document-routes.ts'
import type { Pictures } from '../../features/picture/open-pictures.ts'
import { addPictureRoutes } from '../../features/picture/picture-routes.ts'
import type { Deps } from '../../kernel/deps.ts'
import { addBrowserReports } from '../../kernel/errors/browser-report-route.ts'
import { type Answer, refusedAnswer } from '../../kernel/graphql/answer.ts'
import { isEventStream } from '../../kernel/http/event-stream.ts'
import { logFailure } from '../../kernel/http/log-failure.ts'
import { loggedPath } from '../../kernel/http/logged-path.ts'
import { trustedProxies } from '../../kernel/http/proxies.ts'
import { refuseUnknownDevices } from '../../kernel/http/refuse-unknown-devices.ts'
import { addHostCookies } from '../../kernel/http/reply-cookies.ts'
import { addSecurityHeaders } from '../../kernel/http/security-headers.ts'
import { addFolders, type ServedFolders } from '../../kernel/http/static-files.ts'
import { type RequestTraces, withoutTraces } from '../../kernel/tracing/request-traces.ts'
import type { Engine } from '../graphql/engine.ts'
import { addAppLinks } from './app-links.ts'
import { addAppManifest } from './app-manifest.ts'
import { addAppOrigins } from './app-origins.ts'
import { addAppPages, type ServedApp } from './app-pages.ts'
import { createContextReader } from './create-context.ts'
import { addFormFallback } from './form-fallback.ts'
import { addGraphqlRoute } from './graphql-route.ts'
import { addHealthRoutes, type Readiness } from './health-routes.ts'
import { createMetrics } from './metrics.ts'
import { addOfflineStart } from './offline-start.ts'
import { addPages } from './pages.ts'
import { addPictureAccess } from './picture-access.ts'
import { addSearchEngineRoutes } from './search-engines.ts'

const maxBodyBytes = 102_400
const maxQueryLength = 1000

export interface AppOptions {
  readonly deps: Deps
  readonly engine: Engine
  readonly readiness: () => Readiness
  readonly shop: () => Promise<ShopRenderer>
  readonly apps?: readonly ServedApp[]
  readonly files: readonly ServedFolders[]
  /** No pictures are served if undefined. */
  readonly pictures?: Pictures
  readonly serviceWorker?: string
  readonly traces?: RequestTraces
  /** Handles every request first; for development tools. */
  readonly before?: (app: FastifyInstance) => void
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, traces = withoutTraces } = options
  const logger: FastifyBaseLogger = deps.log
  const app = fastify({
    loggerInstance: logger,
    genReqId: traces.idOf,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: trustedProxies(deps.settings.trustProxy),
    // Enough for uploads on a slow line. A missing header times out sooner.
    requestTimeout: 60_000,
    // Close connections that stop reading, so that they cannot fill the memory. Live channels send something
    // more often than this.
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    // What arrives on a kept connection while the server stops is still answered, with `connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, querystringParser: shortQuery },
    rewriteUrl: ({ url, headers }) => originForm(url ?? '/', headers.host),
    frameworkErrors: (...refused) => void answerError(...refused),
  })
  options.before?.(app)
  traces.addTo(app)
  const metrics = createMetrics(deps, () => options.readiness() !== 'NO_DATABASE')
  app.addHook('onResponse', (request, reply, done) => {
    const route = isEventStream(reply) ? 'live' : (request.routeOptions.url ?? 'unknown')
    metrics.request({ route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
  addSecurityHeaders(app, {
    hsts: deps.settings.publicUrl?.startsWith('https:') ?? false,
    usesStripe: deps.settings.stripe !== undefined,
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    // The client's next request then opens a connection, which the proxy leads to another server.
    if (options.readiness() === 'ENDING') void reply.header('connection', 'close')
    done()
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) =>
    sendAnswer(reply, refusedAnswer({ key: 'NOT_FOUND', facts: {} }, 'en'), 404),
  )
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie)
  addHostCookies(app, () => deps.settings.publicUrl)
  // Fastify then waits for open requests, and these would never end.
  app.addHook('preClose', (done) => {
    deps.live.close()
    done()
  })
  addAppOrigins(app, deps)
  refuseUnknownDevices(app)
  const readContext = createContextReader(deps)
  addPictureAccess(app, deps, readContext)
  addHealthRoutes(app, { readiness: options.readiness, dataFolder: deps.settings.dataFolder, metrics })
  addGraphqlRoute(app, { deps, engine: options.engine, metrics })
  addDeviceRoutes(app, deps, readContext)
  addDocumentRoutes(app, deps, readContext)
  await addSupportingDocumentRoutes(app, deps)
  await addClaimPictureRoutes(app, deps, readContext)
  addBrowserReports(app, deps)
  await addStripeWebhook(app, deps)
  for (const files of options.files) await addFolders(app, files)
  if (options.pictures) addPictureRoutes(app, options.pictures)
  await addFormFallback(app)
  addSearchEngineRoutes(app, deps)
  addAppManifest(app, deps)
  addAppLinks(app, deps)
  addOfflineStart(app, options)
  addAppPages(app, options)
  addPages(app, options)
  return app
}

/** Every parameter that a route reads is short. Pages parse their own addresses, and a longer query would be parsed for nothing. */
function shortQuery(query: string): Record<string, unknown> {
  return query.length > maxQueryLength ? {} : parse(query)
}

/** A client may send the whole address (RFC 9112, 3.2.2). That of another host is no page of ours. */
function originForm(url: string, host: string | undefined): string {
  const whole = /^https?:/i.test(url) ? URL.parse(url) : null
  return whole !== null && whole.host === host ? whole.pathname + whole.search : url
}

/** Answers errors outside the API: body too large, invalid JSON, timeouts, or a missing database while identifying the caller. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = refusedAnswer(refusalFor(error, request), 'en')
  if (answer.status === 503) void reply.header('retry-after', '2')
  return sendAnswer(
    reply,
    answer,
    error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : answer.status,
  )
}

function sendAnswer(reply: FastifyReply, answer: Answer, status: number): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(answer.body().plain)
}

function refusalFor(error: FastifyError, request: FastifyRequest): ApiRefusal {
  if (error.statusCode !== undefined && error.statusCode < 500) return { key: 'BAD_REQUEST', facts: {} }
  return logFailure(request.log, error, 'route') ?? { key: 'INTERNAL', facts: { reference: request.id } }
}
