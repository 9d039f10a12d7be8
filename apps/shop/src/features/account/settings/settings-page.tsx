import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ContactForm } from './contact-form.tsx'
import { FactList } from './fact-list.tsx'
import { NameForm } from './name-form.tsx'
import { SettingsLinks } from './settings-links.tsx'
import { settingsQuery } from './settings-queries.ts'
import { useContactLabels } from './use-contact-labels.ts'

/** Basic details of the user and the company, with links to all other settings. */
export function SettingsPage() {
  const { t } = useLingui()
  const contactLabels = useContactLabels()
  const { user } = useSuspenseQuery(settingsQuery).data
  const address = [user.address1, user.address2, user.address3, user.city, user.postCode].filter(Boolean)
  const mayChange = roleMay(user.role, 'company.details')
  const contact = contactLabels.map(({ field, name }) => ({ name, value: user[field] }))
  return (
    <div className="max-w-150">
      <PageHeader title={t`Account settings`} />
      <div className="grid gap-4 pt-2">
        <FactList facts={[{ name: t`E-mail`, value: user.email }]} />
        <NameForm name={user.name} />
      </div>
      <SectionHeader title={t`Your company`} />
      <div className="grid gap-4">
        <FactList
          facts={[
            { name: t`Company`, value: user.companyName },
            { name: t`Account number`, value: user.code },
            { name: t`Address`, value: address.join(', ') },
            ...(mayChange ? [] : contact),
          ]}
        />
        <p className="max-w-[32.4em] text-small text-ink-2">
          {t`Your name and address appear on your invoices. To change them, please contact us.`}
        </p>
        {mayChange && <ContactForm user={user} />}
      </div>
      <SectionHeader title={t`More settings`} />
      <SettingsLinks role={user.role} />
    </div>
  )
}
