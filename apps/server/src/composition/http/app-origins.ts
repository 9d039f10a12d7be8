import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { isOwnOrigin } from '../../kernel/http/same-origin.ts'
import { addVary } from '../../kernel/http/vary.ts'
import { picturePaths } from './picture-access.ts'

/** The origins of the pages of the installed apps: on Android and on iOS. Every Capacitor app has the same two. */
const appOrigins: readonly (string | undefined)[] = ['https://localhost', 'capacitor://localhost']

/** The routes that answer an installed app. All others treat it like any other site. */
const routesForApps: readonly RegExp[] = [
  /^\/graphql$/,
  /^\/catalogue\//,
  /^\/documents\//,
  /^\/claims\/pictures(?:$|\/)/,
  /^\/proofs$/,
  /^\/error-reports$/,
  /^\/manifest\.webmanifest$/,
  /^\/healthz$/,
  picturePaths,
]

/** Headers that only the apps send (packages/client, `send-file.ts`). */
const requestHeaders = [
  'authorization',
  'content-type',
  'deviceid',
  'devicetype',
  'devicemodel',
  'os',
  'osversion',
  'buildid',
  'accept-language',
  'if-none-match',
  'x-file-name',
  'x-page',
  'x-consent',
].join(', ')
const responseHeaders = ['date', 'etag', 'retry-after', 'content-disposition', 'x-request-id'].join(', ')
const preflightSeconds = '7200'

/**
 * Lets the installed apps call the API from their own origin (docs/app.md). Their origin proves nothing, because
 * any app can have it. So cookies are neither read nor set: only the bearer token identifies the caller.
 *
 * Does not use @fastify/cors: the same decision removes the cookies, and responses to other sites must look as
 * if this did not exist.
 */
export function addAppOrigins(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.settings
  const areAppsServed = ({ routeOptions: { url } }: FastifyRequest): boolean =>
    deps.wholesaler.current().config.appEnabled && isForApps(url)
  app.decorateRequest('isFromApp', false)
  app.addHook('onRequest', async (request, reply) => {
    if (!areAppsServed(request)) return
    // Every caller gets this header. Otherwise a cache could answer an app with a response that it stored for a page.
    addVary(reply, 'origin')
    const { origin } = request.headers
    if (!appOrigins.includes(origin) || isOwnOrigin(request, publicUrl)) return
    request.isFromApp = true
    request.cookies = {}
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': responseHeaders,
    })
    if (request.method === 'OPTIONS') await answerPreflight(reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.isFromApp) void reply.removeHeader('set-cookie')
    return payload
  })
  addPreflights(app)
}

function isForApps(url: string | undefined): boolean {
  return url !== undefined && routesForApps.some((route) => route.test(url))
}

async function answerPreflight(reply: FastifyReply): Promise<void> {
  await reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': preflightSeconds,
    })
    .send()
}

/** Adds an OPTIONS route to every route for apps. Other callers get 404 from it. */
function addPreflights(app: FastifyInstance): void {
  const urls = new Set<string>()
  app.addHook('onRoute', ({ url }) => {
    if (!isForApps(url) || urls.has(url)) return
    urls.add(url)
    const onRequest = (_request: FastifyRequest, reply: FastifyReply): void => reply.callNotFound()
    app.options(url, { onRequest }, (_request, reply) => reply.callNotFound())
  })
}
