import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { Mark } from '@provender/ui/page/header'
import { icon } from '@provender/ui/tokens/icon'
import { useCurrentLocation } from '@provender/web/address/current-location'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off'
import { __iconData as wrench } from 'lucide-react/icons/wrench'
import { pictureUrl } from '../kernel/pictures/pictures.ts'
import { useConfig } from '../kernel/session/shop-queries.ts'
import { LeaveWrongServer } from './leave-wrong-server.tsx'

const MaintenanceIcon = icon(wrench)
const ErrorIcon = icon(cloudOff)

/** Replaces the whole shop while the wholesaler has disabled it (docs/product-rules.md#service-off). */
export function ServicePage() {
  const { t } = useLingui()
  const location = useCurrentLocation()
  const config = useConfig()
  const { appName, logoUrl, serviceDisabledRedirectUrl: redirectUrl } = config
  const host = redirectUrl && new URL(redirectUrl).host
  const isMaintenance = config.serviceDisabledType === 'MAINTENANCE'
  return (
    <>
      <header className="page pt-3">
        <Mark
          href={hrefOf({ to: '/' })}
          name={appName}
          logo={logoUrl === null ? undefined : pictureUrl(logoUrl)}
          label={t`${appName}, home`}
        />
      </header>
      <main className="page">
        <DeadEnd
          icon={isMaintenance ? <MaintenanceIcon size="x" /> : <ErrorIcon size="x" />}
          title={
            config.serviceDisabledTitle ||
            (isMaintenance ? t`We'll be right back!` : t`We're popular right now!`)
          }
          actions={
            <>
              <ButtonLink look="go" href={location} target="_self">
                {t`Please try again`}
              </ButtonLink>
              {host && <ButtonLink href={redirectUrl}>{t`Go to ${host}`}</ButtonLink>}
              <LeaveWrongServer />
            </>
          }
        >
          {config.serviceDisabledMessage && (
            // The server has removed everything that could run.
            <div className="written" dangerouslySetInnerHTML={{ __html: config.serviceDisabledMessage }} />
          )}
        </DeadEnd>
      </main>
    </>
  )
}
