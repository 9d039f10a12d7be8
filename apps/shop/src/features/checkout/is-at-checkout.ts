import { hrefOf } from '@provender/web/address/href-of'

interface RouterLocation {
  readonly state: { readonly location: { readonly pathname: string } }
}

/** False on the way to another page, where the customer must arrive. */
export function isAtCheckout({ state }: RouterLocation): boolean {
  // A link may end with a slash.
  return state.location.pathname.replace(/\/$/, '') === hrefOf({ to: '/checkout' })
}
