import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { Suspense, useState } from 'react'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'

const PayInvoiceDialog = lazyPart(async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog)

/** The button that pays what is overdue, if it is one invoice. */
export function PayOverdue({ invoice }: { readonly invoice: InvoicePayFieldsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isPaying, setPaying] = useState(false)
  const amount = showMoney(minorOf(invoice.open ?? ''), invoice.currencyCode, language)
  return (
    <>
      <Button look="go" size="tall" onClick={() => setPaying(true)}>
        {t`Pay overdue ${amount}`}
      </Button>
      {isPaying && (
        <Suspense>
          <PayInvoiceDialog invoice={invoice} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  )
}
