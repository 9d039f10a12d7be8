import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopModule } from '@provender/schema/shop-renderer'
import { printAddresses } from '@provender/server/print-addresses'
import { seedDatabase } from '@provender/server/seed'
import { readSettings, type Settings } from '@provender/server/settings'
import { startServer } from '@provender/server/start-server'
import { startUntilSignal } from '@provender/server/stop-on-signals'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createServer, type ViteDevServer } from 'vite'
import { appAt, type BrowserApp, browserApps, shop } from './apps.ts'
import { serveExplorer } from './serve-explorer.ts'
import { root } from './sources.ts'

/**
 * Runs the server with Vite for the sources of the apps: changes of browser code show at once, changes of server
 * code restart it (`node --watch`).
 */
async function main(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel, base: null, transport: { target: 'pino-pretty' } })
  const print = (line: string): void => console.error(line)
  const viteOf = new Map<BrowserApp, ViteDevServer>()
  for (const [index, app] of browserApps.entries())
    viteOf.set(app, await openVite(app, settings.port + 1 + index))
  const start = async (ending: AbortSignal) => {
    const { address, deps, stop } = await startServer({
      settings,
      log,
      print,
      ending,
      shop: async () => {
        const module = await viteOf.get(shop)?.ssrLoadModule('/src/entry-server.tsx')
        return (module as ShopModule).createShop(undefined)
      },
      apps: [...viteOf].flatMap(([app, vite]) => servedApp(app, vite)),
      files: [],
      before: (app) => {
        serveSources(app, viteOf)
        serveExplorer(app)
      },
      fill: (database) =>
        seedDatabase(database, {
          demo: settings.demo,
          products: settings.demoProducts,
          nowMs: Date.now(),
          print,
        }),
    })
    return {
      address,
      deps,
      stop: async () => {
        for (const vite of viteOf.values()) await vite.close()
        await stop()
      },
    }
  }
  const server = await startUntilSignal(start, { log, drainSeconds: 0 })
  if (server) printAddresses(server.deps.settings, server.address, print)
}

/** The shop is not one of them: it is rendered on the server. */
function servedApp({ folder, addressPrefix }: BrowserApp, vite: ViteDevServer) {
  if (addressPrefix === '') return []
  const file = join(root, folder, 'index.html')
  const page = async (url: string) => vite.transformIndexHtml(url, await readFile(file, 'utf8'))
  return [{ prefix: addressPrefix, page }]
}

async function openVite({ folder, addressPrefix }: BrowserApp, reloadPort: number): Promise<ViteDevServer> {
  return await createServer({
    root: join(root, folder),
    base: `${addressPrefix}/`,
    // A bundled configuration would be a new file at each start, for which `node --watch` would restart.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: reloadPort } },
  })
}

const ownAddresses = /^\/(graphql|healthz|readyz|metrics|pictures\/)/

/** Vite serves the files of the sources, each app's below its prefix; the server handles everything else. */
function serveSources(server: FastifyInstance, viteOf: ReadonlyMap<BrowserApp, ViteDevServer>): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.test(request.url)) {
      done()
      return
    }
    reply.raw.once('finish', () => void reply.hijack())
    viteOf.get(appAt(request.url))?.middlewares(request.raw, reply.raw, done)
  })
}

const parsed = readSettings()
if (parsed.ok) await main({ ...parsed.settings, isDevelopment: true })
else {
  console.error('Invalid settings in the environment:')
  for (const error of parsed.errors) console.error(`  ${error}`)
  process.exitCode = 2
}
