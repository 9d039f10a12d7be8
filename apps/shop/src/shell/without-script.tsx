import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'

/** On every page, as only links and the search work without scripts. Above the page, so that nobody fills in a form first. */
export function WithoutScript() {
  const { t } = useLingui()
  // React does not hydrate what is in it, and browsers do not load its texts.
  if (!import.meta.env.SSR) return <noscript />
  return (
    <noscript>
      <div className="pt-3">
        <Note tone="low">
          <b>{t`JavaScript is switched off in this browser.`}</b>{' '}
          {t`You can look at the products. To log in, order or send a form, please switch it on.`}
        </Note>
      </div>
    </noscript>
  )
}
