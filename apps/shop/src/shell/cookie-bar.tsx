import { useLingui } from '@lingui/react/macro'
import { consentKinds } from '@provender/domain/consent/consent'
import { Button } from '@provender/ui/controls/button'
import { QuestionBar } from '@provender/ui/overlays/question-bar'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useOnceNotPressed } from '@provender/web/input/use-press-release'
import { __iconData as cookieIcon } from 'lucide-react/icons/cookie'
import { answerConsent } from '../features/consent/answer-consent.ts'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'
import { useConfig, useReportsErrors } from '../kernel/session/shop-queries.ts'
import { useViewer } from '../kernel/session/viewer.ts'

const CookieIcon = icon(cookieIcon)

/** Shown until the user chooses. Refusing takes one press, like accepting (docs/product-rules.md#cookies). */
export function CookieBar({ onPanel }: PanelOpener) {
  const { t } = useLingui()
  const { show, privacyUrl } = useConfig()
  const { isSignedIn } = useViewer()
  const reportsErrors = useReportsErrors()
  const isOnce = useOnceNotPressed()
  if (!isOnce) return null
  const offeredKinds = consentKinds.filter((kind) => kind !== 'reports' || reportsErrors)
  return (
    <QuestionBar
      label={t`Cookies`}
      icon={<CookieIcon size="l" />}
      actions={
        <>
          <Button onClick={() => answerConsent([], isSignedIn)}>{t`Necessary only`}</Button>
          <Button onClick={() => answerConsent(offeredKinds, isSignedIn)}>{t`Accept`}</Button>
        </>
      }
    >
      {/* In paragraphs: the bar appears late, and one block would count as the largest element on the screen. */}
      <p>{t`We store what the shop needs to work.`}</p>
      <p>
        {t`May we also remember your searches and preferences on this device?`}{' '}
        {reportsErrors && t`May we also receive error reports?`}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {show.privacyPolicy && (
          <a
            href={privacyUrl || hrefOf({ to: '/privacy-policy' })}
            className="inline-flex items-center link pointer-coarse:min-h-11"
          >
            {t`Privacy policy`}
          </a>
        )}
        <button
          type="button"
          className="min-h-6 link pointer-coarse:min-h-11"
          onClick={() => onPanel('cookies')}
        >
          {t`Choose`}
        </button>
      </div>
    </QuestionBar>
  )
}
