import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as searchX } from 'lucide-react/icons/search-x'

const NothingIcon = icon(searchX)

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <div className="p-4">
      <Empty
        heading="h1"
        icon={<NothingIcon size="x" />}
        title={t`There is nothing at this address`}
        actions={<ButtonLink href={hrefOf({ to: '/orders' })}>{t`Go to orders`}</ButtonLink>}
      />
    </div>
  )
}
