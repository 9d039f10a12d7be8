import { randomUUID } from 'node:crypto'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import {
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  GraphQLObjectType,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder } from '../../../features/order/order.fixture.ts'
import { openStaffSession } from '../../../features/staff/staff-sessions.ts'
import { addStaff } from '../../../features/staff/store.ts'
import { refusalOf } from '../../../kernel/graphql/api-error.ts'
import type { Context } from '../../../kernel/graphql/context.ts'
import { products } from '../../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { createContext } from '../../http/create-context.ts'
import { createSchema } from '../schema.ts'
import { compileOperation } from './compile-operation.ts'
import { type OddDocument, oddDocuments } from './odd-documents.fixture.ts'

setLongTimeouts()
const count = atLength({ short: 400, long: 10_000 })
const schema = createSchema()

let shop: TestShop
let context: Context
let user: string
let staff: string
beforeAll(async () => {
  shop = await openTestShop()
  await placeTestOrder(shop, 'a1', { lines: [[products.cola, '2', 1]] })
  const { deps } = shop
  const { rows } = await deps.pool.query(`select id from login where email = 'a1@shop.example'`)
  const { secret } = await deps.accounts.openSession(rows[0].id, 'web')
  user = secret
  const member = {
    email: 'grace@provender.example',
    name: 'Grace',
    role: 'MANAGER',
    passwordHash: await deps.accounts.passwords.hash('correct horse battery staple', 'test'),
  } as const
  staff = await openStaffSession(deps.db, await addStaff(deps.db, member), { nowMs: shop.clock.nowMs() })
  const facts = {
    headers: { authorization: `Bearer ${secret}` },
    cookies: {},
    isFromApp: false,
    ip: '192.0.2.1',
    requestId: randomUUID(),
    cookieRefusal: null,
  }
  context = (await createContext(deps, facts, { set: () => {} })).context
})
afterAll(() => shop.close())

async function reference({ text, variables }: OddDocument): Promise<ExecutionResult | undefined> {
  try {
    const document = parse(text)
    if (validate(schema, document, specifiedRules).length > 0) return undefined
    const result = await execute({ schema, document, contextValue: context, variableValues: variables })
    return 'data' in result ? result : undefined
  } catch {
    return undefined
  }
}

const pathsOf = (errors: readonly GraphQLError[] | undefined) =>
  (errors ?? []).map(({ path }) => JSON.stringify(path)).toSorted((one, other) => (one < other ? -1 : 1))

