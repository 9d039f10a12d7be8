import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { BankFrame } from '../bank-frame.tsx'
import { openPaidOrder } from '../open-paid-order.ts'
import { CheckPayment } from '../payment.documents.ts'
import { useExternalPage } from './use-external-page.ts'

/** In an installed app: opens the bank's form on a page of the server, then continues to the order, whether it was approved or not. */
export function ExternalApproval({ payment }: { readonly payment: string }) {
  const { t } = useLingui()
  const { approve, showOrder, isRequested, isOpen, failure, isOver } = useExternalApproval(payment)
  const begin = useEffectEvent(approve)
  useEffect(() => void begin(), [])
  if (isOver)
    return (
      <BankFrame title={t`Nothing to approve`} failure={t`There is no payment to approve here.`}>
        <div>
          <ButtonLink href={hrefOf({ to: '/account/orders' })}>{t`Orders`}</ButtonLink>
        </div>
      </BankFrame>
    )
  return (
    <BankFrame title={t`Please approve your payment`} failure={failure}>
      <output className="text-ink-2">{t`Your bank asks you on a page outside the app.`}</output>
      <div className="flex flex-wrap gap-2">
        <Button look={isOpen ? 'plain' : 'go'} size="tall" busy={isRequested} onClick={() => void approve()}>
          {isOpen ? t`Open the page again` : t`Continue to your bank`}
        </Button>
        {failure && (
          <Button size="tall" onClick={() => void showOrder()}>{t`Choose another way to pay`}</Button>
        )}
      </div>
    </BankFrame>
  )
}

function useExternalApproval(payment: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { open, isRequested, isOpen, failure, isOver } = useExternalPage()
  const [hasFailed, setFailed] = useState(false)
  const approve = async (): Promise<void> => {
    setFailed(false)
    const result = await open({ purpose: 'APPROVAL', payment })
    // If the page could not be opened, the reason stays here. The order would only lead back to this page.
    if (result?.type === 'DONE' || result?.type === 'CLOSED') await showOrder()
  }
  /** Approved already, or too late: the order shows that. It also offers another card. */
  const showOrder = async (): Promise<void> => {
    setFailed(false)
    try {
      const { checkPayment } = await executeOf(queryClient)(CheckPayment, { payment })
      await openPaidOrder(router, checkPayment, payment)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailed(true)
    }
  }
  const problem = hasFailed ? `${t`An error has occurred`}. ${t`Please try again`}.` : failure
  return { approve, showOrder, isRequested, isOpen, failure: problem, isOver }
}
