import { connect } from '@provender/client/api/api-query'
import { createHttpExecute } from '@provender/client/api/http-execute'
import { platform } from '@provender/platform/current'
import { followLinks } from '@provender/web/address/follow-links'
import { hrefOf } from '@provender/web/address/href-of'
import { askingForPassword } from '@provender/web/api/password-question'
import { setServerReachable } from '@provender/web/connection/connection'
import { reloadOutdated } from '@provender/web/connection/reload-outdated'
import { startLeaving } from '@provender/web/connection/start-leaving'
import { followPageTranslator } from '@provender/web/texts/follow-page-translator'
import { createI18n, createLoadedTexts } from '@provender/web/texts/loaded-texts'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createOfficeQueries, createOfficeRouter } from './entry-router.tsx'
import { memberQuery } from './features/staff/member.ts'
import { parseNext } from './features/staff/next-page.ts'
import { languageOfPage, textLoaders } from './kernel/language.ts'
import { officeServer } from './kernel/office-server.ts'
import './shell/office.css'

async function start(): Promise<void> {
  const language = languageOfPage()
  const { messages } = await textLoaders.visit[language]()
  const i18n = createI18n(language, messages)
  i18n.on('change', () => (document.documentElement.lang = i18n.locale))
  const queryClient = createOfficeQueries()
  const texts = createLoadedTexts(i18n, textLoaders, [])
  const router = createOfficeRouter({ queryClient, i18n, texts })
  const onSessionEnded = () => {
    // Without a session, the route leads to the login page.
    if (!queryClient.getQueryData(memberQuery.queryKey) || !startLeaving()) return
    const { next } = parseNext({ next: router.state.location.href })
    platform().navigation.restart(
      hrefOf({ to: '/login', search: { ended: 'yes', ...(next === undefined ? {} : { next }) } }),
    )
  }
  connect(
    queryClient,
    askingForPassword(
      createHttpExecute({
        server: officeServer(),
        onSessionEnded,
        onReachable: setServerReachable,
        onUnknownDocument: () => void reloadOutdated(Date.now()),
      }),
    ),
  )
  followLinks(document, { navigate: (path) => void router.navigate({ href: path }) })
  const place = document.getElementById('office')
  if (place) createRoot(place).render(<RouterProvider router={router} />)
}

followPageTranslator()
void start()
