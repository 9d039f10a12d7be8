import { ordersQuery } from '../order/orders-queries.ts'

/** The newest orders that have arrived. */
export const lastSuppliedQuery = ordersQuery({ page: 1, state: 'supplied', period: '', words: '' })
