import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { ownCertificate } from '@provender/testing/own-certificate'

const bundle = join(import.meta.dirname, '../../apps/mobile/node_modules/.provender-journeys')

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface AppFiles {
  readonly port: number
  readonly close: () => void
}

/**
 * Serves the bundle of the app as its web view does: files at their paths, and the page at every path without a dot.
 * The browser has to find it as https://localhost, the origin of apps on Android.
 */
export async function serveApp(): Promise<AppFiles> {
  if (!existsSync(join(bundle, 'index.html')))
    throw new Error('There is no bundle of the app. Run: node tooling/app/build-app.ts')
  const server = createServer(ownCertificate('localhost'), (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost')
    const path = normalize(pathname)
    const file = join(bundle, path.includes('.') ? path : 'index.html')
    if (!existsSync(file)) return void response.writeHead(404).end('There is no such file.')
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
