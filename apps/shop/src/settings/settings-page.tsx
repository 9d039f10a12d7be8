import { useLingui } from '@lingui/react/macro'
import { PageHead, SectionHead } from '@provender/ui/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from './ask-settings.ts'
import { ContactForm } from './contact-form.tsx'
import { NameForm } from './name-form.tsx'
import { SettingsLinks } from './settings-links.tsx'

/** Basic details of the person and of her company, and the way to everything else that can be set. */
export function SettingsPage() {
  const { t } = useLingui()
  const { user } = useSuspenseQuery(settingsQuery).data
  const address = [user.address1, user.address2, user.address3, user.city, user.postCode].filter(Boolean)
  return (
    <div className="max-w-150">
      <PageHead title={t`Account settings`} />
      <NameForm name={user.name} email={user.email} />
      <SectionHead title={t`Your company`} />
      <dl className="mb-4 grid gap-x-6 gap-y-1 text-ink-2 tablet:grid-cols-[10rem_minmax(0,1fr)]">
        <dt>{t`Company`}</dt>
        <dd className="mb-1 text-ink">{user.companyName}</dd>
        <dt>{t`Account number`}</dt>
        <dd className="mb-1 text-ink figures">{user.code}</dd>
        {address.length > 0 && (
          <>
            <dt>{t`Address`}</dt>
            <dd className="mb-1 text-ink">{address.join(', ')}</dd>
          </>
        )}
      </dl>
      <p className="mb-4 max-w-[60ch] text-small text-ink-2">
        {t`Name and address stand on your invoices. To change them, or your email, please contact us.`}
      </p>
      <ContactForm user={user} />
      <SectionHead title={t`More settings`} />
      <SettingsLinks role={user.role} />
    </div>
  )
}
