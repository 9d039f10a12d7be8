import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import { renderToStaticMarkup } from 'react-dom/server'
import { type BuildManifest, startFiles } from '../client-assets.ts'

const OfflineIcon = icon(wifiOff)

/**
 * What a service worker answers with when there is no server: nothing of anybody, and the scripts that make the shop of what is
 * kept on the device. Until they have, and where nothing is kept, it says what is the matter.
 */
export function offlinePage(build: BuildManifest | undefined, i18n: I18n): string {
  const { script, css } = build ? startFiles(build) : { script: '/src/entry-client.tsx', css: [] }
  const page = (
    <html lang={i18n.locale} data-offline-start="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{i18n._(msg`No connection`)}</title>
        {css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" async src={script} />
      </head>
      <body>
        <main className="appears-late page">
          <DeadEnd icon={<OfflineIcon size="x" />} title={i18n._(msg`No connection`)}>
            {i18n._(msg`The shop opens here when you are back.`)}
          </DeadEnd>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
