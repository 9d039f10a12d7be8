import { hrefOf } from '@provender/web/address/href-of'
import { useConfig } from '../../kernel/session/shop-queries.ts'

export function useTermsHref(): string | undefined {
  const { show, termsUrl } = useConfig()
  if (termsUrl !== '') return termsUrl
  return show.termsAndConditions ? hrefOf({ to: '/terms-and-conditions' }) : undefined
}
