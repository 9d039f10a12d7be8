import { useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import { addressLines } from '@provender/domain/site/site'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { Quote } from './checkout-query.ts'

export interface MethodLabels {
  readonly name: (method: FulfilmentMethod) => string
  readonly destination: (method: FulfilmentMethod) => string | null
}

export function useMethodLabels(site: Quote['site']): MethodLabels {
  const { t } = useLingui()
  const { warehouseName, warehouseAddress } = useConfig()
  return {
    name: (method) => (method === 'DELIVERY' ? t`Delivery` : t`Click and Collect`),
    destination: (method) =>
      method === 'DELIVERY'
        ? site && siteAddress(site)
        : [warehouseName, warehouseAddress].filter(Boolean).join(', '),
  }
}

export function siteAddress(site: NonNullable<Quote['site']>): string {
  return [site.name, ...addressLines(site)].join(', ')
}
