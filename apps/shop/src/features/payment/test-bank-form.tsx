import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { useState } from 'react'
import { BankFrame } from './bank-frame.tsx'
import { TestGatewaySign } from './test-gateway-sign.tsx'

export interface TestBankFormProps {
  readonly onAnswer: (isApproved: boolean) => Promise<void>
}

/** Simulates the bank's page that asks the cardholder for approval. Exists only with the test gateway. */
export function TestBankForm({ onAnswer }: TestBankFormProps) {
  const { t } = useLingui()
  const { answer, isBusy, failure } = useAnswer(onAnswer)
  return (
    <BankFrame title={t`Test bank`}>
      <p className="text-ink-2">{t`Here the bank of a real card would ask you whether the payment is yours.`}</p>
      <TestGatewaySign cardGateway="SANDBOX" />
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="go" size="tall" busy={isBusy} onClick={() => void answer(true)}>
          {t`Approve the payment`}
        </Button>
        <Button size="tall" busy={isBusy} onClick={() => void answer(false)}>
          {t`Decline the payment`}
        </Button>
      </div>
    </BankFrame>
  )
}

type AnswerFailure = 'NOT_THERE' | 'FAILED'

function useAnswer(onAnswer: TestBankFormProps['onAnswer']) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AnswerFailure>()
  const texts: Readonly<Record<AnswerFailure, string>> = {
    NOT_THERE: t`There is no payment to approve here.`,
    FAILED: `${t`An error has occurred`}. ${t`Please try again`}.`,
  }
  const answer = async (isApproved: boolean): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onAnswer(isApproved)
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      setFailure(status === 404 ? 'NOT_THERE' : 'FAILED')
      setBusy(false)
    }
  }
  return { answer, isBusy, failure: failure && texts[failure] }
}
