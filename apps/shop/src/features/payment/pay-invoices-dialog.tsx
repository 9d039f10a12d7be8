import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { __iconData as check } from 'lucide-react/icons/check'
import { CardChoice } from './card-choice.tsx'
import { jointPollDelayMs } from './invoice-update.ts'
import { type ConfirmedPayment, jointUpdate, storeConfirmedPayment, totalOf } from './joint-payment.ts'
import { JointPayment, type JointPaymentFieldsFragment } from './payment.documents.ts'
import { useCardName } from './use-card-labels.ts'
import { usePayInvoices, useUnansweredText } from './use-pay-invoices.ts'

const PaidIcon = icon(check)

export interface PayInvoicesDialogProps {
  readonly confirmed: ConfirmedPayment
}

/** Pays the confirmed invoices with one card, and then is their receipt. */
export function PayInvoicesDialog({ confirmed }: PayInvoicesDialogProps) {
  const { t } = useLingui()
  const { key, invoices, currencyCode } = confirmed
  const { data, isFetched, isPlaceholderData } = useQuery({
    ...apiQuery(JointPayment, { key }),
    meta: { isMomentary: true },
    // The card fields stay while the payment of another card has a key of its own.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => jointPollDelayMs(state),
  })
  const ownData = isPlaceholderData ? undefined : data
  const payment = ownData?.jointPayment ?? null
  const isPaid = jointUpdate(payment) === 'PAID'
  const close = () => storeConfirmedPayment(undefined)
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={
        isPaid
          ? t`${plural(invoices.length, { one: 'Paid # invoice', other: 'Paid # invoices' })}`
          : t`${plural(invoices.length, { one: 'Pay # invoice', other: 'Pay # invoices' })}`
      }
    >
      {payment && isPaid ? (
        <Receipt payment={payment} onClose={close} />
      ) : (
        <>
          <Amounts amounts={invoices} currencyCode={currencyCode} />
          {data || isFetched ? (
            <Payment
              confirmed={confirmed}
              payment={payment}
              isUnknown={isFetched && !ownData}
              onClose={close}
            />
          ) : (
            <div aria-busy className="min-h-88" />
          )}
        </>
      )}
    </Dialog>
  )
}

interface AmountsProps {
  readonly amounts: readonly { readonly number: string; readonly amount: string }[]
  readonly currencyCode: string
}

function Amounts({ amounts, currencyCode }: AmountsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = (amount: Minor) => showMoney(amount, currencyCode, language)
  return (
    <dl className="figures">
      <div className="max-h-60 overflow-y-auto">
        {amounts.map(({ number, amount }) => (
          <div key={number} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt>{number}</dt>
            <dd>{money(minorOf(amount))}</dd>
          </div>
        ))}
      </div>
      <div className="flex justify-between gap-3 py-2 text-name font-[640]">
        <dt>{t`Total inc VAT`}</dt>
        <dd>{money(totalOf(amounts))}</dd>
      </div>
    </dl>
  )
}

interface PaymentProps {
  readonly confirmed: ConfirmedPayment
  readonly payment: JointPaymentFieldsFragment | null
  /** The server does not say whether this was paid already. */
  readonly isUnknown: boolean
  readonly onClose: () => void
}

function Payment({ confirmed, payment, isUnknown, onClose }: PaymentProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { pay, isBusy, isOutdated, ...paying } = usePayInvoices(confirmed, payment)
  const unansweredText = useUnansweredText()
  const failure = paying.failure ?? (isUnknown && !isBusy ? unansweredText : undefined)
  const total = totalOf(confirmed.invoices)
  const amount = showMoney(total, confirmed.currencyCode, language)
  const update = jointUpdate(payment)
  if (update === 'CHECKING')
    return <output className="text-ink-2">{t`Checking the payment of ${amount} inc VAT…`}</output>
  if (update === 'APPROVE')
    return (
      <>
        <p className="text-ink-2">{t`Your bank asks you to approve ${amount} inc VAT.`}</p>
        {payment?.challengePath && (
          <ButtonLink
            look="go"
            size="tall"
            href={payment.challengePath}
          >{t`Continue to your bank`}</ButtonLink>
        )}
      </>
    )
  return (
    <>
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      {isOutdated ? (
        <Button size="tall" onClick={onClose}>{t`Choose invoices`}</Button>
      ) : (
        <CardChoice
          submitLabel={t`Pay ${amount} inc VAT`}
          hold={{ amount: total, currencyCode: confirmed.currencyCode }}
          busy={isBusy}
          onChosen={(card) => void pay(card)}
        />
      )}
    </>
  )
}

interface ReceiptProps {
  readonly payment: JointPaymentFieldsFragment
  readonly onClose: () => void
}

function Receipt({ payment, onClose }: ReceiptProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const cardName = useCardName()
  const { captured, currencyCode, brand, lastFour, invoices } = payment
  const amount = showMoney(minorOf(captured), currencyCode, language)
  const card = brand && lastFour ? cardName({ brand, lastFour }) : undefined
  return (
    <>
      <Note icon={<PaidIcon />}>
        {card === undefined ? t`Paid ${amount} inc VAT.` : t`Paid ${amount} inc VAT by ${card}.`}
      </Note>
      <Amounts
        amounts={invoices.map((invoice) => ({ number: invoice.number, amount: invoice.captured }))}
        currencyCode={currencyCode}
      />
      <Button size="tall" onClick={onClose}>{t`Done`}</Button>
    </>
  )
}
