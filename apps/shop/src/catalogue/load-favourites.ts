import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { statusOf } from '../api/execute.ts'
import { askDevice } from '../device/device-link.ts'
import { MyFavourites } from './my-favourites.documents.ts'

export const myFavouritesQuery = ask(MyFavourites, {})

/** What the login likes and waits for; where nobody answers and nothing was answered before, what the device knows: not what is waited for. */
export async function loadFavourites(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(myFavouritesQuery)
  } catch (error) {
    const products = statusOf(error) === 0 ? await favouritesOnDevice() : undefined
    if (!products) throw error
    queryClient.setQueryData(myFavouritesQuery.queryKey, { products, stockReminders: [] }, { updatedAt: 0 })
  }
}

async function favouritesOnDevice() {
  return await askDevice({ filter: { favourites: true }, sort: 'NAME_ASC', pageSize: 100 })
}
