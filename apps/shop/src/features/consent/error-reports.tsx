import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Checkbox } from '@provender/ui/controls/choice'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useSyncExternalStore } from 'react'
import { isAgreed, storeConsent, subscribeToConsent } from '../../kernel/consent/consent.ts'
import { useReportsErrors } from '../../kernel/session/shop-queries.ts'

const isOn = () => isAgreed('reports')

/** The choice to report errors, for an app, which has no cookie dialog. */
export function ErrorReports() {
  const { t } = useLingui()
  const reportsErrors = useReportsErrors()
  const checked = useSyncExternalStore(subscribeToConsent, isOn, () => false)
  if (!platform().app || !reportsErrors) return null
  return (
    <section>
      <SectionHeader title={t`Error reports`} />
      <Checkbox checked={checked} onChange={({ target }) => storeConsent(target.checked ? ['reports'] : [])}>
        {t`If something goes wrong on your device, we see what happened and where in our code, but not your name, prices or what you typed.`}
      </Checkbox>
    </section>
  )
}
