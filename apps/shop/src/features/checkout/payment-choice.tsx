import { useLingui } from '@lingui/react/macro'
import type { PaymentType } from '@provender/domain/order/order'
import { Choice, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { __iconData as wallet } from 'lucide-react/icons/wallet'
import { Suspense } from 'react'
import { useViewer } from '../../kernel/session/viewer.ts'
import { cardsQuery } from '../payment/cards-query.ts'
import { type SelectedCard, storeSelectedCard } from '../payment/selected-card.ts'
import { useCardName } from '../payment/use-card-labels.ts'
import { useExpiryText } from '../payment/use-expiry-text.ts'
import type { Quote } from './checkout-query.ts'
import { canPayWith } from './checkout-steps.ts'
import { PaymentOptionNote } from './payment-option-note.tsx'
import type { StepProps } from './step-props.ts'
import type { Checkout } from './use-checkout.ts'
import { usePaymentLabels } from './use-payment-labels.ts'
import { usePaymentMeaning } from './use-payment-meaning.ts'

const CashIcon = icon(banknote)
const CardIcon = icon(creditCard)
const NewIcon = icon(plus)
const WalletIcon = icon(wallet)
const NewCardForm = lazyPart(async () => (await import('../payment/new-card-form.tsx')).NewCardForm)

/** Each way to pay, and each saved card, as one option that answers when it is pressed. */
export function PaymentChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const { quote, answer, pending, setPending } = checkout
  const isTyping = pending === 'payment'
  const pay = (payment: PaymentType) => answer({ type: 'payment', payment })
  const payBy = (card: SelectedCard) => {
    storeSelectedCard(quote.basket.id, card)
    pay('CARD')
  }
  if (!quote.paymentOptions.some((option) => canPayWith(option, checkout.answers)))
    return (
      <>
        <PaymentOptions {...{ checkout, isTyping, pay, payBy }} onNewCard={() => setPending('payment')} />
        <Note tone="low">{t`No payment methods are available at the moment. Please call us.`}</Note>
      </>
    )
  return (
    <>
      <PaymentOptions {...{ checkout, isTyping, pay, payBy }} onNewCard={() => setPending('payment')} />
      {isTyping && <NewCard checkout={checkout} onCard={payBy} />}
    </>
  )
}

interface PaymentOptionsProps {
  readonly checkout: Checkout
  readonly isTyping: boolean
  readonly pay: (payment: PaymentType) => void
  readonly payBy: (card: SelectedCard) => void
  readonly onNewCard: () => void
}

function PaymentOptions({ checkout, isTyping, pay, payBy, onNewCard }: PaymentOptionsProps) {
  const { t } = useLingui()
  const { answers, quote } = checkout
  const labels = usePaymentLabels()(answers.method)
  const means = usePaymentMeaning(checkout)
  if (quote.paymentOptions.length === 0) return null
  return (
    <Options label={t`How will you pay?`} pairs>
      {quote.paymentOptions.map((option) =>
        option.type === 'CARD' ? (
          <Cards key={option.type} {...{ checkout, option, isTyping, payBy, onNewCard }} />
        ) : (
          <Choice
            key={option.type}
            title={labels[option.type]}
            icon={option.type === 'CASH' ? <CashIcon /> : <WalletIcon />}
            chosen={option.type === answers.payment && !isTyping}
            disabled={!canPayWith(option, answers)}
            onClick={() => pay(option.type)}
          >
            <p>{means[option.type]}</p>
            <PaymentOptionNote quote={quote} option={option} date={answers.date} />
          </Choice>
        ),
      )}
    </Options>
  )
}

interface CardsProps extends Omit<PaymentOptionsProps, 'pay'> {
  readonly option: Quote['paymentOptions'][number]
}

function Cards({ checkout: { answers, quote }, option, isTyping, payBy, onNewCard }: CardsProps) {
  const { t } = useLingui()
  const cardName = useCardName()
  const expiryText = useExpiryText()
  const { data } = useQuery(cardsQuery)
  const labels = usePaymentLabels()(answers.method)
  const means = usePaymentMeaning({ answers, quote })
  const cards = data?.paymentCards ?? []
  const chosen = answers.payment === 'CARD' && !isTyping ? answers.card : undefined
  const isOff = !canPayWith(option, answers)
  return (
    <>
      {cards.map(({ id, brand, lastFour, ...card }) => (
        <Choice
          key={id}
          title={cardName({ brand, lastFour })}
          icon={<CardIcon />}
          chosen={chosen?.type === 'SAVED' && chosen.id === id}
          disabled={isOff || card.isExpired}
          onClick={() => payBy({ type: 'SAVED', id, brand, lastFour })}
        >
          {expiryText(card)}
        </Choice>
      ))}
      <Choice
        title={cards.length === 0 ? labels.CARD : t`Another card`}
        icon={cards.length === 0 ? <CardIcon /> : <NewIcon />}
        chosen={isTyping || chosen?.type === 'NEW'}
        disabled={isOff}
        aria-expanded={isTyping}
        onClick={onNewCard}
      >
        <p>{means.CARD}</p>
        <PaymentOptionNote quote={quote} option={option} date={answers.date} />
      </Choice>
    </>
  )
}

interface NewCardProps {
  readonly checkout: Checkout
  readonly onCard: (card: SelectedCard) => void
}

function NewCard({ checkout: { quote }, onCard }: NewCardProps) {
  const { t } = useLingui()
  const { currencyCode } = useViewer()
  const { data } = useQuery(cardsQuery)
  if (!data) return null
  return (
    <Suspense fallback={<div aria-busy className="min-h-88" />}>
      <NewCardForm
        submitLabel={t`Use this card`}
        gateway={data}
        hold={{ amount: minorOf(quote.cardHold), currencyCode }}
        onCard={(card, keep) => onCard({ type: 'NEW', keep, ...card })}
      />
    </Suspense>
  )
}
