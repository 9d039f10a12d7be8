import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { ButtonLink } from '@provender/ui/controls/button'
import { IconButton } from '@provender/ui/controls/icon-button'
import { AppBanner } from '@provender/ui/page/app-banner'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useOnceNotPressed } from '@provender/web/input/use-press-release'
import { useTexts } from '@provender/web/texts/use-texts'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { __iconData as x } from 'lucide-react/icons/x'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'

const PhoneIcon = icon(smartphone)
const CloseIcon = icon(x)

export function AppBar() {
  const { t } = useLingui()
  const { appName } = useConfig()
  const hasWords = useTexts('service')
  const isOnce = useOnceNotPressed()
  const [isClosed, setClosed] = useState(false)
  if (!isOnce || !hasWords || isClosed) return null
  const close = (): void => {
    platform().cookies.set('app-banner', 'closed')
    setClosed(true)
  }
  return (
    <AppBanner
      sign={<PhoneIcon size="l" />}
      title={t`${appName} in your pocket`}
      action={
        <ButtonLink href={hrefOf({ to: '/app' })} onClick={close}>
          {t`Get it`}
        </ButtonLink>
      }
      close={
        <IconButton label={t`Close`} onClick={close}>
          <CloseIcon size="s" />
        </IconButton>
      }
    >
      {t`Scan shelves, fill the basket without a signal`}
    </AppBanner>
  )
}
