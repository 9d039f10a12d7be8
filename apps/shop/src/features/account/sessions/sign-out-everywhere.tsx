import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShopState } from '../../../kernel/state/shop-state.ts'
import { isAllSent, logOut } from '../log-out.ts'
import { SignOutEverywhere as SignOutEverywhereDocument } from './sessions.documents.ts'

export function SignOutEverywhere() {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, isFailed, leave } = useLeaving()
  return (
    <>
      <Button look="danger" onClick={() => setConfirming(true)}>
        {t`Log out everywhere`}
      </Button>
      {isConfirming && (
        <Dialog
          open
          onClose={() => setConfirming(false)}
          title={t`Log out everywhere?`}
          closeLabel={t`Close`}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{t`Stay logged in`}</Button>
              <Button look="danger" busy={isBusy} onClick={() => void leave()}>
                {t`Log out everywhere`}
              </Button>
            </>
          }
        >
          <p className="text-ink-2">{t`You'll be logged out on all devices, including this one. Your baskets are kept.`}</p>
          {isFailed && (
            <Note tone="bad" urgent>
              {t`That did not reach us, and nothing was changed. Please try again when you have a connection.`}
            </Note>
          )}
        </Dialog>
      )}
    </>
  )
}

function useLeaving() {
  const queryClient = useQueryClient()
  const { baskets, favourites } = useShopState()
  const [state, setState] = useState<'rest' | 'working' | 'failed'>('rest')
  const leave = async (): Promise<void> => {
    setState('working')
    // Unsent changes would be lost with the session.
    if (!(await isAllSent({ baskets, favourites }, queryClient))) return setState('failed')
    try {
      await executeOf(queryClient)(SignOutEverywhereDocument, {})
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      return setState('failed')
    }
    await logOut(queryClient)
  }
  return { isBusy: state === 'working', isFailed: state === 'failed', leave }
}
