import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { cardsQuery } from './cards-query.ts'
import { MakePaymentCardPrimary, RemovePaymentCard } from './payment.documents.ts'

export function useCardActions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const changing = async (change: () => Promise<unknown>): Promise<void> => {
    try {
      await change()
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      // A colleague has removed the card; the list shows that.
      if (status !== 404)
        notices.show({
          kind: 'toast',
          about: 'bad',
          text: t`An error has occurred`,
          detail: t`Please try again`,
        })
    }
    await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
  }
  const execute = executeOf(queryClient)
  return {
    makePrimary: (id: string) => changing(() => execute(MakePaymentCardPrimary, { id })),
    remove: (id: string) => changing(() => execute(RemovePaymentCard, { id })),
  }
}
