import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { openPaidOrder } from './open-paid-order.ts'
import { AnswerTestBank } from './payment.documents.ts'
import { TestGatewaySign } from './test-gateway-sign.tsx'

const BankIcon = icon(landmark)

/** Simulates the bank's page that asks the cardholder for approval. Exists only with the test gateway. */
export function TestBankPage({ payment }: { readonly payment: string }) {
  const { t } = useLingui()
  const { answer, isBusy, failure } = useAnswer(payment)
  return (
    <div className="mx-auto mt-8 mb-6 grid max-w-110 gap-4">
      <span className="text-ink-2">
        <BankIcon size="x" />
      </span>
      <h1 className="text-display">{t`Test bank`}</h1>
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
    </div>
  )
}

type AnswerFailure = 'NOT_THERE' | 'FAILED'

function useAnswer(payment: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AnswerFailure>()
  const words: Readonly<Record<AnswerFailure, string>> = {
    NOT_THERE: t`There is no payment to approve here.`,
    FAILED: `${t`An error has occurred`}. ${t`Please try again`}.`,
  }
  const answer = async (approve: boolean): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { answerTestBank } = await executeOf(queryClient)(AnswerTestBank, { payment, approve })
      await openPaidOrder(router, answerTestBank, payment)
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      setFailure(status === 404 ? 'NOT_THERE' : 'FAILED')
      setBusy(false)
    }
  }
  return { answer, isBusy, failure: failure && words[failure] }
}
