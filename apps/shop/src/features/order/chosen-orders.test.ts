import { expect, test } from 'vitest'
import { createChosenOrders } from './chosen-orders.ts'
import type { OrderFilter } from './order-filter.ts'

const all: OrderFilter = { page: 2, state: '', period: '', words: '' }

function slowOrders() {
  const opened: OrderFilter[] = []
  const loading: (() => void)[] = []
  let address = '/account/orders'
  let choice: OrderFilter | undefined
  const orders = createChosenOrders({
    load: async () => {
      await new Promise<void>((resolve) => {
        loading.push(resolve)
      })
    },
    open: async (filter) => {
      opened.push(filter)
    },
    address: () => address,
    onChoice: (filter) => {
      choice = filter
    },
  })
  return {
    ...orders,
    opened,
    choice: () => choice,
    go: (to: string) => {
      address = to
    },
    finishLoading: () => {
      for (const finish of loading) finish()
    },
  }
}

test('a choice made while another is loading keeps it, and only the list of both is opened', async () => {
  const orders = slowOrders()
  const both = { page: 1, state: 'open', period: '30', words: '' }
  const changes = [orders.change(all, { state: 'open' }), orders.change(all, { period: '30' })]
  expect(orders.choice()).toEqual(both)
  orders.finishLoading()
  await Promise.all(changes)
  expect(orders.opened).toEqual([both])
  expect(orders.choice()).toBeUndefined()
})

test('a list that loads while the user opens an order does not bring the user back', async () => {
  const orders = slowOrders()
  const change = orders.change(all, { words: 'ayran' })
  orders.go('/account/orders/100234')
  orders.finishLoading()
  await change
  expect(orders.opened).toEqual([])
  expect(orders.choice()).toBeUndefined()
})

test('a list that loads after its page was left is not opened', async () => {
  const orders = slowOrders()
  const change = orders.change(all, { words: 'ayran' })
  orders.giveUp()
  orders.finishLoading()
  await change
  expect(orders.opened).toEqual([])
})
