import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  const { t } = useLingui()
  const { registerCallPhoneNumber } = useConfig()
  return (
    <div className="mx-auto grid max-w-150 gap-6 py-4">
      <div>
        <PageHeader title={t`Want to be retailer?`} />
        <p className="text-ink-2">
          {t`Tell us about your business. We'll review it, activate your account and e-mail you.`}{' '}
          {registerCallPhoneNumber && (
            <>
              {t`Or call us:`} <PhoneLink number={registerCallPhoneNumber} />
            </>
          )}
        </p>
      </div>
      <RegisterForm />
      <p className="border-t border-line pt-6 text-ink-2">
        <b className="text-ink">{t`Already have an account?`}</b>{' '}
        <a href={hrefOf({ to: '/login' })} className="press-area relative link">{t`Log in`}</a>
      </p>
    </div>
  )
}
