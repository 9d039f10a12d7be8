import { useLingui } from '@lingui/react/macro'
import type { ApiRefusal } from '@provender/client/api/refusal'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useRefusalText } from '@provender/web/api/refusal-text'

export interface ReportRefusalProps {
  readonly refusal: ApiRefusal | undefined
  /** Sends what was changed since an earlier try as a new report. */
  readonly onAnother: () => void
}

/** Why a report was refused, and what happens to its content (docs/product-rules.md#claims). */
export function ReportRefusal({ refusal, onAnother }: ReportRefusalProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  if (!refusal) return null
  const { code, key } = refusal
  const message = refusalText(refusal)
  if (key === 'KEY_REUSED')
    return (
      <Note tone="low" urgent>
        <p>
          <b>{t`We received your earlier report.`}</b> {t`Is this about something else?`}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <a href={hrefOf({ to: '/account/help-centre' })} className="link">{t`Your reports`}</a>
          <Button type="submit" look="bare" onClick={onAnother}>{t`Send as a new report`}</Button>
        </div>
      </Note>
    )
  if (code === 0)
    return (
      <Note tone="bad" urgent>
        <b>{t`No connection`}</b> {t`What you wrote stays on this device until it is sent.`}
      </Note>
    )
  return (
    <Note tone="bad" urgent>
      {code < 500 && message !== '' ? (
        message
      ) : (
        <>
          <b>{t`An error has occurred`}</b> {t`Please try again`}
        </>
      )}
    </Note>
  )
}
