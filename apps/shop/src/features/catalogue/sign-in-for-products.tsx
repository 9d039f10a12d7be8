import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { useCurrentLocation } from '@provender/web/address/current-location'
import { __iconData as lock } from 'lucide-react/icons/lock'
import { loginHrefTo } from '../../kernel/links/login-href.ts'

const LockIcon = icon(lock)

/** Replaces all product lists and pages behind the login wall (docs/product-rules.md#login-wall). */
export function SignInForProducts() {
  const { t } = useLingui()
  const location = useCurrentLocation()
  return (
    <>
      <PageHeader title={t`Products`} />
      <Empty
        icon={<LockIcon size="x" />}
        title={t`Please login to see the products`}
        actions={<ButtonLink look="go" href={loginHrefTo(location)}>{t`Log in`}</ButtonLink>}
      />
    </>
  )
}
