import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { Suspense, useState } from 'react'
import { cardsQuery } from './cards-query.ts'
import type { CardHold } from './new-card-form-props.ts'
import type { SelectedCard } from './selected-card.ts'
import { TestGatewaySign } from './test-gateway-sign.tsx'
import { useCardName } from './use-card-labels.ts'
import { useExpiryText } from './use-expiry-text.ts'

const CardIcon = icon(creditCard)
const NewCardForm = lazyPart(async () => (await import('./new-card-form.tsx')).NewCardForm)

export interface CardChoiceProps {
  readonly submitLabel: string
  readonly busy?: boolean | undefined
  readonly hold: CardHold
  readonly onChosen: (card: SelectedCard) => void
}

const another = 'another'

/** The choice of the company's saved cards, the primary one first, or a new one. */
export function CardChoice({ submitLabel, busy, hold, onChosen }: CardChoiceProps) {
  const { t } = useLingui()
  const cardName = useCardName()
  const expiryText = useExpiryText()
  const { data } = useQuery(cardsQuery)
  const [picked, setPicked] = useState<string>()
  if (!data) return <FormRoom />
  const cards = data.paymentCards
  const chosen = picked ?? cards.find(({ isExpired }) => !isExpired)?.id ?? another
  const saved = cards.find(({ id }) => id === chosen)
  return (
    <>
      {cards.length > 0 && (
        <Options label={t`Which card?`}>
          {cards.map((card) => (
            <Option
              key={card.id}
              name="card"
              value={card.id}
              title={cardName(card)}
              icon={<CardIcon />}
              disabled={card.isExpired}
              checked={chosen === card.id}
              onChange={() => setPicked(card.id)}
            >
              {expiryText(card)}
            </Option>
          ))}
          <Option
            name="card"
            value={another}
            title={t`Another card`}
            checked={chosen === another}
            onChange={() => setPicked(another)}
          />
        </Options>
      )}
      {saved ? (
        <div className="grid justify-items-start gap-4">
          <TestGatewaySign cardGateway={data.cardGateway} />
          <Button
            look="go"
            size="tall"
            busy={busy}
            onClick={() =>
              onChosen({ type: 'SAVED', id: saved.id, brand: saved.brand, lastFour: saved.lastFour })
            }
          >
            {submitLabel}
          </Button>
        </div>
      ) : (
        <Suspense fallback={<FormRoom />}>
          <NewCardForm
            submitLabel={submitLabel}
            busy={busy}
            gateway={data}
            hold={hold}
            onCard={(card, keep) => onChosen({ type: 'NEW', keep, ...card })}
          />
        </Suspense>
      )}
    </>
  )
}

function FormRoom() {
  return <div aria-busy className="min-h-88" />
}
