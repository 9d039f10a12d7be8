import { useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import { useConfig } from '../app/shop-queries.ts'
import type { Buyer } from './use-checkout.ts'

export interface MethodWords {
  readonly name: (method: FulfilmentMethod) => string
  /** Where to: the company's address, or the warehouse. */
  readonly place: (method: FulfilmentMethod) => string
}

export function useMethodWords(buyer: Buyer): MethodWords {
  const { t } = useLingui()
  const { warehouseName, warehouseAddress } = useConfig()
  return {
    name: (method) => (method === 'DELIVERY' ? t`Delivery` : t`Click and Collect`),
    place: (method) =>
      method === 'DELIVERY'
        ? [buyer.companyName, ...addressParts(buyer)].join(', ')
        : [warehouseName, warehouseAddress].filter(Boolean).join(', '),
  }
}

type Address = Pick<Buyer, 'address1' | 'address2' | 'address3' | 'city' | 'postCode'>

/** The parts of an address that are there. */
export function addressParts({ address1, address2, address3, city, postCode }: Address): readonly string[] {
  return [address1, address2, address3, city, postCode].filter((part) => part !== '')
}
