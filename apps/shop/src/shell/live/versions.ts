import * as v from 'valibot'

export interface Versions {
  readonly baskets: number
  readonly orders: number
  readonly unreadNotifications: number
  readonly catalogue: string
  readonly stock: string
  readonly settings: string
}

export const versionsSchema: v.GenericSchema<unknown, Versions> = v.object({
  baskets: v.number(),
  orders: v.number(),
  unreadNotifications: v.number(),
  catalogue: v.string(),
  stock: v.string(),
  settings: v.string(),
})
