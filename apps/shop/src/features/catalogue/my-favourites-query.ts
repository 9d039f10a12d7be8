import { askBoth } from './device/device-first.ts'
import { MyFavourites } from './my-favourites.documents.ts'

/** The favourites and stock reminders of the user. */
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
