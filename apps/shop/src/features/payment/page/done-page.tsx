import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { useLanguageOfApp } from './use-payment-page.ts'

const DoneIcon = icon(circleCheck)

/**
 * The end of every page that an app opened. On Android this address leads to the app when it is loaded by a press;
 * on iOS the app closes the page itself.
 */
export function DonePage() {
  const { t } = useLingui()
  useLanguageOfApp()
  return (
    <div className="mx-auto mt-8 mb-6 grid max-w-110 justify-items-start gap-4">
      <span className="text-accent">
        <DoneIcon size="x" />
      </span>
      <h1 className="text-display">{t`You can go back to the app`}</h1>
      <p className="text-ink-2">{t`The app continues automatically. If this page stays open, please close it.`}</p>
      <Button
        look="go"
        size="tall"
        onClick={() => platform().navigation.restart(hrefOf({ to: '/checkout/pay/done' }))}
      >
        {t`Back to the app`}
      </Button>
    </div>
  )
}
