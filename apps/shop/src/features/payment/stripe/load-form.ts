import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { FormUnreachable } from './form-unreachable.ts'

/** Stripe's own script, fetched at its first use; it has to come from Stripe, and what is typed stays with it. */
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

/** Has whoever holds a card approve what waits for her, in a frame of her bank's; what came of it is asked on the server. */
export async function approve(formKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadForm(formKey)
  await stripe.handleNextAction({ clientSecret })
}
