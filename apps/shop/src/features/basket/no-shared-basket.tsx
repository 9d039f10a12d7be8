import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as unlink } from 'lucide-react/icons/unlink'

const UnlinkIcon = icon(unlink)

export function NoSharedBasket({ reason }: { readonly reason: string }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-130 py-4">
      <Empty
        heading="h1"
        icon={<UnlinkIcon size="x" />}
        title={t`We couldn't open this basket`}
        actions={<ButtonLink look="go" href={hrefOf({ to: '/baskets' })}>{t`All baskets`}</ButtonLink>}
      >
        {reason}
      </Empty>
    </div>
  )
}
