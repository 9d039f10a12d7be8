/** The favourite and reminder state that a user sets on a product. */
export interface FavouriteState {
  readonly isFavorites?: boolean
  readonly stockReminderActive?: boolean
}
