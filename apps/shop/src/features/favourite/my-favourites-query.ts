import { deviceFirstQuery } from '../catalogue/device/device-first-query.ts'
import { MyFavourites } from './my-favourites.documents.ts'

export const myFavouritesQuery = deviceFirstQuery({
  operation: MyFavourites,
  variables: {},
  onDevice: async (device) => {
    const [products, stockReminders] = await Promise.all([
      device.products({ filter: { favourites: true }, sort: 'NAME_ASC', pageSize: 100 }),
      device.reminders(),
    ])
    return products && stockReminders && { answer: { products, stockReminders }, isComplete: true }
  },
})
