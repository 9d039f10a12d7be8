/** The keys of the wholesaler's account at Stripe, as the environment gives them. */
export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Real money. */
  readonly isLive: boolean
  /** Another address than Stripe's own, for tests. */
  readonly api:
    | { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
    | undefined
}
