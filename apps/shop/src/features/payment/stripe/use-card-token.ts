import { useLingui } from '@lingui/react/macro'
import type { Language } from '@provender/domain/languages'
import { cardBrand } from '@provender/domain/payment/card'
import { useLanguage } from '@provender/web/texts/use-language'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import type { CardToken } from '../selected-card.ts'

interface CardFailure {
  readonly message: string | undefined
  readonly language: Language
}

/** Creates a token from Stripe's fields or a wallet, with enough to show which card it is. */
export function useCardToken(onCard: (card: CardToken) => void) {
  const { t } = useLingui()
  const stripe = useStripe()
  const elements = useElements()
  const [isCreating, setCreating] = useState(false)
  const language = useLanguage()
  const [failure, setFailure] = useState<CardFailure>()
  /** Returns false if there is no card to continue with; the fields or `failure` show the reason. */
  const createToken = async (): Promise<boolean> => {
    if (!stripe || !elements) return false
    setCreating(true)
    setFailure(undefined)
    try {
      const { error: incomplete } = await elements.submit()
      if (incomplete) {
        // A field shows its own validation error.
        if (incomplete.type !== 'validation_error') setFailure({ message: incomplete.message, language })
        return false
      }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
      const card = confirmationToken?.payment_method_preview.card
      if (!confirmationToken || !card?.last4) {
        setFailure({ message: error?.message, language })
        return false
      }
      onCard({
        token: confirmationToken.id,
        brand: cardBrand(card.brand ?? ''),
        lastFour: card.last4,
      })
      return true
    } finally {
      setCreating(false)
    }
  }
  const message = failure?.language === language ? failure.message : undefined
  return {
    createToken,
    isCreating,
    failure: failure && (message ?? t`Your payment method couldn't be added`),
  }
}
