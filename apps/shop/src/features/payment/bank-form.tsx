import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BankFrame } from './bank-frame.tsx'
import { FormUnreachable } from './stripe/form-unreachable.ts'

export interface BankFormProps {
  readonly approve: () => Promise<void>
  readonly exit: ReactNode
}

export function BankForm({ approve, exit }: BankFormProps) {
  const { t } = useLingui()
  const { start, failure } = useApproval(approve)
  const begin = useEffectEvent(start)
  useEffect(() => void begin(), [])
  return (
    <BankFrame
      title={failure?.isOver ? t`Nothing to approve` : t`Please approve your payment`}
      failure={failure?.text}
    >
      {failure === undefined ? (
        <output className="text-ink-2">{t`Your bank’s own form opens over this page.`}</output>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!failure.isOver && (
            <Button look="go" onClick={() => void start()}>
              {t`Try again`}
            </Button>
          )}
          {exit}
        </div>
      )}
    </BankFrame>
  )
}

function useApproval(approve: BankFormProps['approve']) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<{ readonly text: string; readonly isOver: boolean }>()
  const start = async (): Promise<void> => {
    setFailure(undefined)
    try {
      await approve()
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined && !(error instanceof FormUnreachable)) throw error
      const isOver = status === 404
      const text = isOver
        ? t`There is no payment to approve here.`
        : `${t`An error has occurred`}. ${t`Please try again`}.`
      setFailure({ text, isOver })
    }
  }
  return { start, failure }
}
