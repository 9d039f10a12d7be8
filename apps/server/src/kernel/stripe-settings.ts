/** The wholesaler's Stripe keys from the environment. */
export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly isLive: boolean
  /** An API address other than Stripe's own, for tests. */
  readonly api:
    | { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
    | undefined
}

interface StripeVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL?: string | undefined
}

/** The keys, undefined if Stripe does not accept the cards, or what is wrong. */
export function parseStripeKeys(variables: StripeVariables): StripeKeys | undefined | string {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = variables
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = variables
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  const isLive = secretKey !== undefined && /^.k_live_/.test(secretKey)
  if (!secretKey || !publishableKey || !webhookSecret || isLive !== publishableKey.startsWith('pk_live_'))
    return 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together, or none of them. Both keys must be test keys, or both live keys'
  const api = apiUrl === undefined ? undefined : apiAt(new URL(apiUrl))
  return { secretKey, publishableKey, webhookSecret, isLive, api }
}

function apiAt({ protocol, hostname, port }: URL): StripeKeys['api'] {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  }
}
