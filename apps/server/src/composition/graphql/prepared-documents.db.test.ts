import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createSchema } from './schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const product = createSchema().getType('Product')
const plainFields = isObjectType(product)
  ? Object.values(product.getFields()).flatMap(({ name, type, args }) =>
      isLeafType(getNamedType(type)) && args.length === 0 ? [name] : [],
    )
  : []

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const shapes: Readonly<Record<string, (name: string) => string>> = {
  'a fragment in many places': (name) => `query ${name} {
    ${times(5, (index) => `a${index}: products(pageSize: 3) { products { ...P substitutes { ...P } } }`)}
    ${times(4, (index) => `b${index}: productsByIds(productIds: [1, 2]) { ...P substitutes { ...P } }`)}
  } fragment P on Product { ${plainFields.join(' ')} units { unit price } price { price } promoPrice { price } }`,
  'directives above fields': (name) => `query ${name}($yes: Boolean = true) {
    ${times(5, (index) => `a${index}: products(pageSize: 3) { products { ...P @include(if: $yes) substitutes { ...P @include(if: $yes) } } }`)}
  } fragment P on Product { ${plainFields.join(' ')} }`,
  'fields of the same name': (name) => `query ${name} {
    products(pageSize: 3) { products { ${times(10, () => 'id code price{price}')} } } }`,
}

test.each(Object.entries(shapes))(
  'new documents of a stranger take a bounded amount of memory: %s',
  async (shape, documentNamed) => {
    const send = async (number: number) => {
      const query = documentNamed(`${shape.replaceAll(' ', '')}${number}`)
      expect((await shop.execute('visitor', query)).status).toBe(200)
    }
    await send(0)
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    for (let number = 1; number <= 60; number += 1) await send(number)
    collectGarbage()
    const megabytes = (process.memoryUsage().heapUsed - before) / 1_000_000
    expect(megabytes).toBeLessThan(50)
  },
)
