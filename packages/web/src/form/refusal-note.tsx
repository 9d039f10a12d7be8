import { useLingui } from '@lingui/react/macro'
import type { ApiRefusal } from '@provender/client/api/refusal'
import { Note } from '@provender/ui/page/note'
import { useRefusalText } from '../api/refusal-text.ts'

export function RefusalNote({ refusal }: { readonly refusal: ApiRefusal | undefined }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  if (!refusal) return null
  return (
    <Note tone="bad" urgent>
      {refusal.code === 0 ? t`No connection` : refusalText(refusal) || t`An error has occurred`}
    </Note>
  )
}
