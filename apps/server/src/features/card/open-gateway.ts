import type { Deps } from '../../kernel/deps.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Opens the gateway for cards: Stripe if it has keys, else the test gateway if it is enabled. */
export async function openGateway(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<Gateway | null> {
  const { stripe, demo, sandboxPayments = demo } = deps.settings
  if (!stripe) return sandboxPayments ? sandboxGateway(deps.db) : null
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return openStripe(deps, stripe)
}
