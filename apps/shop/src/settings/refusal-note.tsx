import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/note'
import type { ApiRefusal } from '../api/refusal.ts'

/** Why a form was not taken, in the server's own sentence. */
export function RefusalNote({ refusal }: { readonly refusal: ApiRefusal | undefined }) {
  const { t } = useLingui()
  if (!refusal) return null
  return (
    <Note tone="bad" urgent>
      {refusal.code === 0 ? t`No connection` : refusal.message || t`An error has occurred`}
    </Note>
  )
}
