export interface FavouriteState {
  readonly isFavorites?: boolean
  readonly stockReminderActive?: boolean
}
