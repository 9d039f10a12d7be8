import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { Dialog } from '@provender/ui/overlays/dialog'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { cardsQuery } from './cards-query.ts'
import { ExternalSaveForm } from './external-page/external-form.tsx'
import { SavePaymentCard } from './payment.documents.ts'
import { SaveCardForm } from './save-card-form.tsx'

export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: gateway } = useSuspenseQuery(cardsQuery)
  const showCards = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t`Add a card`} closeLabel={t`Close`}>
      {platform().app ? (
        <ExternalSaveForm onSaved={() => void showCards()} />
      ) : (
        <SaveCardForm
          gateway={gateway}
          send={async (setup) => (await executeOf(queryClient)(SavePaymentCard, setup)).savePaymentCard}
          onSaved={showCards}
        />
      )}
    </Dialog>
  )
}
