import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { deleteBuildRecord, hashOfSources, recordBuild, shop } from './build-state.ts'

/** Builds the shop for the browser and for the server, and compresses its files. */
async function buildShop(): Promise<void> {
  const hash = hashOfSources()
  deleteBuildRecord()
  const configFile = join(shop, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
  await buildServiceWorker(hash)
  for (const file of globSync(join(shop, 'dist/client/assets/*.{js,css,svg,wasm}'))) pack(file)
  recordBuild(hash)
}

/** The service worker with the names of the files for opening the shop offline: all but those that few devices need. */
async function buildServiceWorker(hash: string): Promise<void> {
  const files = globSync(join(shop, 'dist/client/assets/*.{js,css}'))
  const offlinePage = '/offline-start'
  const filesOfShop = [
    { url: offlinePage, revision: hash },
    ...files.map((file) => ({ url: `/assets/${basename(file)}`, revision: null })),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      filesOfShop: JSON.stringify(filesOfShop),
      offlinePage: JSON.stringify(offlinePage),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: join(shop, 'dist/client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(shop, 'service-worker/service-worker.ts'),
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

await buildShop()
