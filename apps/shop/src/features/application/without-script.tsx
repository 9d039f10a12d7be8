import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'

export function WithoutScript() {
  const { t } = useLingui()
  return (
    <noscript>
      <Note tone="low">{t`To send this form, please switch on JavaScript in your browser.`}</Note>
    </noscript>
  )
}
