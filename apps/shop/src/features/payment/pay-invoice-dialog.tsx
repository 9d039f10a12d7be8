import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import { decimalMark, showMoney } from '@provender/domain/money/show-money'
import { TextField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRef, useState } from 'react'
import { CardChoice } from './card-choice.tsx'
import { typedAmount } from './invoice-update.ts'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'
import { usePayInvoice } from './use-pay-invoice.ts'

export interface PayInvoiceDialogProps {
  readonly invoice: InvoicePayFieldsFragment
  readonly onClose: () => void
}

export function PayInvoiceDialog({ invoice, onClose }: PayInvoiceDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, currencyCode, dueOn } = invoice
  const open = minorOf(invoice.open ?? '')
  const money = (amount: typeof open) => showMoney(amount, currencyCode, language)
  const [typed, setTyped] = useState(formatMinor(open).replace('.', decimalMark(language)))
  const field = useRef<HTMLInputElement>(null)
  const { pay, isBusy, failure } = usePayInvoice(invoice, onClose)
  const paidAmount = typedAmount(typed)
  const isPayable = paidAmount !== undefined && paidAmount <= open
  const amount = money(paidAmount ?? open)
  const all = money(open)
  const due = dueOn === null ? '' : shortDate(dueOn, language)
  return (
    <Dialog open onClose={onClose} title={t`Pay invoice ${number}`} closeLabel={t`Close`}>
      <p className="figures text-ink-2">{t`${all} inc VAT outstanding, due ${due}`}</p>
      <TextField
        ref={field}
        label={t`Amount inc VAT`}
        hint={t`Pay in full or in part`}
        error={isPayable ? undefined : t`Please enter an amount up to ${all} inc VAT.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      <CardChoice
        submitLabel={t`Pay ${amount} inc VAT`}
        hold={{ amount: paidAmount ?? open, currencyCode, pays: { type: 'INVOICE', number } }}
        busy={isBusy}
        onChosen={(card) => {
          if (isPayable) void pay(paidAmount, card)
          else field.current?.focus()
        }}
      />
    </Dialog>
  )
}
