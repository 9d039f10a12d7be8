import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type BrowserApp, browserApps, otherPrefixes } from './apps.ts'
import { deleteBuildRecord, hashOfSources, recordBuild } from './build-state.ts'
import { root } from './sources.ts'

/** Builds an app for the browser, and for the server if that renders it, and compresses its files. */
async function buildApp(app: BrowserApp): Promise<void> {
  const folder = join(root, app.folder)
  const hash = hashOfSources(app)
  deleteBuildRecord(app)
  const configFile = join(folder, 'vite.config.ts')
  const base = `${app.addressPrefix}/`
  await build({ configFile, base, logLevel: 'warn' })
  if (existsSync(join(folder, 'src/entry-server.tsx')))
    await build({ configFile, base, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
  if (existsSync(join(folder, 'service-worker'))) await buildServiceWorker(app, hash)
  for (const file of globSync(join(folder, 'dist/client/assets/*.{js,css,svg,wasm}'))) pack(file)
  recordBuild(app, hash)
}

/** The service worker with the names of the files for opening the app offline: all but those that few devices need. */
async function buildServiceWorker(app: BrowserApp, hash: string): Promise<void> {
  const folder = join(root, app.folder)
  const files = globSync(join(folder, 'dist/client/assets/*.{js,css}'))
  const offlinePage = `${app.addressPrefix}/offline-start`
  const filesOfApp = [
    { url: offlinePage, revision: hash },
    ...files.map((file) => ({ url: `${app.addressPrefix}/assets/${basename(file)}`, revision: null })),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      filesOfApp: JSON.stringify(filesOfApp),
      offlinePage: JSON.stringify(offlinePage),
      prefixesOfOtherApps: JSON.stringify(otherPrefixes(app)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: join(folder, 'dist/client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(folder, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** Compresses once, as small as possible, because these files are sent for years. */
function pack(file: string): void {
  const content = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

for (const app of browserApps) await buildApp(app)
