import { fileURLToPath } from 'node:url'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import { printAddresses } from '@provender/server/print-addresses'
import { seedDatabase } from '@provender/server/seed'
import { readSettings, type Settings } from '@provender/server/settings'
import { startServer } from '@provender/server/start-server'
import { startUntilSignal } from '@provender/server/stop-on-signals'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createServer, type ViteDevServer } from 'vite'

const shop = fileURLToPath(new URL('../apps/shop/', import.meta.url))

/**
 * The server with the shop's sources behind Vite: a change in the browser's code shows at once, one in the server's code
 * restarts it (`node --watch`).
 */
async function main(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel, base: null, transport: { target: 'pino-pretty' } })
  const tell = (line: string): void => console.error(line)
  const vite = await createServer({
    root: shop,
    // Bundled, the configuration would be a new file at each start, which `node --watch` would restart for.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: settings.port + 1 } },
  })
  const start = async (ending: AbortSignal) => {
    const { address, stop } = await startServer({
      settings,
      log,
      tell,
      ending,
      shop: async () => (await vite.ssrLoadModule('/src/entry-server.tsx'))['makeShop'](undefined),
      files: [],
      before: (app) => {
        serveSources(app, vite)
        serveExplorer(app)
      },
      fill: (database) =>
        seedDatabase(database, {
          demo: settings.demo,
          products: settings.demoProducts,
          nowMs: Date.now(),
          tell,
        }),
    })
    return {
      address,
      stop: async () => {
        await vite.close()
        await stop()
      },
    }
  }
  const server = await startUntilSignal(start, log)
  if (server) printAddresses(settings, server.address, tell)
}

const ownAddresses = /^\/(graphql|healthz|readyz|metrics|pictures\/)/

/** What is a file of the shop's sources, Vite answers; everything else goes on to the server. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.test(request.url)) {
      done()
      return
    }
    reply.raw.once('finish', () => void reply.hijack())
    vite.middlewares(request.raw, reply.raw, done)
  })
}

/** The API by hand, signed in as the shop is in the same browser. */
function serveExplorer(app: FastifyInstance): void {
  const headers = JSON.stringify({ deviceId: 'explorer', deviceType: 'web' })
  app.get('/graphql', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(renderGraphiQL({ title: 'Provender API', endpoint: '/graphql', headers })),
  )
}

const parsed = readSettings()
if (parsed.ok) await main({ ...parsed.settings, isDevelopment: true })
else {
  for (const error of parsed.errors) console.error(error)
  process.exitCode = 2
}
