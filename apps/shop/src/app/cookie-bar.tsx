import { useLingui } from '@lingui/react/macro'
import { AskBar } from '@provender/ui/ask-bar'
import { Button } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { __iconData as cookieIcon } from 'lucide-react/icons/cookie'
import { useConfig } from './shop-queries.ts'

const CookieIcon = icon(cookieIcon)

export interface CookieBarProps {
  readonly onAnswer: (answer: 'all' | 'needed') => void
}

/** Until it is answered (specification 2, "App shell"). */
export function CookieBar({ onAnswer }: CookieBarProps) {
  const { t } = useLingui()
  const { show, privacyUrl } = useConfig()
  return (
    <AskBar
      label={t`Cookies`}
      icon={<CookieIcon size="l" />}
      actions={
        <>
          <Button onClick={() => onAnswer('needed')}>{t`Only what is needed`}</Button>
          <Button look="go" onClick={() => onAnswer('all')}>{t`Accept`}</Button>
        </>
      }
    >
      {t`We use cookies to keep you logged in and to remember your basket and language.`}{' '}
      {show.privacyPolicy && (
        <a href={privacyUrl || '/privacy-policy'} className="link">
          {t`Privacy policy`}
        </a>
      )}
    </AskBar>
  )
}
