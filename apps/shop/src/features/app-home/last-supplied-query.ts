import { ordersQuery } from '../order/orders-queries.ts'

export const lastSuppliedQuery = ordersQuery({ page: 1, state: 'supplied', period: '', words: '' })
