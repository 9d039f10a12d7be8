import type { Messages } from '@lingui/core'
import { apiError, type Execute, isApiError } from '@provender/client/api/execute'
import { parseRefusal } from '@provender/client/api/refusal'
import { byLanguage, type Language, languages } from '@provender/domain/languages'
import type { PageAnswer, PageRequest, ShopModule } from '@provender/schema/shop-renderer'
import { repeatEarlySubmit } from '@provender/web/form/early-submit'
import { createI18n } from '@provender/web/texts/loaded-texts'
import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import {
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/router-core/ssr/server'
import { renderToString } from 'react-dom/server'
import { createShopRouter } from './entry-router.tsx'
import { earlySearchField, recordEarlyScans } from './features/scan/early-scans.ts'
import { minKeys, maxGapMs } from './features/scan/wedge.ts'
import { pageStatus } from './kernel/page/page-status.ts'
import { clientAssets, preloadedFonts } from './shell/client-assets.ts'
import { lateScriptNote, reportLateScript } from './shell/late-script.tsx'
import { offlinePage } from './shell/offline/offline-page.tsx'
import { signedInFeatures } from './shell/signed-in-features.ts'
import { createVisitorPath } from './shell/visitor-path.ts'

const files = import.meta.glob<Messages>('./locales/**/*.po', { eager: true, import: 'messages' })

/** Created once, because no page changes them. */
const texts = byLanguage((language) => {
  const parts = Object.entries(files).flatMap(([file, messages]) =>
    file.endsWith(`/${language}.po`) ? [messages] : [],
  )
  return createI18n(language, Object.assign({}, ...parts))
})

const lateScriptNotes = byLanguage((language) => lateScriptNote(texts[language]))

/**
 * Creates the shop for the server. Without a client build, development tools add the scripts. Pages for
 * visitors contain the styles inline, which saves a round trip before the first paint. Signed-in users have
 * visited before and have them cached.
 */
export const createShop: ShopModule['createShop'] = (client) => {
  const build = client?.manifest
  const assetsFor = (isSignedIn: boolean) =>
    client &&
    new Map(
      languages.map((language) => {
        const assets = clientAssets(client.manifest, { language, isSignedIn })
        return [language, isSignedIn ? assets : { ...assets, inlineCss: { styles: client.styles } }]
      }),
    )
  const assets = { visitor: assetsFor(false), login: assetsFor(true) }
  const fonts = build && new Map(languages.map((language) => [language, preloadedFonts(build, language)]))
  return {
    visitorPath: createVisitorPath(routerOfAddresses()),
    renderOfflinePage: (language) => offlinePage(build, texts[language]),
    renderPage: async ({ path, language, nonce, isSignedIn, origin, execute }) => {
      const manifest = assets[isSignedIn ? 'login' : 'visitor']?.get(language)
      const handle = createRequestHandler({
        request: new Request(new URL(path, origin)),
        createRouter: () =>
          createShopRouter({
            execute: inProcess(execute),
            i18n: texts[language],
            texts: undefined,
            signedInFeatures: isSignedIn ? signedInFeatures : undefined,
            origin,
            nonce,
            fonts: fonts?.get(language),
            history: createMemoryHistory({ initialEntries: [path] }),
          }),
        ...(manifest ? { getRouterManifest: () => manifest } : {}),
      })
      let page: PageAnswer | undefined
      const response = await handle(async ({ router }) => {
        throwBug(router)
        const html = renderToString(<RouterServer router={router} />)
        page = {
          status: pageStatus(router, getSsrStatus(router)),
          location: undefined,
          html: await transformHtmlStringWithRouter(
            router,
            html.replace('</head>', () => earlyScript(nonce, language) + '</head>'),
          ),
        }
        // The page is returned separately. As a response body it would be encoded to bytes and decoded again.
        return new Response(null)
      })
      return (
        page ?? { status: response.status, location: response.headers.get('location') ?? undefined, html: '' }
      )
    },
  }
}

function routerOfAddresses() {
  return createShopRouter({
    execute: () => Promise.reject(new Error('Nobody asks through this router')),
    i18n: texts.en,
    texts: undefined,
    signedInFeatures: undefined,
    origin: '',
    history: createMemoryHistory(),
  })
}

/** The script removes itself after it has run, so that the document matches what hydration expects. */
function earlyScript(nonce: string, language: Language): string {
  const note = JSON.stringify(lateScriptNotes[language]).replaceAll('<', String.raw`\u003c`)
  const source = `(${recordEarlyScans.toString()})('${earlySearchField}',${maxGapMs},${minKeys});(${repeatEarlySubmit.toString()})();(${reportLateScript.toString()})(${note})`
  return `<script nonce="${nonce}">${source};document.currentScript.remove()</script>`
}

function inProcess(execute: PageRequest['execute']): Execute {
  return async (operation, variables) => {
    const { data, errors } = await execute(operation.text, variables)
    const refused = errors?.[0]
    if (refused) throw apiError(parseRefusal(refused.message))
    // The document was generated for exactly this type.
    return data as never
  }
}

/**
 * Throws the error that kept a page from loading, unless the API refused the request. The server then shows
 * its fallback page with a reference that is also in its log.
 */
function throwBug(router: ReturnType<typeof createShopRouter>): void {
  for (const { status, error } of router.stores.matches.get())
    if (status === 'error' && !isApiError(error)) throw error
}
