import { createSchema } from '@provender/server/schema'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { contractOf, refuseInvalid } from './generate-contract.ts'

const schema = createSchema()
const shop = contractOf(schema, 'shop')
const office = contractOf(schema, 'office')

const documents = (text: string) => [{ path: 'a.graphql', document: parse(text) }]

test('a shop document that uses a field of the office is refused by name', () => {
  expect(() => refuseInvalid(shop, documents('query Me { officeMe { name } }'))).toThrow(
    'Cannot query field "officeMe" on type "Query"',
  )
  expect(() => refuseInvalid(shop, documents('fragment Late on OfficeOrder { number }'))).toThrow(
    'Unknown type "OfficeOrder"',
  )
  expect(() => refuseInvalid(office, documents('query Me { officeMe { name } }'))).not.toThrow()
})

test('an office document that uses a field of customers is refused', () => {
  expect(() => refuseInvalid(office, documents('query Baskets { basketList { version } }'))).toThrow(
    'Cannot query field "basketList" on type "Query"',
  )
})

test('staff sign in by the office contract alone, and both contracts have settings and catalogue', () => {
  const rootFields = (contract: typeof shop) => [
    ...Object.keys(contract.getQueryType()?.getFields() ?? {}),
    ...Object.keys(contract.getMutationType()?.getFields() ?? {}),
  ]
  expect(rootFields(office)).toEqual(expect.arrayContaining(['officeLogin', 'products', 'initConfig']))
  expect(rootFields(shop)).toEqual(expect.arrayContaining(['login', 'products', 'initConfig']))
  expect(rootFields(shop).filter((name) => name.startsWith('office'))).toEqual([])
  expect(rootFields(office)).not.toContain('login')
})

test('every root field is in the contract of an app', () => {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const name of Object.keys(type?.getFields() ?? {}))
      expect(
        [shop, office].some((contract) =>
          [contract.getQueryType(), contract.getMutationType()].some((each) => each?.getFields()[name]),
        ),
        name,
      ).toBe(true)
})
