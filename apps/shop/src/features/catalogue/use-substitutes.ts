import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { linkedDevice } from './device/device-link.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { type SubstituteOffer, substituteOffers, type WantedProduct } from './substitute-offers.ts'
import { SubstitutesOf } from './substitutes.documents.ts'
import { useProductList } from './use-product-list.ts'

/** A product with its substitutes: from this device, at once and without a network, or from the server. */
function substitutesQuery(id: string) {
  return queryOptions({
    queryKey: ['SubstitutesOf', id] as const,
    queryFn: async ({ client, signal }): Promise<WantedProduct['product'] | null> => {
      const onDevice = await linkedDevice()?.product(id)
      return onDevice?.product ?? (await executeOf(client)(SubstitutesOf, { id }, signal)).product
    },
    // Lists ask for few, and the device has them anyway: do not store them.
    meta: { isMomentary: true },
    networkMode: 'always',
    retry: false,
  })
}

interface Wanted extends Pick<WantedProduct, 'unit' | 'quantity'> {
  readonly product: ProductCardFieldsFragment
}

/** The substitutes for a product that is out of stock, where its list did not come with any. */
export function useSubstitutes({ product, unit, quantity }: Wanted): readonly SubstituteOffer[] {
  const { i18n } = useLingui()
  const listContext = useProductList()
  const isOut =
    !product.stockStatus.available && !acceptsBackOrders(listContext.stockPolicy) && listContext.isSignedIn
  const { data } = useQuery({ ...substitutesQuery(product.id), enabled: isOut })
  if (!data || !isOut) return []
  return substituteOffers({ product: data, unit, quantity }, listContext, i18n)
}
