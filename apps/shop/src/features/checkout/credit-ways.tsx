import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import { type Minor, sumMinor } from '@provender/domain/money/money'
import { MissingBar } from '@provender/ui/basket/missing-bar'
import { Way, WayLink, Ways } from '@provender/ui/controls/ways'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as fileCheck } from 'lucide-react/icons/file-check-corner'
import { __iconData as listMinus } from 'lucide-react/icons/list-minus'
import { Suspense, useState } from 'react'
import { basketHref } from '../basket/basket-href.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { cardsQuery } from '../payment/cards-query.ts'
import { overdueQuery } from '../payment/overdue-query.ts'
import type { InvoicePayFieldsFragment } from '../payment/payment.documents.ts'
import { storeSelectedCard } from '../payment/selected-card.ts'
import { useCardName } from '../payment/use-card-labels.ts'
import { canPayWith } from './checkout-steps.ts'
import { type CreditShortfall, invoicesToPay } from './credit-shortfall.ts'
import type { Checkout } from './use-checkout.ts'
import { usePaymentLabels } from './use-payment-labels.ts'

const CashIcon = icon(banknote)
const CardIcon = icon(creditCard)
const InvoiceIcon = icon(fileCheck)
const LinesIcon = icon(listMinus)

const PayInvoiceDialog = lazyPart(
  async () => (await import('../payment/pay-invoice-dialog.tsx')).PayInvoiceDialog,
)

export interface CreditWaysProps {
  readonly checkout: Checkout
  readonly shortfall: CreditShortfall
  /** Opens the form for a card, if none is saved. */
  readonly onCard: () => void
}

/** What is left of the credit, what is missing, and the ways out, each with its sum. */
export function CreditWays({ checkout, shortfall, onCard }: CreditWaysProps) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const { quote } = checkout
  const gross = minorOf(quote.review.totals.gross)
  const left = money(formatMinor(shortfall.left))
  const missing = money(formatMinor(shortfall.missing))
  return (
    <>
      <MissingBar
        value={shortfall.left}
        of={shortfall.left + shortfall.missing}
        present={t`${left} credit left`}
        missing={t`${missing} too little`}
      />
      <Ways label={t`What you can do`}>
        <OtherPayments {...{ checkout, onCard }} />
        <PayInvoices missing={shortfall.missing} />
        {shortfall.missing < gross && (
          <WayLink
            sign={<LinesIcon />}
            title={t`Remove some lines`}
            detail={t`Take out ${missing} or more`}
            href={basketHref(quote.basket)}
          />
        )}
      </Ways>
    </>
  )
}

function OtherPayments({ checkout, onCard }: Omit<CreditWaysProps, 'shortfall'>) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const cardName = useCardName()
  const { data } = useQuery(cardsQuery)
  const { quote, answers, answer } = checkout
  const labels = usePaymentLabels()(answers.method)
  const total = money(quote.review.totals.gross)
  const detail = t`${total} for this order`
  const card = data?.paymentCards.find(({ isExpired }) => !isExpired)
  const cardTitle = card && cardName(card)
  return quote.paymentOptions
    .filter((option) => canPayWith(option, answers))
    .map(({ type }) =>
      type === 'CARD' ? (
        <Way
          key={type}
          sign={<CardIcon />}
          title={cardTitle === undefined ? t`Pay by card` : t`Pay by ${cardTitle}`}
          detail={detail}
          onChoose={() => {
            if (!card) return onCard()
            const { id, brand, lastFour } = card
            storeSelectedCard(quote.basket.id, { type: 'SAVED', id, brand, lastFour })
            answer({ type: 'payment', payment: type })
          }}
        />
      ) : (
        <Way
          key={type}
          sign={<CashIcon />}
          title={labels[type]}
          detail={detail}
          onChoose={() => answer({ type: 'payment', payment: type })}
        />
      ),
    )
}

/** One invoice is paid here; several are chosen on the statement. */
function PayInvoices({ missing }: { readonly missing: Minor }) {
  // Stays the same invoice while its dialog is open, also after a decline.
  const [paying, setPaying] = useState<InvoicePayFieldsFragment>()
  const { data } = useQuery(overdueQuery())
  const invoices = invoicesToPay(data?.accountStatement.openInvoices ?? [], missing)
  return (
    <>
      <InvoicesWay invoices={invoices} onPay={setPaying} />
      {paying && (
        <Suspense>
          <PayInvoiceDialog invoice={paying} onClose={() => setPaying(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface InvoicesWayProps {
  readonly invoices: readonly InvoicePayFieldsFragment[]
  readonly onPay: (invoice: InvoicePayFieldsFragment) => void
}

function InvoicesWay({ invoices, onPay }: InvoicesWayProps) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const [first] = invoices
  if (!first) return null
  const count = invoices.length
  const amount = money(formatMinor(sumMinor(invoices.map(({ open }) => minorOf(open ?? '0')))))
  const face = {
    sign: <InvoiceIcon />,
    title: t`${plural(count, { one: 'Pay # invoice now', other: 'Pay # invoices now' })}`,
    detail: t`${amount} frees enough credit`,
  }
  return count > 1 ? (
    <WayLink {...face} href={hrefOf({ to: '/account/account-statements' })} />
  ) : (
    <Way {...face} onChoose={() => onPay(first)} />
  )
}
