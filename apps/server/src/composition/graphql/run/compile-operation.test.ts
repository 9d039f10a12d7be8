import fc from 'fast-check'
import {
  buildSchema,
  execute,
  type ExecutionResult,
  type GraphQLFieldResolver,
  getOperationAST,
  type GraphQLSchema,
  isObjectType,
  parse,
} from 'graphql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '../../../kernel/graphql/context.ts'
import { compileOperation } from './compile-operation.ts'

afterEach(() => void vi.useRealTimers())

const definitions = `
type Query { shelf(size: Int = 2): Shelf strict: Shelf! shelves: [Shelf!]! }
type Subscription { tick: Shelf }
type Mutation { first: Int second: Shelf }
type Shelf { name: String! note: String count: Int share: Float! isOpen: Boolean kind: Kind! below: Shelf jars: [Jar] full: [Jar!]! }
type Jar { id: ID! label(upper: Boolean): String! lids: [[Int!]]! }
enum Kind { HIGH LOW }
`

type Outcome = 'value' | 'null' | 'error' | 'error value' | 'promise' | 'rejection'

function createSchema(outcomes: readonly Outcome[]): GraphQLSchema {
  const schema = buildSchema(definitions)
  let index = 0
  const values: Readonly<Record<string, unknown>> = {
    String: 'a "quoted" text',
    Int: 7,
    Float: 0.5,
    Boolean: true,
    ID: 12,
    Kind: 'LOW',
  }
  const valueOf = (type: string): unknown => {
    if (type.startsWith('[')) return [1, 2].map(() => valueOf(type.slice(1, -1).replace(/!$/, '')))
    return values[type] ?? { type }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const [name, field] of Object.entries(type.getFields())) {
      // The same field always behaves the same, on every run.
      const outcome = outcomes[index % outcomes.length] ?? 'value'
      index += 1
      const value = valueOf(String(field.type).replace(/!$/, ''))
      const resolve: GraphQLFieldResolver<unknown, unknown> = (_source, args) => {
        if (outcome === 'null') return null
        if (outcome === 'error') throw new Error(`${name} failed`)
        if (outcome === 'error value') return new Error(`${name} is an error`)
        if (outcome === 'rejection') return Promise.reject(new Error(`${name} was refused`))
        const upperCased = args['upper'] === true ? 'UPPER' : value
        return outcome === 'promise' ? Promise.resolve(upperCased) : upperCased
      }
      field.resolve = resolve
    }
  }
  return schema
}

const documents = [
  '{ shelf { name note count share isOpen kind } }',
  '{ __typename shelf(size: 3) { __typename below { name jars { id label lids } } full { label(upper: true) } } }',
  'query ($no: Boolean!) { shelf @include(if: $no) { name } shelves { name @skip(if: $no) note jars { ...J } } } fragment J on Jar { id lids @include(if: $no) }',
  '{ a: shelf { b: name c: below { d: jars { e: id } } } strict { name } }',
  '{ shelf { below { name } ... on Shelf { below { note } ...S } } } fragment S on Shelf { below { kind } count }',
  'query ($no: Boolean!) { shelf { below @include(if: $no) { note } below @skip(if: $no) { count } } }',
  '{ shelves { full { id label lids } } strict { kind jars { id } } }',
  'mutation { second { name below { note } } first }',
  '{ __type(name: "Jar") { name fields { name type { kind ofType { name } } } } }',
]

async function bothAnswers(
  schema: GraphQLSchema,
  text: string,
  variables: Readonly<Record<string, unknown>>,
) {
  const document = parse(text)
  const ours = compileOperation(schema, document, getOperationAST(document)!)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the resolvers of these tests do not use it
  const context = {} as Context
  return {
    // Twice: the second run uses what the first one learned about the selection.
    ours: [await ours(context, variables), await ours(context, variables)],
    reference: await execute({ schema, document, contextValue: context, variableValues: variables }),
  }
}

const upperCased = ({ data, errors }: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors
        ?.map(({ message, path }) => ({ message, path }))
        .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    }),
  )

const outcome = fc.constantFrom<Outcome>('value', 'null', 'error', 'error value', 'promise', 'rejection')
const mostlyGood = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Outcome>('value') },
  { weight: 1, arbitrary: outcome },
)

describe('an operation', () => {
  test.each(documents)(
    'without errors gives the same response as graphql-js, key by key: %s',
    async (text) => {
      for (const outcomes of [['value'], ['promise'], ['value', 'value', 'promise']] as const) {
        const { ours, reference } = await bothAnswers(createSchema(outcomes), text, { no: true })
        for (const answer of ours) expect(JSON.stringify(answer)).toBe(JSON.stringify(reference))
      }
    },
  )

  test('returns the same data as graphql-js for any resolver outcome, and errors in the same places', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(mostlyGood, outcome), { minLength: 22, maxLength: 22 }),
        fc.constantFrom(...documents),
        fc.boolean(),
        async (outcomes, text, no) => {
          const { ours, reference } = await bothAnswers(createSchema(outcomes), text, { no })
          for (const answer of ours) {
            expect(upperCased(answer).data).toEqual(upperCased(reference).data)
            expect(answer.errors === undefined).toBe(reference.errors === undefined)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  test('reports the path of an error and leaves a null there or above', async () => {
    const schema = createSchema(['value'])
    const label = schema.getTypeMap()['Jar']
    if (isObjectType(label))
      label.getFields()['label']!.resolve = () => {
        throw new Error('no label')
      }
    const { ours, reference } = await bothAnswers(schema, '{ shelf { name jars { id label } } }', {})
    for (const answer of ours) expect(upperCased(answer)).toEqual(upperCased(reference))
    expect(upperCased(ours[0]!).errors[0]).toEqual({
      message: 'no label',
      path: ['shelf', 'jars', 0, 'label'],
    })
  })

  test('that is a subscription returns the event that was yielded', async () => {
    const schema = buildSchema(definitions)
    const document = parse('subscription { now: tick { name count } }')
    const run = compileOperation(schema, document, getOperationAST(document)!)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const answer = await run({} as Context, {}, { event: { tick: { name: 'top', count: 2 } } })
    expect(answer).toEqual({ data: { now: { name: 'top', count: 2 } } })
  })

  test('lets others come between root fields that keep the thread, and fails as without them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const schema = createSchema(['value'])
    const { shelf } = schema.getQueryType()!.getFields()
    let answered = 0
    shelf!.resolve = () => {
      vi.advanceTimersByTime(6)
      answered += 1
      if (answered === 1) throw new Error('the first one fails')
      return { type: 'Shelf' }
    }
    const document = parse('{ one: shelf { name } two: shelf { name } three: shelf { name } }')
    const run = compileOperation(schema, document, getOperationAST(document)!)
    const pauses: number[] = []
    const pause = async () => {
      pauses.push(answered)
      await new Promise(setImmediate)
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { data, errors } = await run({} as Context, {}, { pause })
    expect(pauses).toEqual([1, 2])
    expect(errors).toHaveLength(1)
    expect(data).toMatchObject({ one: null, three: { name: expect.any(String) } })
  })

  test('with invalid variables is refused as graphql-js refuses it', async () => {
    const text = 'query ($no: Boolean!) { shelf @skip(if: $no) { name } }'
    for (const variables of [{}, { no: 'yes' }, { no: null }]) {
      const { ours, reference } = await bothAnswers(createSchema(['value']), text, variables)
      expect(ours[0]!.errors?.map(({ message }) => message)).toEqual(
        reference.errors?.map(({ message }) => message),
      )
    }
  })
})
