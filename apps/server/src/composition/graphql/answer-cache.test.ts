import { expect, test } from 'vitest'
import type { Context } from '../../kernel/graphql/context.ts'
import { createBody } from '../../kernel/http/wire-body.ts'
import { createAnswerCache } from './answer-cache.ts'
import { checkDocument } from './check-document.fixture.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()
const cache = createAnswerCache(schema)

type Change = Partial<Pick<Context, 'actor' | 'isFromApp'>> & { readonly loginWall?: boolean }

function contextOf(personalKey: string, { loginWall = false, ...change }: Change = {}): Context {
  const viewer = { catalogueKey: 'catalogue', settingsKey: 'settings', personalKey, config: { loginWall } }
  return { language: 'en', actor: { kind: 'visitor' }, viewer, ...change } as unknown as Context
}

function keyOf(source: string, context: Context, variables: Readonly<Record<string, unknown>> = {}) {
  const document = checkDocument(schema, source, {
    operationName: undefined,
    isSubscription: false,
    isOpen: false,
  })
  return cache.keyOf(document, { hash: source, variables, context })
}

function isSharedByUsers(source: string, variables: Readonly<Record<string, unknown>> = {}): boolean {
  return keyOf(source, contextOf('one'), variables) === keyOf(source, contextOf('other'), variables)
}

test('gives no response to callers who may not call each of its fields', () => {
  const staff = { actor: { kind: 'staff', staffId: 1, role: 'PURCHASING' } } as unknown as Change
  const both = '{ initConfig { reportsErrors } productsByIds(productIds: []) { id } }'
  expect(keyOf(both, contextOf('', { ...staff, loginWall: true }))).toBeDefined()
  expect(keyOf(both, contextOf('', { loginWall: true }))).toBeUndefined()
  expect(keyOf('{ initConfig { reportsErrors } }', contextOf('', { loginWall: true }))).toBeDefined()
})

test('recognises queries whose response is the same for every user', () => {
  expect(isSharedByUsers('{ products(pageSize: 5) { total } }')).toBe(true)
})

test.each([
  ['{ products { products { isFavorites } } }', {}],
  ['{ products(filter: { favourites: true }) { total } }', {}],
  [
    'query Q($filter: ProductFilter) { products(filter: $filter) { total } }',
    { filter: { favourites: true } },
  ],
  ['query Q($filter: ProductFilter = { favourites: true }) { products(filter: $filter) { total } }', {}],
  ['{ products(search: "milk") { total } }', {}],
  ['query Q($text: String) { products(search: $text) { total } }', { text: 'milk' }],
])('recognises that the response of %s depends on the user', (source, variables) => {
  expect(isSharedByUsers(source, variables)).toBe(false)
})

test('caches a response when it is requested a second time, as data and as bytes', () => {
  const text = '{"data":{"total":5}}'
  const answer = {
    result: JSON.parse(text),
    hasErrors: false,
    status: 200,
    body: () => createBody(text),
  }
  cache.set('key', answer)
  expect(cache.get('key')).toBeUndefined()
  cache.set('key', answer)
  const cached = cache.get('key')
  expect(cached?.result).toEqual(answer.result)
  expect(cached?.body().plain).toEqual(Buffer.from(text))
  expect(cached?.body()).toBe(cached?.body())
})
