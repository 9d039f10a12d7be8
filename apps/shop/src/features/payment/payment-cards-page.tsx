import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { StateTag } from '@provender/ui/page/state-tag'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { Suspense, useState } from 'react'
import { cardsQuery } from './cards-query.ts'
import type { PaymentCardFieldsFragment } from './payment.documents.ts'
import { TestGatewaySign } from './test-gateway-sign.tsx'
import { useCardActions } from './use-card-actions.ts'
import { useCardName } from './use-card-labels.ts'
import { useExpiryText } from './use-expiry-text.ts'

const CardIcon = icon(creditCard)
const AddCard = lazyPart(async () => (await import('./add-card-dialog.tsx')).AddCardDialog)
const UpdateCard = lazyPart(async () => (await import('./update-card-dialog.tsx')).UpdateCardDialog)
const RemoveDialog = lazyPart(async () => (await import('@provender/web/page/remove-dialog')).RemoveDialog)

export function PaymentCardsPage() {
  const { t } = useLingui()
  const { cardGateway, paymentCards } = useSuspenseQuery(cardsQuery).data
  const [isAdding, setAdding] = useState(false)
  const add = cardGateway !== null && (
    <Button look="go" onClick={() => setAdding(true)}>
      {t`Add a card`}
    </Button>
  )
  return (
    <div className="max-w-170">
      <PageHeader title={t`My payment cards`} end={paymentCards.length > 0 && add} />
      <div className="mb-4 empty:hidden">
        <TestGatewaySign cardGateway={cardGateway} />
      </div>
      {paymentCards.length === 0 ? (
        <Empty icon={<CardIcon size="x" />} title={t`No cards yet`} actions={add}>
          {cardGateway === null
            ? t`Cards are not taken here at the moment.`
            : t`Save a card here and you won't need to type it next time.`}
        </Empty>
      ) : (
        <ul aria-label={t`My payment cards`} className="border-t border-ink">
          {paymentCards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddCard onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}

function CardRow({ card }: { readonly card: PaymentCardFieldsFragment }) {
  const { t } = useLingui()
  const name = useCardName()(card)
  const expiry = useExpiryText()(card)
  const actions = useCardActions()
  const [isUpdating, setUpdating] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="text-ink-2">
        <CardIcon />
      </span>
      <div className="min-w-48 flex-1 figures">
        <p className="flex flex-wrap items-center gap-x-2 text-name">
          {name}
          {card.isPrimary && <StateTag tone="yours">{t`Primary`}</StateTag>}
          {card.isExpired && <StateTag tone="bad">{t`Expired`}</StateTag>}
        </p>
        <p className="text-small text-ink-2">
          {card.holderName === '' ? expiry : `${card.holderName} · ${expiry}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        {!card.isPrimary && (
          <Button
            look="bare"
            aria-label={t`Make primary, ${name}`}
            onClick={() => void actions.makePrimary(card.id)}
          >
            {t`Make primary`}
          </Button>
        )}
        <Button look="bare" aria-label={t`Update, ${name}`} onClick={() => setUpdating(true)}>
          {t`Update`}
        </Button>
        <Button look="bare" aria-label={t`Remove, ${name}`} onClick={() => setRemoving(true)}>
          {t`Remove`}
        </Button>
      </div>
      {isUpdating && (
        <Suspense fallback={null}>
          <UpdateCard card={card} name={name} onClose={() => setUpdating(false)} />
        </Suspense>
      )}
      {isRemoving && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={name}
            keepLabel={t`Keep the card`}
            consequence={t`Orders that were paid with it stay paid.`}
            onRemove={() => actions.remove(card.id)}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
