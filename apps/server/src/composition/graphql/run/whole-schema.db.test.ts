import fc from 'fast-check'
import {
  execute,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  type GraphQLObjectType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../kernel/graphql/context.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { createContext } from '../../http/create-context.ts'
import { createSchema } from '../schema.ts'
import { compileOperation } from './compile-operation.ts'

const schema = createSchema()

let shop: TestShop
let contexts: readonly Context[]
beforeAll(async () => {
  shop = await openTestShop()
  const { deps } = shop
  const { rows } = await deps.pool.query(`select id from login where email = 'a1@shop.example'`)
  const { secret } = await deps.accounts.openSession(rows[0].id, 'web')
  const contextOf = async (headers: Record<string, string>) => {
    const facts = {
      headers,
      cookies: {},
      isFromApp: false,
      ip: '192.0.2.1',
      requestId: 'r',
      cookieRefusal: null,
    }
    return (await createContext(deps, facts, { set: () => {} })).context
  }
  contexts = [await contextOf({}), await contextOf({ authorization: `Bearer ${secret}` })]
})
afterAll(() => shop.close())

const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  product: ['(id: 1)', '(id: "8")', '(id: 4711)'],
  productsByIds: ['(productIds: [1, 2, 8, 6])'],
  products: ['', '(search: "bea")', '(filter: { categoryId: 1 }, sort: PRICE_DESC, pageSize: 3)'],
  contentPage: ['(slug: "about-us")'],
  initConfig: ['(deviceType: "WEB", versionNumber: 0)'],
  checkToken: ['(token: "none")'],
  order: ['(number: "1")'],
}

const deepest = 5

function selection(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).filter(
    (field) =>
      (depth < deepest || !isObjectType(getNamedType(field.type))) &&
      (field.name in argumentsOf || field.args.every((arg) => !isNonNullType(arg.type))),
  )
  const one = fc.constantFrom(...fields).chain((field) => {
    const below = getNamedType(field.type)
    const argument = fc.constantFrom(...(argumentsOf[field.name] ?? ['']))
    const inner = isObjectType(below) ? selection(below, depth + 1) : fc.constant('')
    return fc.tuple(argument, inner, fc.boolean()).map(([args, set, isInFragment]) => {
      const text = `${field.name}_${args.replaceAll(/\W/g, '')}: ${field.name}${args} ${set}`
      return isInFragment ? `... on ${type.name} { ${text} }` : text
    })
  })
  return fc
    .array(fc.oneof({ weight: 9, arbitrary: one }, { weight: 1, arbitrary: fc.constant('__typename') }), {
      minLength: 1,
      maxLength: depth === 1 ? 2 : 6,
    })
    .map((texts) => `{ ${texts.join(' ')} }`)
}

const pathsOf = ({ errors }: ExecutionResult) =>
  (errors ?? []).map(({ path }) => JSON.stringify(path)).toSorted((one, other) => (one < other ? -1 : 1))

test('any query gets the same response as from graphql-js, for visitors and for customers', async () => {
  await fc.assert(
    fc.asyncProperty(selection(schema.getQueryType()!, 1), async (text) => {
      const document = parse(text)
      const run = compileOperation(schema, document, getOperationAST(document)!)
      for (const contextValue of contexts) {
        const [ours, again] = [await run(contextValue, {}), await run(contextValue, {})]
        const reference = await execute({ schema, document, contextValue })
        expect(JSON.stringify(ours.data)).toBe(JSON.stringify(reference.data))
        expect(JSON.stringify(again.data)).toBe(JSON.stringify(reference.data))
        expect(ours.errors === undefined).toBe(reference.errors === undefined)
        // If an error leaves no data at all, further errors need not be reported.
        if (ours.data) expect(pathsOf(ours)).toEqual(pathsOf(reference))
      }
    }),
    { numRuns: 150 },
  )
})
