import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as searchX } from 'lucide-react/icons/search-x'

const NotFoundIcon = icon(searchX)

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <DeadEnd
      code="404"
      icon={<NotFoundIcon size="x" />}
      title={t`We're sorry, but we couldn't find the page you were looking for.`}
      actions={
        <>
          <ButtonLink look="go" href={hrefOf({ to: '/' })}>{t`Home`}</ButtonLink>
          <ButtonLink href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
        </>
      }
    >
      {t`It may have moved, or the product is no longer sold.`}
    </DeadEnd>
  )
}
