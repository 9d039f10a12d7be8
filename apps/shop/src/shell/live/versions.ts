import * as v from 'valibot'

/** The contents of a live event: versions that show a client which data it has not loaded yet. */
export interface Versions {
  readonly baskets: number
  readonly orders: number
  readonly unreadNotifications: number
  readonly catalogue: string
  readonly stock: string
  readonly settings: string
}

/** Versions from another tab. */
export const versionsSchema: v.GenericSchema<unknown, Versions> = v.object({
  baskets: v.number(),
  orders: v.number(),
  unreadNotifications: v.number(),
  catalogue: v.string(),
  stock: v.string(),
  settings: v.string(),
})
