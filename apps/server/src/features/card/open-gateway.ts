import type { Deps } from '../../kernel/deps.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Who takes cards: Stripe where it has keys, else the test gateway where it is there at all. */
export async function openGateway(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<Gateway | null> {
  const { stripe, sandboxPayments } = deps.settings
  if (!stripe) return sandboxPayments ? sandboxGateway(deps.db) : null
  // Its package takes memory that a shop without it has better uses for.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return openStripe(deps, stripe)
}
