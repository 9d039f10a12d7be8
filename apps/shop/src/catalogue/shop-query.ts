import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, executeOf } from '../api/ask.ts'
import { statusOf } from '../api/execute.ts'
import { askDevice } from '../device/device-link.ts'
import type { ShopState } from './shop-address.ts'
import { ShopPage, type ShopPageQueryVariables } from './shop-page.documents.ts'
import { pagesOf, type ShopRun } from './shop-run.ts'

export const productsPerPage = 24

/** The products of a state of the shop, with what narrows them further; from the device while the server is out of reach. */
export function shopQuery(state: ShopState) {
  const variables = shopVariables(state)
  const asking = ask(ShopPage, variables)
  return queryOptions({
    ...asking,
    // What the device answers needs no network, so having none is no reason to wait for one.
    networkMode: 'offlineFirst',
    queryFn: async ({ client }) => {
      try {
        return await executeOf(client)(ShopPage, variables)
      } catch (error) {
        const products = statusOf(error) === 0 ? await askDevice(variables) : undefined
        if (!products) throw error
        return { products }
      }
    },
  })
}

/** Loads every page of a run; gives the first. */
export async function readRun(queryClient: QueryClient, state: ShopState, run: ShopRun) {
  const pages = pagesOf(run).map((page) => queryClient.ensureQueryData(shopQuery({ ...state, page })))
  return (await Promise.all(pages))[0]
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
