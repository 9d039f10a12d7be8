import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { createApp } from '../http/app.ts'
import { holds } from './holds.fixture.ts'

/** Routes whose work may take long, and what of the list of long work they do. */
const measuredRoutes: Readonly<Record<string, readonly string[]>> = {
  'GET /catalogue/:key/:part': ['writes the lists for devices'],
  'GET /catalogue/current': ['writes the lists for devices'],
  'GET /catalogue/delta': ['writes a difference for devices'],
  'GET /catalogue/prices': ['writes the prices for devices'],
  'GET /catalogue/stock': ['writes the stock for devices'],
  'GET /sitemap-:number.xml': ['writes the site map'],
  'GET /sitemap.xml': ['writes the site map'],
  'POST /graphql': ['reads a document', 'validates a document', 'compiles a document'],
}

const oneFile = 'one file, read and sent in pieces'
const fewLines = 'a few lines'
const toOwnPage = 'redirects to its own page'

/** All other routes, and why they never hold the thread for long. */
const shortRoutes: Readonly<Record<string, string>> = {
  'GET /*': 'a page takes as long as its products do; its data are read by operations',
  'GET /.well-known/apple-app-site-association': fewLines,
  'GET /.well-known/assetlinks.json': fewLines,
  'GET /.well-known/security.txt': fewLines,
  'GET /catalogue/marks': 'the ids of one user’s favourites, reminders and bought products',
  'GET /claims/pictures/:id': oneFile,
  'GET /documents/:name': 'a thread of its own writes the PDF',
  'GET /documents/statement.csv': '250 entries at a time',
  'GET /documents/statement.pdf': 'a thread of its own writes the PDF; 250 entries at a time',
  'GET /favicon.ico': fewLines,
  'GET /graphql': 'refuses',
  'GET /healthz': fewLines,
  'GET /manifest.webmanifest': fewLines,
  'GET /metrics': 'a fixed number of figures',
  'GET /narrower-pictures/:width/*':
    'another process makes the picture; its checksum is of at most some 100 KB',
  'GET /office': 'one page without data, made at the start',
  'GET /office/*': 'one page without data, made at the start',
  'GET /offline-start': 'one page without data',
  'GET /pictures/*': oneFile,
  'GET /readyz': fewLines,
  'GET /readyz/database': fewLines,
  'GET /robots.txt': fewLines,
  'GET /service-worker.js': oneFile,
  'POST /account/help-centre/report': toOwnPage,
  'POST /account/settings': toOwnPage,
  'POST /account/settings/*': toOwnPage,
  'POST /claims/pictures': 'another process encodes the picture',
  'POST /contact-us': toOwnPage,
  'POST /error-reports': 'at most 10 KB, through patterns that grow with the text and no faster',
  'POST /invitation': toOwnPage,
  'POST /login': toOwnPage,
  'POST /proofs': 'writes a file in pieces; another process encodes it',
  'POST /register': toOwnPage,
  'POST /reset-password': toOwnPage,
  'POST /webhooks/stripe': 'one event of at most 500 KB, with a signature',
}

const howToList =
  'Measure what the route does in this folder and name it in measuredRoutes, or say in shortRoutes why it is short. Remove routes that are gone.'

test('every HTTP route does measured work, or says why its work is short', async () => {
  const listed = { ...measuredRoutes, ...shortRoutes }
  expect(await routesOfAll(), howToList).toEqual(Object.keys(listed).toSorted())
  expect(Object.keys(holds)).toEqual(expect.arrayContaining(Object.values(measuredRoutes).flat()))
})

const noKeys = { secretKey: '', publishableKey: '', webhookSecret: '', isLive: false, api: undefined }

/** Of a server with all that is optional. */
async function routesOfAll(): Promise<readonly string[]> {
  const plain = await openTestShop()
  const { settings } = plain.deps
  const { deps } = await plain.otherServer({
    settings: { ...settings, stripe: noKeys },
    errorReports: { report: () => undefined, close: () => Promise.resolve() },
  })
  const routes: string[] = []
  const app = await createApp({
    deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    pictures: { folders: [], narrowerFolder: settings.dataFolder },
    serviceWorker: '',
    shop: () => Promise.reject(new Error('No page is requested')),
    apps: [{ prefix: '/office', page: () => Promise.reject(new Error('No page is requested')) }],
    before: (created) =>
      created.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat())
          if (each !== 'HEAD' && each !== 'OPTIONS') routes.push(`${each} ${url}`)
      }),
  })
  await app.ready()
  await app.close()
  await plain.close()
  return routes.toSorted()
}
