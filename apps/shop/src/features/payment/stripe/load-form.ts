import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { FormUnreachable } from './form-unreachable.ts'

/** Loads Stripe's script at its first use. It must come from Stripe's server; card details stay with Stripe. */
export async function loadForm(formKey: string): Promise<Stripe> {
  let stripe: Stripe | null
  try {
    stripe = await loadStripe(formKey)
  } catch (error) {
    throw new FormUnreachable('Stripe', { cause: error })
  }
  if (!stripe) throw new FormUnreachable('Stripe')
  return stripe
}

/** Shows the bank's approval form to the cardholder. Query the result from the server. */
export async function approve(formKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadForm(formKey)
  await stripe.handleNextAction({ clientSecret })
}
