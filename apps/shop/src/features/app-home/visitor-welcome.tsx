import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Dashboard, DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as phone } from 'lucide-react/icons/phone'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { loginHrefTo } from '../../kernel/links/login-href.ts'
import { phoneHref } from '../../kernel/page/contact-method.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'

const ScanIcon = icon(scanBarcode)
const PhoneIcon = icon(phone)

export function VisitorWelcome() {
  const { t } = useLingui()
  const { registerCallPhoneNumber: number } = useConfig()
  return (
    <div className="grid gap-3 pt-1">
      <section className="grid gap-3 rounded-sheet bg-sunken p-5">
        <h2 className="text-title">{t`See your prices and order`}</h2>
        <p className="text-ink-2">{t`Log in with the e-mail address your wholesaler knows.`}</p>
        <div className="grid gap-2">
          <ButtonLink look="go" href={loginHrefTo(hrefOf({ to: '/' }))}>{t`Log in`}</ButtonLink>
          <ButtonLink href={hrefOf({ to: '/register' })}>{t`Apply for an account`}</ButtonLink>
        </div>
      </section>
      <Dashboard label={t`Without an account`}>
        <DashboardRow
          icon={<ScanIcon size="l" />}
          title={t`Look up a barcode`}
          detail={t`See if we stock it`}
          end={<ButtonLink href={hrefOf({ to: '/scan' })}>{t`Scan`}</ButtonLink>}
        />
        {number !== '' && (
          <DashboardRow
            icon={<PhoneIcon size="l" />}
            title={number}
            detail={t`Call us`}
            end={<ButtonLink href={phoneHref(number)} aria-label={t`Call ${number}`}>{t`Call`}</ButtonLink>}
          />
        )}
      </Dashboard>
    </div>
  )
}
