import type { Deps } from '../../kernel/deps.ts'
import { inSpan } from '../../kernel/tracing/in-span.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Opens the gateway for cards: Stripe if it has keys, else the test gateway if it is enabled. */
export async function openGateway(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<Gateway | null> {
  const { stripe, demo, sandboxPayments = demo } = deps.settings
  if (!stripe) return sandboxPayments ? tracedGateway(sandboxGateway(deps.db)) : null
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return tracedGateway(openStripe(deps, stripe))
}

function tracedGateway(gateway: Gateway): Gateway {
  const traced =
    <Args extends unknown[], Value>(name: string, call: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      inSpan(`gateway ${name}`, {}, () => call(...args))
  return {
    ...gateway,
    authorise: traced('authorise', gateway.authorise),
    find: traced('find', gateway.find),
    capture: traced('capture', gateway.capture),
    void: traced('void', gateway.void),
    refund: traced('refund', gateway.refund),
    refundsOf: traced('refundsOf', gateway.refundsOf),
    disputesOf: traced('disputesOf', gateway.disputesOf),
    disputedSince: traced('disputedSince', gateway.disputedSince),
    challengeSecret: traced('challengeSecret', gateway.challengeSecret),
    chargesSince: traced('chargesSince', gateway.chargesSince),
    saveCard: traced('saveCard', gateway.saveCard),
    updateCard: traced('updateCard', gateway.updateCard),
    deleteCard: traced('deleteCard', gateway.deleteCard),
  }
}
