import { ask } from '../api/ask.ts'
import { MyFavourites } from './my-favourites.documents.ts'

export const myFavouritesQuery = ask(MyFavourites, {})
