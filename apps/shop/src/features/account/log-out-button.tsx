import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { useQueryClient } from '@tanstack/react-query'
import { __iconData as logOutIcon } from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { isAllSent, logOut } from './log-out.ts'

const LogOutIcon = icon(logOutIcon)

export interface LogOutButtonProps {
  /** Of a row in a list of links, instead of a button. */
  readonly className?: string
}

export function LogOutButton({ className }: LogOutButtonProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { baskets, favourites } = useShopState()
  const [step, setStep] = useState<'rest' | 'working' | 'unsent'>('rest')
  const leave = async () => {
    setStep('working')
    if (await isAllSent({ baskets, favourites }, queryClient)) await logOut(queryClient)
    else setStep('unsent')
  }
  const leaveAnyway = async () => {
    await Promise.all([baskets.discard(), favourites?.drop()])
    await logOut(queryClient)
  }
  if (step === 'unsent')
    return (
      <div className="grid gap-3">
        <Note tone="low" urgent>
          <b>{t`No connection`}</b>{' '}
          {t`Your last changes have not reached us. If you log out now, they are lost.`}
        </Note>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setStep('rest')}>{t`Stay logged in`}</Button>
          <Button look="danger" onClick={() => void leaveAnyway()}>{t`Log out anyway`}</Button>
        </div>
      </div>
    )
  if (className !== undefined)
    return (
      <button
        type="button"
        aria-busy={step === 'working' || undefined}
        onClick={step === 'working' ? undefined : () => void leave()}
        className={className}
      >
        <LogOutIcon />
        {t`Log out`}
      </button>
    )
  return (
    <Button busy={step === 'working'} onClick={() => void leave()}>
      <LogOutIcon size="s" />
      {t`Log out`}
    </Button>
  )
}
