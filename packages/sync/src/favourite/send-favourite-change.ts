import type { Execute } from '@provender/client/api/execute'
import type { PendingChange } from './favourite-outbox.ts'
import {
  AddFavourite,
  AddStockReminder,
  DeleteFavourite,
  DeleteStockReminder,
} from './favourites-and-reminders.documents.ts'

/** Sends a change to the API, which accepts several favourites at once but reminders only one by one. */
export async function sendFavouriteChange(
  execute: Execute,
  { kind, productIds, isOn }: PendingChange,
): Promise<void> {
  if (kind === 'isFavorites') await execute(isOn ? AddFavourite : DeleteFavourite, { productId: productIds })
  else {
    const operation = isOn ? AddStockReminder : DeleteStockReminder
    await Promise.all(productIds.map((productId) => execute(operation, { productId })))
  }
}
