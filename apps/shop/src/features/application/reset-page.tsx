import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

export function ResetPage({ isNew }: { readonly isNew: boolean }) {
  const { t } = useLingui()
  const { forgotPasswordCallPhoneNumber } = useConfig()
  return (
    <div className="mx-auto grid max-w-110 gap-6 py-4">
      <PageHeader title={isNew ? t`Choose a new password` : t`Forgotten your password?`} />
      {isNew ? <NewPasswordForm /> : <RequestResetForm />}
      <div className="grid gap-3 border-t border-line pt-6 text-ink-2">
        {forgotPasswordCallPhoneNumber && (
          <p>
            {t`We can help you on the phone:`} <PhoneLink number={forgotPasswordCallPhoneNumber} />
          </p>
        )}
        <p>
          <a href={hrefOf({ to: '/login' })} className="press-area relative link">{t`Back to login`}</a>
        </p>
      </div>
    </div>
  )
}
