import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { refusalOf } from '../../kernel/graphql/api-error.ts'
import { checkDocument } from './check-document.fixture.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()
const deepTypes = `__schema { types { fields { type ${'{ ofType '.repeat(6)} { name } ${'}'.repeat(6)} } } }`

function refusal(source: string, isOpen: boolean, isSubscription = false) {
  try {
    checkDocument(schema, source, { operationName: undefined, isSubscription, isOpen })
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

test('development allows introspection and explains errors', () => {
  expect(refusal(getIntrospectionQuery({ inputValueDeprecation: true }), true)).toBeUndefined()
  expect(refusal('{ prodcts { totalCount } }', true)?.facts).toEqual({
    reason: expect.stringContaining('prodcts'),
  })
  expect(refusal('{ products ', true)?.facts).toEqual({ reason: expect.stringContaining('Syntax Error') })
})

test('production reveals nothing about the schema', () => {
  expect(refusal(getIntrospectionQuery(), false)).toEqual({ key: 'TOO_COMPLEX', facts: {} })
  expect(refusal('{ __schema { types { name } } }', false)).toEqual({ key: 'BAD_REQUEST', facts: {} })
  expect(refusal('{ prodcts { totalCount } }', false)).toEqual({ key: 'BAD_REQUEST', facts: {} })
  expect(refusal('{ products ', false)).toEqual({ key: 'BAD_REQUEST', facts: {} })
})

test('introspection does not bypass the limits', () => {
  expect(refusal(`{ ${deepTypes} }`, true)).toBeUndefined()
  expect(refusal(`{ products { total } ${deepTypes} }`, true)?.key).toBe('TOO_COMPLEX')
})

test.each([
  'subscription { live @skip(if: true) { catalogue } }',
  'subscription ($no: Boolean!) { live @include(if: $no) { catalogue } }',
  'subscription { ... @skip(if: true) { live { catalogue } } }',
  'subscription { ...F @include(if: false) } fragment F on Subscription { live { catalogue } }',
  'subscription { ...F } fragment F on Subscription { live @skip(if: true) { catalogue } }',
])('refuses a subscription whose fields may be skipped: %s', (source) => {
  expect(refusal(source, false, true)).toEqual({ key: 'BAD_REQUEST', facts: {} })
})

const guarded = {
  login: 'login(email: "a@b.example", password: "guess")',
  officeLogin: 'officeLogin(email: "a@b.example", password: "guess")',
  requestPasswordReset: 'requestPasswordReset(email: "a@b.example")',
  resetPassword: 'resetPassword(token: "t", password: "guess")',
  changePassword: 'changePassword(password: "guess", newPassword: "another")',
  confirmPassword: 'confirmPassword(password: "guess")',
  startSecondFactor: 'startSecondFactor(password: "guess") { secret }',
  turnOnSecondFactor: 'turnOnSecondFactor(code: "123456")',
  turnOffSecondFactor: 'turnOffSecondFactor(password: "guess", code: "123456")',
  requestEmailChange: 'requestEmailChange(email: "a@b.example", password: "guess")',
  requestAccountDeletion: 'requestAccountDeletion(password: "guess") { startsAt }',
  acceptInvitation: 'acceptInvitation(token: "t", name: "Eve", password: "guess")',
} as const

test.each(Object.entries(guarded))(
  'a document may contain %s only once, even under another alias',
  (name, field) => {
    expect(refusal(`mutation { ${field} }`, false)).toBeUndefined()
    expect(refusal(`mutation { a: ${field} b: ${field} }`, false)?.key).toBe('TOO_COMPLEX')
    const spread = `mutation { ...F b: ${field} } fragment F on Mutation { a: ${field} }`
    expect(refusal(spread, false)?.key).toBe('TOO_COMPLEX')
    const other = name === 'login' ? guarded.officeLogin : guarded.login
    expect(refusal(`mutation { a: ${field} b: ${other} }`, false)?.key, 'one of each').toBe('TOO_COMPLEX')
  },
)

test('every field that takes a password is allowed only once per document', () => {
  const types = [schema.getQueryType(), schema.getMutationType()]
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}))
  const unguarded = fields.filter(
    ({ args, extensions }) =>
      extensions['oncePerRequest'] !== true && args.some((arg) => /password|captcha/i.test(arg.name)),
  )
  expect(unguarded.map(({ name }) => name)).toEqual([])
})

test('fields inside a subscription may be skipped', () => {
  expect(refusal('subscription { live { catalogue @skip(if: true) stock } }', false, true)).toBeUndefined()
})

const times = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const largeDocuments = {
  'one field again and again': `{ products { products { ${times(900, () => 'id')} } } }`,
  'nested fields again and again': `{ products { ${times(100, () => 'products { id code price { price } }')} } }`,
  'the same with an unknown field': `{ ${times(4, () => 'products { products { id code id code } }')} products { ${times(60, () => 'products { id nope }')} } }`,
  'many spreads of a fragment': `{ products { products { ${times(200, () => '...F')} } } } fragment F on Product { id code }`,
  'a fragment that no operation uses': `{ faq { question } } fragment F on Product { ${times(100, () => 'id')} }`,
  'another operation': `query A { ${times(100, () => 'unreadNotifications')} } query B { faq { question } }`,
  'fragments that double': `{ products { products { ...F0 } } } ${times(12, (number) => `fragment F${number} on Product { ...F${number + 1} ...F${number + 1} }`)} fragment F12 on Product { id }`,
  'the same root field under many names': `{ ${times(6, (number) => `a${number}: faq { question }`)} nope }`,
}

test.each(Object.entries(largeDocuments))('%s is refused before it is validated', (_, source) => {
  expect(refusal(source, false)?.key).toBe('TOO_COMPLEX')
})

test('NUL is found before a document is parsed', () => {
  const unfinished = (text: string) => refusal(`{ products(search: "${text}"`, true)?.facts
  expect(unfinished('a')).toEqual({ reason: expect.stringContaining('Syntax Error') })
  for (const text of ['a\0', '\\u0000', '\\\\\\u{00}']) expect(unfinished(text)).toEqual({})
  expect(refusal(String.raw`{ products(search: "back\\u0000slash") { total } }`, false)).toBeUndefined()
})

test('a document may have fifteen aliases, and those of a fragment count once', () => {
  const named = (count: number) => times(count, (number) => `a${number}: question`)
  const spread = (count: number) =>
    `{ faq { ...F } again: faq { ...F } } fragment F on FaqEntry { ${named(count)} }`
  expect(refusal(`{ faq { ${named(15)} } }`, false)).toBeUndefined()
  expect(refusal(`{ faq { ${named(16)} } }`, false)?.key).toBe('TOO_COMPLEX')
  expect(refusal(spread(14), false)).toBeUndefined()
  expect(refusal(spread(15), false)?.key).toBe('TOO_COMPLEX')
})

test('a fragment that spreads itself is refused', () => {
  for (const source of [
    '{ faq { ...F } } fragment F on Faq { ...F }',
    '{ user { ...F } } fragment F on User { ...G } fragment G on User { ...F }',
    '{ faq { question } } fragment F on Faq { ...F }',
  ])
    expect(refusal(source, false)?.key).toBe('BAD_REQUEST')
})
