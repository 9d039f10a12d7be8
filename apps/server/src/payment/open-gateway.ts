import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import type { Settings } from '../settings.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Who takes cards: Stripe where it has keys, else the test gateway where it is there at all. */
export async function openGateway(
  db: Kysely<Database>,
  { stripe, sandboxPayments }: Pick<Settings, 'stripe' | 'sandboxPayments'>,
): Promise<Gateway | null> {
  if (!stripe) return sandboxPayments ? sandboxGateway(db) : null
  // Its package takes memory that a shop without it has better uses for.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return openStripe(db, stripe)
}
