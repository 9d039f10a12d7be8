import { askBoth } from './device/device-first.ts'
import { MyFavourites } from './my-favourites.documents.ts'

/** What the login likes and what it waits for. */
export const myFavouritesQuery = askBoth({
  operation: MyFavourites,
  variables: {},
  onDevice: async (device) => {
    const [products, stockReminders] = await Promise.all([
      device.products({ filter: { favourites: true }, sort: 'NAME_ASC', pageSize: 100 }),
      device.reminders(),
    ])
    return products && stockReminders && { answer: { products, stockReminders }, isWhole: true }
  },
})
