import { getNamedType, type GraphQLOutputType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { fieldAccess } from './field-access.fixture.ts'
import { createSchema } from './schema.ts'

const listedIn = 'apps/server/src/composition/graphql/field-access.fixture.ts'

interface Reached {
  readonly by: Set<string>
  readonly fields: readonly string[]
}

function reachedTypes(): ReadonlyMap<string, Reached> {
  const schema = createSchema()
  const reached = new Map<string, Reached>()
  const follow = (output: GraphQLOutputType, access: string): void => {
    const type = getNamedType(output)
    if (!isObjectType(type)) return
    const fields = Object.values(type.getFields())
    const existing = reached.get(type.name) ?? { by: new Set(), fields: fields.map(({ name }) => name) }
    if (existing.by.has(access)) return
    existing.by.add(access)
    reached.set(type.name, existing)
    for (const field of fields) follow(field.type, access)
  }
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      follow(field.type, String(field.extensions['access']))
  return reached
}

test('lists for every field of the API who may receive it', () => {
  const answered = [...reachedTypes()].map(([type, { by, fields }]) => {
    const rules = [...by].toSorted().join(' ')
    return fields.map((field) => `${type}.${field} is returned by operations for: ${rules}`)
  })
  const listed = fieldAccess.flatMap(({ by, fields }) =>
    Object.entries(fields).flatMap(([type, names]) => {
      const rules = by.toSorted().join(' ')
      return names.split(' ').map((field) => `${type}.${field} is returned by operations for: ${rules}`)
    }),
  )
  const [now, listedNames] = [new Set(answered.flat()), new Set(listed)]
  expect([...now.difference(listedNames)], `think of these, then list them in ${listedIn}`).toEqual([])
  expect([...listedNames.difference(now)], `these are no more; take them out of ${listedIn}`).toEqual([])
})
