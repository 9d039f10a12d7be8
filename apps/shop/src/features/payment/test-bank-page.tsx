import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ExternalApproval } from './external-page/external-approval.tsx'
import { openPaidOrder } from './open-paid-order.ts'
import { AnswerTestBank } from './payment.documents.ts'
import { TestBankForm } from './test-bank-form.tsx'

interface TestBankPageProps {
  readonly payment: string
}

export function TestBankPage({ payment }: TestBankPageProps) {
  return platform().app ? <ExternalApproval payment={payment} /> : <TestBank payment={payment} />
}

function TestBank({ payment }: TestBankPageProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const answer = async (approve: boolean): Promise<void> => {
    const { answerTestBank } = await executeOf(queryClient)(AnswerTestBank, { payment, approve })
    await openPaidOrder(router, answerTestBank, payment)
  }
  return <TestBankForm onAnswer={answer} />
}
