import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useEffect, useState } from 'react'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { LeaveServer } from '../server-choice/leave-server.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LoginForm } from './login-form.tsx'
import { sessionEnded } from './open-login-page.ts'

export function LoginPage({ next }: { readonly next: string }) {
  const { t } = useLingui()
  const { registerCallPhoneNumber, forgotPasswordCallPhoneNumber } = useConfig()
  return (
    <div className="mx-auto grid max-w-110 gap-6 py-4">
      <PageHeader title={t`Log in`} />
      <SessionEnded />
      <LoginForm next={next} />
      <div className="grid gap-4 border-t border-line pt-6 text-ink-2">
        <NextStep
          href={hrefOf({ to: '/reset-password' })}
          title={t`Forgotten your password?`}
          name={t`Reset your password`}
          number={forgotPasswordCallPhoneNumber}
        />
        <NextStep
          href={hrefOf({ to: '/register' })}
          title={t`Want to be retailer?`}
          name={t`Apply for an account`}
          number={registerCallPhoneNumber}
        />
        <LeaveServer />
        <LegalLinks />
      </div>
    </div>
  )
}

/** Why an app shows this page although the user was signed in. */
function SessionEnded() {
  const { t } = useLingui()
  const [hasEnded] = useState(() => platform().app && platform().cookies.get(sessionEnded) !== undefined)
  useEffect(() => platform().cookies.delete(sessionEnded), [])
  return hasEnded ? (
    <Note>{t`You have been logged out on this phone. Log in again: your basket and unsent changes are kept.`}</Note>
  ) : null
}

interface NextStepProps {
  readonly href: string
  readonly title: string
  readonly name: string
  readonly number: string
}

function NextStep({ href, title, name, number }: NextStepProps) {
  const { t } = useLingui()
  return (
    <p>
      <b className="text-ink">{title}</b>{' '}
      <a href={href} className="link">
        {name}
      </a>{' '}
      {number && (
        <>
          {t`or call us:`} <PhoneLink number={number} />
        </>
      )}
    </p>
  )
}
