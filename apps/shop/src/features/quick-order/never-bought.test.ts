import { connect } from '@provender/client/api/api-query'
import type { Quantity } from '@provender/domain/money/money'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { readNeverBought } from './never-bought.ts'

const line = (group: 'sure' | 'check', id: string) => ({
  group,
  choice: { product: { ...tomatoes, id }, unit: '2' as const, quantity: 1000 as Quantity },
})

function clientOf(bought: readonly string[]) {
  const client = new QueryClient()
  const execute = vi.fn(async (_operation: unknown, _variables: object) => ({
    previouslyBought: bought.map((id) => ({ product: { id } })),
  }))
  connect(client, execute as never)
  return { client, execute }
}

test('asks once about the products of the lines to check', async () => {
  const { client, execute } = clientOf(['2'])
  const lines = [line('sure', '1'), line('check', '2'), line('check', '3'), line('check', '3')]
  expect([...(await readNeverBought(client, lines))]).toEqual(['3'])
  expect(execute).toHaveBeenCalledOnce()
  expect(execute.mock.calls[0]?.[1]).toEqual({ productIds: ['2', '3'] })
})

test('asks nothing if no line is to check, and says nothing of more products than the server answers about', async () => {
  const { client, execute } = clientOf([])
  expect([...(await readNeverBought(client, [line('sure', '1')]))]).toEqual([])
  expect(execute).not.toHaveBeenCalled()
  const many = Array.from({ length: 120 }, (_, index) => line('check', String(index)))
  expect((await readNeverBought(client, many)).size).toBe(100)
})
