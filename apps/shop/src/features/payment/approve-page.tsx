import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { useEffect, useEffectEvent, useState } from 'react'
import { hrefOf } from '../../kernel/app/href-of.ts'
import { openPaidOrder } from './open-paid-order.ts'
import { CheckPayment, PaymentChallenge } from './payment.documents.ts'
import { FormUnreachable } from './stripe/form-unreachable.ts'

const BankIcon = icon(landmark)

/** Opens the bank's form for approving a card payment, then continues to the order after any result. */
export function ApprovePage({ payment }: { readonly payment: string }) {
  const { t } = useLingui()
  const { start, failure } = useApproval(payment)
  const begin = useEffectEvent(start)
  useEffect(() => void begin(), [])
  return (
    <div className="mx-auto mt-8 mb-6 grid max-w-110 gap-4">
      <span className="text-ink-2">
        <BankIcon size="x" />
      </span>
      <h1 className="text-display">{t`Please approve your payment`}</h1>
      {failure === undefined ? (
        <output className="text-ink-2">{t`Your bank’s own form opens over this page.`}</output>
      ) : (
        <>
          <Note tone="bad" urgent>
            {failure.text}
          </Note>
          <div>
            {failure.isOver ? (
              <ButtonLink href={hrefOf({ to: '/account/orders' })}>{t`Orders`}</ButtonLink>
            ) : (
              <Button look="go" size="tall" onClick={() => void start()}>
                {t`Try again`}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function useApproval(payment: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failure, setFailure] = useState<{ readonly text: string; readonly isOver: boolean }>()
  const start = async (): Promise<void> => {
    setFailure(undefined)
    const execute = executeOf(queryClient)
    try {
      const { cardFormKey, paymentChallenge } = await execute(PaymentChallenge, { payment })
      if (paymentChallenge !== null && cardFormKey !== null) {
        const { approve } = await import('./stripe/load-form.ts')
        await approve(cardFormKey, paymentChallenge)
      }
      const { checkPayment } = await execute(CheckPayment, { payment })
      await openPaidOrder(router, checkPayment, payment)
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
