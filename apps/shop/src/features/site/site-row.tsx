import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Button } from '@provender/ui/controls/button'
import { dayLabels } from '@provender/web/format/dates'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { Suspense, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { SiteForm } from './site-form.tsx'
import type { CompanySiteFieldsFragment } from './sites.documents.ts'
import type { SiteActions } from './use-site-actions.ts'

const RemoveDialog = lazyPart(async () => (await import('@provender/web/page/remove-dialog')).RemoveDialog)

export interface SiteRowProps {
  readonly companySite: CompanySiteFieldsFragment
  readonly actions: SiteActions
}

export function SiteRow({ companySite: { site, deliveryWeekdays }, actions }: SiteRowProps) {
  const { t } = useLingui()
  const weekdays = useWeekdays(deliveryWeekdays)
  const { availableDeliveryTypes } = useConfig()
  const [doing, setDoing] = useState<'change' | 'close'>()
  const { id, name, contactName, telephone, instructions } = site
  const isDone = () => setDoing(undefined)
  if (doing === 'change')
    return (
      <li className="border-b border-line py-4">
        <SiteForm
          site={site}
          submitLabel={t`Save`}
          onSave={async (answers) => {
            await actions.change(id, answers)
            isDone()
          }}
          onCancel={isDone}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-48 flex-1 text-small wrap-anywhere text-ink-2">
        <p className="text-name text-ink">{name}</p>
        <p>{addressLines(site).join(', ')}</p>
        <p>{[contactName, telephone].filter(Boolean).join(' · ')}</p>
        {instructions && <p className="whitespace-pre-line">{instructions}</p>}
        {availableDeliveryTypes.includes('DELIVERY') && (
          <p className={deliveryWeekdays.length === 0 ? 'text-low' : undefined}>
            {deliveryWeekdays.length === 0
              ? t`We don't deliver there yet. Please call us.`
              : t`Delivered on ${weekdays}`}
          </p>
        )}
      </div>
      <div className="-mx-2 flex gap-1">
        <Button look="bare" aria-label={t`Change, ${name}`} onClick={() => setDoing('change')}>
          {t`Change`}
        </Button>
        <Button look="bare" aria-label={t`Remove, ${name}`} onClick={() => setDoing('close')}>
          {t`Remove`}
        </Button>
      </div>
      {doing === 'close' && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={name}
            keepLabel={t`Keep`}
            consequence={t`You can no longer order for it. Orders on their way still go there, and past orders keep its address.`}
            onRemove={() => actions.close(id)}
            onClose={isDone}
          />
        </Suspense>
      )}
    </li>
  )
}

function useWeekdays(days: readonly number[]): string {
  const language = useLanguage()
  const nameOf = (day: number): string =>
    dayLabels(`2026-06-${String(day).padStart(2, '0')}`, language).weekday
  return days.map(nameOf).join(', ')
}
