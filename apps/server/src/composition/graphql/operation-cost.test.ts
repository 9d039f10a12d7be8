import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type FragmentDefinitionNode,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { listLengths, pagedLists } from '../../kernel/graphql/list-lengths.ts'
import { checkDocument } from './check-document.fixture.ts'
import { maxShortCost, maxStaffCost } from './operation-cost.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()

function costOf(source: string, variables: Readonly<Record<string, unknown>> = {}): number {
  const isSubscription = source.startsWith('subscription')
  return checkDocument(schema, source, {
    operationName: undefined,
    isSubscription,
    isOpen: false,
  }).cost(variables)
}

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`

const lists = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => isListType(getNullableType(field.type)))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  )

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** Every operation in these folders, with the fragments it uses. */
function operationsIn(folders: string): readonly (readonly [string, string])[] {
  const texts = globSync(`${folders}/src/**/*.graphql`, { cwd: root }).map((file) =>
    readFileSync(`${root}/${file}`, 'utf8'),
  )
  const { definitions } = parse(texts.join('\n'))
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  )
  const operations = definitions.filter(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )
  return operations.map((operation) => {
    const used = new Map<string, FragmentDefinitionNode>()
    const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
      visit(node, {
        FragmentSpread: ({ name }) => {
          const fragment = fragments.get(name.value)
          if (!fragment || used.has(name.value)) return
          used.set(name.value, fragment)
          collect(fragment)
        },
      })
    }
    collect(operation)
    return [operation.name?.value ?? '', [operation, ...used.values()].map(print).join('\n')] as const
  })
}

describe('the cost of an operation', () => {
  test('knows the length of every list of the schema', () => {
    expect(lists.filter((list) => !(list in listLengths) && !(list in pagedLists))).toEqual([])
    const limitedLists = [...Object.keys(listLengths), ...Object.keys(pagedLists)]
    expect(limitedLists.filter((list) => !lists.includes(list))).toEqual([])
  })

  test('counts lists without a length at their bound', () => {
    const one = costOf('{ orders(pageSize: 1) { orders { lines { name } } } }')
    expect(one).toBeGreaterThan(50)
    expect(costOf('{ orders(pageSize: 50) { orders { lines { name } } } }')).toBeGreaterThan(
      50 * (one - 6100),
    )
  })

  test('counts the default page size if none is requested', () => {
    expect(costOf('{ orders { orders { number } } }')).toBe(
      costOf('{ orders(pageSize: 20) { orders { number } } }'),
    )
  })

  test('counts variables like literals', () => {
    const source = 'query ($n: Int) { products(pageSize: $n) { products { id } } }'
    expect(costOf(source, { n: 100 })).toBe(costOf('{ products(pageSize: 100) { products { id } } }'))
  })

  test.each(['a', 'toString', 'valueOf', 'constructor', '__proto__'])(
    'counts the default of the variable $%s, unless it is given as null',
    (name) => {
      const source = `query ($${name}: Int = 100) { orders(pageSize: $${name}) { orders { number } } }`
      expect(costOf(source)).toBe(costOf('{ orders(pageSize: 100) { orders { number } } }'))
      const asNull = Object.fromEntries([[name, null]])
      expect(costOf(source.replace('100', '1'), asNull)).toBe(costOf('{ orders { orders { number } } }'))
    },
  )

  test('depends on the values of each set of variables, in any order', () => {
    const source =
      'query ($n: Int, $ids: [Int64!]!, $other: String) { products(pageSize: $n, search: $other) { products { id } } productsByIds(productIds: $ids) { id } }'
    const { cost } = checkDocument(schema, source, {
      operationName: undefined,
      isSubscription: false,
      isOpen: false,
    })
    const sets = [
      {},
      { n: 5 },
      { n: 100 },
      { ids: ['1', '2'] },
      { n: 5, ids: ['1', '2', '3'] },
      { n: 5, other: 'x' },
    ]
    const alone = sets.map((variables) => costOf(source, variables))
    expect(new Set(alone).size).toBeGreaterThan(3)
    expect([...sets, ...sets.toReversed()].map(cost)).toEqual([...alone, ...alone.toReversed()])
  })

  test.each([
    [
      'lists in fifteen pages of orders',
      `orders(pageSize: 20) { orders { documents { number } events { at } lines { name product { id } } } }`,
    ],
    [
      'order guides with all their attributes',
      `orderGuide { product { id attributes { name values { name } } units { price } } }`,
    ],
  ])('refuses a small document of %s fifteen times', (_, field) => {
    expect(() => costOf(aliases(15, field))).toThrow()
  })

  test.each(['orders(pageSize: 1) { total }', 'unreadNotifications', 'orderGuide { timesBought }'])(
    'allows the same root field at most five times: %s',
    (field) => {
      expect(() => costOf(aliases(5, field))).not.toThrow()
      expect(() => costOf(aliases(6, field))).toThrow()
    },
  )

  test('lets staff query a full page of orders with every nested field', () => {
    const cost =
      costOf(`{ officeOrders(first: 100) { count nodes { placedBy history { at note } adjustments { note }
      order { number documents { number totals { vatByRate { vat } } } payment { state } events { at }
        lines { name quantity net product { code units { price } } } } } } }`)
    expect(cost).toBeLessThan(maxStaffCost)
  })

  test.each(operationsIn('apps/!(shop)'))('lets staff send the operation %s', (_, source) => {
    expect(costOf(source, source.startsWith('query') ? { first: 100 } : {})).toBeLessThan(maxStaffCost)
  })

  test.each(operationsIn('{apps/shop,packages/client,packages/sync}'))(
    'counts the shop’s operation %s as short work unless it reads the order guide',
    (_, source) => {
      const { operation } = checkDocument(schema, source, {
        operationName: undefined,
        isSubscription: source.startsWith('subscription'),
        isOpen: false,
      })
      const variables = Object.fromEntries(
        (operation.variableDefinitions ?? []).map(({ variable: { name } }) => [
          name.value,
          /ids$/i.test(name.value) ? Array.from({ length: 100 }, () => 1) : 100,
        ]),
      )
      const cost = costOf(source, operation.operation === OperationTypeNode.QUERY ? variables : {})
      if (source.includes('orderGuide')) expect(cost).toBeGreaterThan(maxShortCost)
      else expect(cost).toBeLessThan(maxShortCost)
    },
  )

  test.each([
    ['three statements', 3, 'accountStatement { closing }'],
    ['three lists of what was bought', 3, 'previouslyBought { product { id } }'],
    [
      'three pages of orders',
      3,
      'orders { orders { documents { number } events { at } lines { name product { id } } } }',
    ],
    [
      'five long searches',
      5,
      'products(search: "milk", pageSize: 100) { products { id code units { unit price } } }',
    ],
  ])('counts a document with %s as long work, and with one as short', (_, count, field) => {
    expect(costOf(aliases(1, field))).toBeLessThan(maxShortCost)
    expect(costOf(aliases(count, field))).toBeGreaterThan(maxShortCost)
  })
})
