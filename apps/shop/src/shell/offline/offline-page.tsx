import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import type { BuildManifest } from '@provender/schema/shop-renderer'
import { renderToStaticMarkup } from 'react-dom/server'
import { startFiles } from '../client-assets.ts'
import { NoConnection } from './no-connection.tsx'

/**
 * The page that a service worker returns without a server. It contains no user data, only the scripts that build the shop
 * from the data on the device. Until then, and if nothing is stored, it shows that there is no connection.
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
        <I18nProvider i18n={i18n}>
          <NoConnection />
        </I18nProvider>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
