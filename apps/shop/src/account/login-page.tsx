import { useLingui } from '@lingui/react/macro'
import { PageHead } from '@provender/ui/page-parts'
import { useConfig } from '../app/shop-queries.ts'
import { LoginForm } from './login-form.tsx'
import { PhoneLink } from './phone-link.tsx'

/** For who has an account, and for who wants one. */
export function LoginPage({ next }: { readonly next: string }) {
  const { t } = useLingui()
  const { registerCallPhoneNumber, forgotPasswordCallPhoneNumber } = useConfig()
  return (
    <div className="mx-auto grid max-w-110 gap-6 py-4">
      <PageHead title={t`Login`} />
      <LoginForm next={next} />
      <div className="grid gap-4 border-t border-line pt-6 text-ink-2">
        {forgotPasswordCallPhoneNumber && (
          <CallLine title={t`Forgotten your password?`} number={forgotPasswordCallPhoneNumber} />
        )}
        {registerCallPhoneNumber && (
          <CallLine title={t`Want to be retailer?`} number={registerCallPhoneNumber} />
        )}
      </div>
    </div>
  )
}

interface CallLineProps {
  readonly title: string
  readonly number: string
}

function CallLine({ title, number }: CallLineProps) {
  const { t } = useLingui()
  return (
    <p>
      <b className="text-ink">{title}</b> {t`Please call us:`} <PhoneLink number={number} />
    </p>
  )
}
