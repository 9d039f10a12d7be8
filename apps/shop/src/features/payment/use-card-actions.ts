import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../../kernel/state/use-failure-toast.ts'
import { cardsQuery } from './cards-query.ts'
import { MakePaymentCardPrimary, RemovePaymentCard } from './payment.documents.ts'

export function useCardActions() {
  const queryClient = useQueryClient()
  const showFailure = useFailureToast()
  const changing = async (change: () => Promise<unknown>): Promise<void> => {
    try {
      await change()
    } catch (error) {
      // At 404 a colleague has removed the card; the list shows that.
      if (statusOf(error) !== 404) showFailure(error)
    }
    await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
  }
  const execute = executeOf(queryClient)
  return {
    makePrimary: (id: string) => changing(() => execute(MakePaymentCardPrimary, { id })),
    remove: (id: string) => changing(() => execute(RemovePaymentCard, { id })),
  }
}
