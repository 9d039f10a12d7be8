import { askBoth } from '../device/device-first.ts'
import type { ShopState } from './shop-address.ts'
import { ShopPage, type ShopPageQueryVariables } from './shop-page.documents.ts'

export const productsPerPage = 24

/** The products of a state of the shop, with what narrows them further. */
export function shopQuery(state: ShopState) {
  const variables = shopVariables(state)
  return askBoth({
    operation: ShopPage,
    variables,
    onDevice: async (device) => {
      const products = await device.products(variables)
      return products && { answer: { products }, isWhole: true }
    },
  })
}

function shopVariables({ q, category, attributes, flags, sort, page }: ShopState): ShopPageQueryVariables {
  return {
    search: q,
    filter: {
      categoryId: category ?? null,
      attributes: [...attributes].map(([attributeId, valueIds]) => ({ attributeId, valueIds })),
      ...Object.fromEntries([...flags].map((flag) => [flag, true])),
    },
    sort,
    page,
    pageSize: productsPerPage,
  }
}
