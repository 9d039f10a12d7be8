import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { useId, useState } from 'react'
import type { CompanySiteFieldsFragment } from '../site/sites.documents.ts'

export interface CompanyUserSitesProps {
  readonly name: string
  /** Undefined for every site. */
  readonly boundTo: string | undefined
  readonly companySites: readonly CompanySiteFieldsFragment[]
  readonly onSave: (siteId: string | null) => Promise<void>
  readonly onClose: () => void
}

export function CompanyUserSites({ name, boundTo, companySites, onSave, onClose }: CompanyUserSitesProps) {
  const { t } = useLingui()
  const group = useId()
  const [chosen, setChosen] = useState(boundTo)
  const [isSaving, setSaving] = useState(false)
  const save = async (): Promise<void> => {
    setSaving(true)
    await onSave(chosen ?? null)
    onClose()
  }
  const choice = (id: string | undefined) => ({
    name: group,
    required: true,
    checked: chosen === id,
    onChange: () => setChosen(id),
  })
  const question = t`Which sites may ${name} order for?`
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid w-full gap-3 py-2"
    >
      <p aria-hidden className="text-label">
        {question}
      </p>
      <Options label={question} pairs>
        <Option {...choice(undefined)} title={t`Every site`}>
          {t`Your own address and all your sites, and any added later.`}
        </Option>
        {companySites.map(({ site }) => (
          <Option key={site.id} {...choice(site.id)} title={site.name}>
            {addressLines(site).join(', ')}
          </Option>
        ))}
      </Options>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="go" busy={isSaving}>
          {t`Save`}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  )
}
