import { hrefOf } from '@provender/web/address/href-of'
import { useConfig } from '../../kernel/session/shop-queries.ts'

/** The wholesaler's terms; undefined if there are none. */
export function useTermsHref(): string | undefined {
  const { show, termsUrl } = useConfig()
  if (termsUrl !== '') return termsUrl
  return show.termsAndConditions ? hrefOf({ to: '/terms-and-conditions' }) : undefined
}
