import { expect, test } from 'vitest'
import {
  customerOperations,
  matrix,
  operations,
  schema,
  staffOperations,
} from './permission-matrix.fixture.ts'

test('the permission matrix lists every operation of the API', () => {
  const listed = new Set<string>([
    ...matrix.anyone,
    ...matrix.catalogue,
    ...customerOperations,
    ...staffOperations,
  ])
  const names = new Set(operations.map(({ field }) => field.name))
  expect([...names.difference(listed)], 'say in permission-matrix.fixture.ts who may call these').toEqual([])
  expect(
    [...listed.difference(names)],
    'these are no more; take them out of permission-matrix.fixture.ts',
  ).toEqual([])
})

test('there are two subscriptions: one checks permissions by its path, the other is for staff', () => {
  const subscriptions = Object.values(schema.getSubscriptionType()!.getFields())
  expect(subscriptions.map(({ name, extensions }) => [name, extensions['access']])).toEqual([
    ['officeLive', 'staff'],
    ['live', 'anyone'],
  ])
})
