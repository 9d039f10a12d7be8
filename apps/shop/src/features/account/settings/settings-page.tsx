import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ContactForm } from './contact-form.tsx'
import { FactList } from './fact-list.tsx'
import { NameForm } from './name-form.tsx'
import { SettingsLinks } from './settings-links.tsx'
import { settingsQuery } from './settings-queries.ts'
import { useContactLabels } from './use-contact-labels.ts'

export function SettingsPage() {
  const { t } = useLingui()
  const contactLabels = useContactLabels()
  const { user } = useSuspenseQuery(settingsQuery).data
  const address = [user.address1, user.address2, user.address3, user.city, user.postCode].filter(Boolean)
  const mayChange = roleMay(user.role, 'company.details')
  const contact = contactLabels.map(({ field, name }) => ({ name, value: user[field] }))
  return (
    <>
      <PageHeader title={t`Account settings`} />
      <div className="grid gap-x-12 gap-y-8 pt-2 wide:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="grid content-start gap-6">
          <Block title={t`Your details`}>
            <FactList facts={[{ name: t`E-mail`, value: user.email }]} />
            <NameForm name={user.name} />
          </Block>
          <Block title={t`Your company`}>
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
          </Block>
        </div>
        <section>
          <h2 className="mb-3 text-heading">{t`More settings`}</h2>
          <SettingsLinks role={user.role} />
        </section>
      </div>
    </>
  )
}

interface BlockProps {
  readonly title: string
  readonly children: ReactNode
}

function Block({ title, children }: BlockProps) {
  return (
    <section className="grid gap-4 rounded-sheet border border-line p-4 tablet:p-5">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  )
}
