import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeTestOrder, applyTransitions } from '../../features/order/order.fixture.ts'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()
const memoryTypes = new Set(['Product'])
const maxDepth = 6

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

function everyField(type: GraphQLObjectType, depth: number): string {
  if (memoryTypes.has(type.name)) return '{ __typename }'
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return []
    const inner = getNamedType(field.type)
    if (isLeafType(inner)) return [field.name]
    return isObjectType(inner) && depth < maxDepth ? [`${field.name} ${everyField(inner, depth + 1)}`] : []
  })
  return `{ ${fields.join(' ')} }`
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`There is no object type ${name}`)
  return type
}

async function staffSecret(): Promise<string> {
  const { id } = await shop.deps.db
    .insertInto('staff')
    .values({ email: 'boss@wholesaler.example', name: 'Boss', role: 'MANAGER', password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return await openStaffSession(shop.deps.db, id, { nowMs: shop.clock.nowMs() })
}

async function statementsOf(query: () => ReturnType<TestShop['askAs']>): Promise<number> {
  await query()
  let count = 0
  const onAcquire = () => (count += 1)
  shop.deps.pool.on('acquire', onAcquire)
  const { result } = await query()
  shop.deps.pool.off('acquire', onAcquire)
  expect(result.errors).toBeUndefined()
  return count
}

async function deliverOrders(count: number): Promise<void> {
  const buyers: readonly TestUser[] = ['a1', 'b1']
  for (let index = 0; index < count; index += 1) {
    const number = await placeTestOrder(shop, buyers[index % 2] ?? 'a1', {
      lines: [
        [products.cola, '2', 1],
        [products.beans, '1', 1],
      ],
    })
    await applyTransitions(shop, number, 'CONFIRM', 'PACK', 'DISPATCH', 'DELIVER')
  }
}

const officeOrders = `{ officeOrders(first: 100) { nodes ${everyField(objectType('OfficeOrder'), 1)} } }`
const orders = `{ orders(pageSize: 6) { orders ${everyField(objectType('Order'), 2)} } }`

describe('a page of orders with every nested field', () => {
  test('takes a fixed number of statements for staff, however many orders and companies it contains', async () => {
    const secret = await staffSecret()
    const count = () => statementsOf(() => shop.askAs(secret, officeOrders))
    await deliverOrders(2)
    const few = await count()
    await deliverOrders(4)
    expect(await count()).toBe(few)
    expect(few).toBeLessThan(20)
  })

  test('takes a fixed number of statements for a customer', async () => {
    const count = () => statementsOf(() => shop.execute('a1', orders))
    await deliverOrders(2)
    const few = await count()
    await deliverOrders(4)
    expect(await count()).toBe(few)
  })
})