/** Sorts the keys: a field that is selected twice and left out once may come later. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const outcomeOf = ({ data, errors }: ExecutionResult) => ({
  data: JSON.stringify(data, sorted),
  // If an error leaves no data at all, further errors need not be reported.
  paths: data ? pathsOf(errors) : errors !== undefined,
})

async function compare(odd: OddDocument): Promise<'ran' | 'refused'> {
  const answer = await shop.execute('a1', odd.text, odd.variables)
  expect(refusalIn(answer)?.code, JSON.stringify(answer.result)).not.toBe(500)
  expect(answer.status).not.toBe(500)
  const theirs = await reference(odd)
  if (!theirs) {
    expect(answer.status, JSON.stringify(answer.result)).toBe(400)
    return 'refused'
  }
  // Ours has limits in addition.
  if (answer.result.data === undefined) return 'refused'
  const document = parse(odd.text)
  const ours = await compileOperation(schema, document, getOperationAST(document)!)(context, odd.variables)
  for (const error of ours.errors ?? []) expect(refusalOf(error), error.stack).toBeDefined()
  const again = await reference(odd)
  // Some fields differ each time, such as tokens.
  if (again && JSON.stringify(outcomeOf(again)) === JSON.stringify(outcomeOf(theirs)))
    expect(outcomeOf(ours)).toEqual(outcomeOf(theirs))
  return 'ran'
}

test('any query gets the same answer as from graphql-js, and never an internal error', async () => {
  let ran = 0
  await fc.assert(
    fc.asyncProperty(oddDocuments(schema.getQueryType()!, 'query'), async (odd) => {
      if ((await compare(odd)) === 'ran') ran += 1
    }),
    { numRuns: count },
  )
  expect(ran).toBeGreaterThan(count / 10)
})

test.each([
  ['null for a variable with a default', 'query ($id: Int64 = 1) { product(id: $id) { id } }', { id: null }],
  [
    'null inside an input object',
    'query ($id: Int64 = 1) { productsByIds(productIds: [$id]) { id } }',
    { id: null },
  ],
  [
    'null for the variable of a directive',
    'query ($yes: Boolean = true) { unreadNotifications @include(if: $yes) }',
    { yes: null },
  ],
  [
    'null for the variable of a directive below',
    'query ($yes: Boolean = true) { user { name @skip(if: $yes) } }',
    { yes: null },
  ],
  ['a variable named like a property', 'query ($__proto__: Int64!) { product(id: $__proto__) { id } }', {}],
  ['NUL as an escape', '{ products(search: "\\u0000") { total } }', {}],
  ['NUL as a long escape', '{ products(search: "\\u{0}") { total } }', {}],
  ['NUL itself', '{ products(search: "a\0") { total } }', {}],
  ['NUL in a block text', '{ products(search: """a\0""") { total } }', {}],
  ['NUL in a default', 'query ($q: String = "\\u{0}") { products(search: $q) { total } }', {}],
  ['NUL in a list', 'mutation { forgetLines(said: ["\\u{00}"]) }', {}],
  ['half of a pair', '{ products(search: "\ud800") { total } }', {}],
  ['NUL in a variable', 'query ($q: String) { products(search: $q) { total } }', { q: '\0' }],
])('%s is refused with 400', async (_, query, variables) => {
  const answer = await shop.execute('a1', query, variables)
  expect(answer.status, JSON.stringify(answer.result)).toBe(400)
})

test('a field may have any alias', async () => {
  const query = `{ __proto__: unreadNotifications constructor: user { __proto__: name toString: __typename }
    a: products(pageSize: 1) { __proto__: total products { __proto__: id } } }`
  for (const _ of [1, 2, 3]) {
    const { body } = await shop.execute('a1', query)
    const text = String(body().plain)
    expect(text).toContain('"__proto__":0,"constructor":{"__proto__":"')
    expect(text).toContain('"a":{"__proto__":6,"products":[{"__proto__":"')
  }
})

test('a field with an odd alias may be left out', async () => {
  const query = 'query ($yes: Boolean!) { user { __proto__: name @include(if: $yes) telephone } }'
  const { body } = await shop.execute('a1', query, { yes: true })
  expect(String(body().plain)).toContain('"__proto__":"')
})

test('no mutation causes an internal error', async () => {
  const callers = fc.constantFrom('a1', 'b1', 'visitor')
  const mutations = oddDocuments(schema.getMutationType()!, 'mutation')
  await fc.assert(
    fc.asyncProperty(callers, mutations, async (caller, { text, variables }) => {
      const answer = await shop.execute(caller, text, variables)
      expect(refusalIn(answer)?.code, JSON.stringify(answer.result)).not.toBe(500)
    }),
    { numRuns: count / 2 },
  )
})

/** To write documents with nothing but operations of the office. */
function officeOnly(root: GraphQLObjectType): GraphQLObjectType {
  const { fields, ...type } = root.toConfig()
  const ofOffice = Object.entries(fields).filter(([name]) => name.startsWith('office'))
  return new GraphQLObjectType({ ...type, fields: Object.fromEntries(ofOffice) })
}

test('no query and no mutation of the office causes an internal error', async () => {
  const asked = fc.oneof(
    oddDocuments(officeOnly(schema.getQueryType()!), 'query'),
    oddDocuments(officeOnly(schema.getMutationType()!), 'mutation'),
  )
  let ran = 0
  await fc.assert(
    fc.asyncProperty(asked, async ({ text, variables }) => {
      const answer = await shop.askAs(staff, text, variables)
      expect(refusalIn(answer)?.code, JSON.stringify(answer.result)).not.toBe(500)
      if (answer.result.data) ran += 1
    }),
    { numRuns: count },
  )
  expect(ran).toBeGreaterThan(count / 40)
})

test('no subscription causes an internal error', async () => {
  const subscriptions = oddDocuments(schema.getSubscriptionType()!, 'subscription')
  let ran = 0
  await fc.assert(
    fc.asyncProperty(fc.boolean(), subscriptions, async (isStaff, { text, variables }) => {
      const listening = await shop.listenAs(isStaff ? staff : user, text, variables)
      const answer = listening.ok ? (await listening.answers.next()).value : listening.refused
      if (listening.ok) await listening.answers.return?.()
      expect(refusalIn(answer)?.code, JSON.stringify(answer.result)).not.toBe(500)
      if (answer.result.data) ran += 1
    }),
    { numRuns: count / 2 },
  )
  expect(ran).toBeGreaterThan(count / 40)
})
