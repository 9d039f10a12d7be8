import { useLingui } from '@lingui/react/macro'
import { cardBrandOf } from '@provender/domain/payment/card'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import type { CardToken } from '../chosen-card.ts'

/** Takes what was given to Stripe's fields, or to a wallet: a token for it, and enough to show which card it is. */
export function useTakenCard(onCard: (card: CardToken) => void) {
  const { t } = useLingui()
  const stripe = useStripe()
  const elements = useElements()
  const [isTaking, setTaking] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  /** False where there is no card to go on with; the fields, or `trouble`, say why. */
  const take = async (): Promise<boolean> => {
    if (!stripe || !elements) return false
    setTaking(true)
    setTrouble(undefined)
    try {
      const { error: incomplete } = await elements.submit()
      if (incomplete) {
        // What is wrong with a field is said beside it.
        if (incomplete.type !== 'validation_error') setTrouble(incomplete.message)
        return false
      }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
      const card = confirmationToken?.payment_method_preview.card
      if (!confirmationToken || !card?.last4) {
        setTrouble(error?.message ?? t`Your payment method couldn't be added`)
        return false
      }
      onCard({
        token: confirmationToken.id,
        brand: cardBrandOf(card.brand ?? ''),
        lastFour: card.last4,
      })
      return true
    } finally {
      setTaking(false)
    }
  }
  return { take, isTaking, trouble }
}
