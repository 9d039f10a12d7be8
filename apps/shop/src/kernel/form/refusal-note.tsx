import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import { useRefusalText } from '../api/refusal-text.ts'
import type { ApiRefusal } from '../api/refusal.ts'

/** Why a form was not taken, in the server's own sentence. */
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
