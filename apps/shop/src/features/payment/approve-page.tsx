import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BankForm } from './bank-form.tsx'
import { ExternalApproval } from './external-page/external-approval.tsx'
import { openPaidOrder } from './open-paid-order.ts'
import { CheckPayment, PaymentChallenge } from './payment.documents.ts'

interface ApprovePageProps {
  readonly payment: string
}

export function ApprovePage({ payment }: ApprovePageProps) {
  return platform().app ? <ExternalApproval payment={payment} /> : <Approval payment={payment} />
}

function Approval({ payment }: ApprovePageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const approveHere = async (): Promise<void> => {
    const execute = executeOf(queryClient)
    const { cardFormKey, paymentChallenge } = await execute(PaymentChallenge, { payment })
    if (paymentChallenge !== null && cardFormKey !== null) {
      const { approve } = await import('./stripe/load-form.ts')
      await approve(cardFormKey, paymentChallenge)
    }
    const { checkPayment } = await execute(CheckPayment, { payment })
    await openPaidOrder(router, checkPayment, payment)
  }
  return (
    <BankForm
      approve={approveHere}
      exit={<ButtonLink href={hrefOf({ to: '/account/orders' })}>{t`Orders`}</ButtonLink>}
    />
  )
}
