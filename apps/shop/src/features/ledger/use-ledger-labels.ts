import { useLingui } from '@lingui/react/macro'
import type { LedgerKind, PaymentMethod } from '@provender/domain/ledger/ledger'

export function useLedgerLabels(): {
  readonly kinds: Readonly<Record<LedgerKind, string>>
  readonly methods: Readonly<Record<PaymentMethod, string>>
} {
  const { t } = useLingui()
  return {
    kinds: {
      INVOICE: t`Invoice`,
      PAYMENT: t`Payment`,
      CREDIT_NOTE: t`Credit note`,
      REFUND: t`Refund`,
      REVERSAL: t`Payment reversed`,
      CHARGEBACK: t`Chargeback`,
    },
    methods: { CASH: t`Cash`, BANK_TRANSFER: t`Bank transfer`, CARD: t`Card` },
  }
}
