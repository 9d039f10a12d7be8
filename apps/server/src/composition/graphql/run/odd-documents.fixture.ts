import fc from 'fast-check'
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

export interface OddDocument {
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
}

interface Variable {
  readonly name: string
  readonly type: string
  readonly defaultValue: string
  /** Undefined leaves the variable out. */
  readonly value: unknown
}

interface Part {
  readonly text: string
  readonly variables: readonly Variable[]
}

const deepest = 4
const aliases = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '_', 'a', 'b', 'id', 'data']
const variableNames = ['__proto__', 'constructor', 'x', 'y', 'z', 'length', 'valueOf']

const literals = [
  'null',
  'true',
  '0',
  '-0',
  '1',
  '2',
  '100',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1e400',
  '-1e400',
  '0.1',
  'NAME_ASC',
  '__proto__',
  '""',
  '"a"',
  '"1"',
  '"\\u0000"',
  '"\\u{0}"',
  '"\\u{000000}"',
  '"a\0b"',
  '"\\ud800"',
  '"\\ud83d\\ude00"',
  '"\\u{1F600}"',
  '"\\u{110000}"',
  '"\ud800"',
  '"😀 İıß"',
  '"\\n\\t\\\\\\""',
  '"""block \\""" text"""',
  '"""\0"""',
  '"""\\u0000"""',
  '"2026-11-28"',
  '"0"',
  `"${'x'.repeat(300)}"`,
  `"00000000-0000-4000-8000-000000000001"`,
  '[]',
  '[1 2 "1"]',
  '[null]',
  '[[1]]',
  `[${'1 '.repeat(250)}]`,
  '{}',
  '{ id: 1 }',
  '{ __proto__: 1 }',
]

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  1,
  2,
  3,
  1.5,
  1e300,
  2 ** 31,
  2 ** 53,
  '',
  'a',
  '1',
  '0',
  '\0',
  '\ud800',
  '😀',
  '__proto__',
  'NAME_ASC',
  '2026-11-28',
  'x'.repeat(5000),
  '00000000-0000-4000-8000-000000000001',
  [],
  [1],
  ['1', 2],
  [null],
  [[1]],
  Array.from({ length: 300 }, (_, index) => index),
  {},
  { id: 1 },
  JSON.parse('{ "__proto__": 1 }'),
]

const oddLiteral = fc.constantFrom(...literals)
const oddValue = fc.constantFrom(...values)

function literalOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<string> {
  const fitting = (): fc.Arbitrary<string> => {
    if (isNonNullType(type)) return literalOf(type.ofType, depth)
    if (isListType(type)) {
      const each = literalOf(type.ofType, depth + 1)
      return fc.array(each, { maxLength: 2 }).map((texts) => `[${texts.join(' ')}]`)
    }
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
    if (isInputObjectType(type) && depth < 3) {
      const fields = Object.values(type.getFields()).map((field) =>
        fc
          .tuple(fc.boolean(), literalOf(field.type, depth + 1))
          .map(([isGiven, text]) => (isGiven || isNonNullType(field.type) ? `${field.name}: ${text}` : '')),
      )
      return fc.tuple(...fields).map((texts) => `{ ${texts.filter(Boolean).join(' ')} }`)
    }
    return plainLiteral(String(type))
  }
  return fc.oneof({ weight: 6, arbitrary: fitting() }, { weight: 1, arbitrary: oddLiteral })
}

function plainLiteral(type: string): fc.Arbitrary<string> {
  if (type === 'Boolean') return fc.constantFrom('true', 'false')
  if (type === 'String')
    return fc.constantFrom('"1"', '"a"', '"milk"', '""', '"about-us"', '"2026-11-28"', '"100001"', '"A"')
  if (type === 'Uuid') return fc.constant('"00000000-0000-4000-8000-000000000001"')
  return fc.constantFrom('1', '2', '8', '0')
}

/** A value for a variable: the JSON form of a fitting literal, or something else. */
const valueOfVariable = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(1, '1', true, 'a', 2, ['1']) },
  { weight: 3, arbitrary: oddValue },
)

function variableOf(type: GraphQLInputType, path: string): fc.Arbitrary<Part> {
  return fc
    .record({
      base: fc.constantFrom(...variableNames),
      isNullable: fc.boolean(),
      hasDefault: fc.boolean(),
      literal: literalOf(type),
      value: valueOfVariable,
    })
    .map(({ base, isNullable, hasDefault, literal, value }) => {
      const name = base === '__proto__' ? base : `${base}${path}`
      const own = isNullable ? String(type).replace(/!$/, '') : String(type)
      const variable = { name, type: own, defaultValue: hasDefault ? ` = ${literal}` : '', value }
      return { text: `$${name}`, variables: [variable] }
    })
}

const plain = (text: string): Part => ({ text, variables: [] })

function joined(parts: readonly Part[], separator = ' '): Part {
  return {
    text: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join(separator),
    variables: parts.flatMap(({ variables }) => variables),
  }
}

function argumentOf(arg: GraphQLArgument, path: string): fc.Arbitrary<Part> {
  const given = fc
    .oneof(
      { weight: 3, arbitrary: literalOf(arg.type).map(plain) },
      { weight: 3, arbitrary: variableOf(arg.type, path) },
    )
    .map(({ text, variables }) => ({ text: `${arg.name}: ${text}`, variables }))
  const isRequired = isNonNullType(arg.type)
  return fc.oneof(
    { weight: isRequired ? 12 : 2, arbitrary: given },
    { weight: 1, arbitrary: fc.constant(plain('')) },
  )
}

function argumentsOf(field: GraphQLField<unknown, unknown>, path: string): fc.Arbitrary<Part> {
  return fc
    .tuple(...field.args.map((arg, n) => argumentOf(arg, `${path}_${n}`)))
    .map((parts) => joined(parts, ', '))
    .map(({ text, variables }) => ({ text: text && `(${text})`, variables }))
}

function directiveOf(path: string): fc.Arbitrary<Part> {
  const condition = fc.oneof(
    fc.constantFrom('true', 'false', 'null', '1').map(plain),
    fc
      .record({
        type: fc.constantFrom('Boolean', 'Boolean!'),
        defaultValue: fc.constantFrom('', ' = true', ' = false', ' = null'),
        value: fc.constantFrom<unknown>(undefined, null, true, false, 'true', 0),
      })
      .map((variable) => ({ text: `$d${path}`, variables: [{ name: `d${path}`, ...variable }] })),
  )
  const given = fc
    .tuple(fc.constantFrom('include', 'skip'), condition)
    .map(([name, { text, variables }]) => ({
      text: `@${name}(if: ${text})`,
      variables,
    }))
  return fc.oneof(
    { weight: 80, arbitrary: fc.constant(plain('')) },
    { weight: 20, arbitrary: given },
    { weight: 1, arbitrary: fc.constant(plain('@deprecated')) },
  )
}

function fieldOf(type: GraphQLObjectType, depth: number, path: string): fc.Arbitrary<Part> {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth < deepest || !isObjectType(getNamedType(field.type)),
  )
  if (fields.length === 0) return fc.constant(plain('__typename'))
  return fc.constantFrom(...fields).chain((field) => {
    const below = getNamedType(field.type)
    const inner = isObjectType(below) ? selectionOf(below, depth + 1, `${path}f`) : fc.constant(plain(''))
    const alias = fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...aliases).map((name) => `${name}: `) },
    )
    return fc
      .tuple(alias, argumentsOf(field, path), directiveOf(path), inner, fc.integer({ min: 0, max: 9 }))
      .map(([name, args, directive, set, form]) => {
        const head = plain(`${name}${field.name}${args.text}`)
        const part = joined([{ ...head, variables: args.variables }, directive, set])
        return form === 0 ? { ...part, text: `... on ${type.name} { ${part.text} }` } : part
      })
  })
}

/** Sometimes one field again and again, or a name that the type does not have. */
function selectionOf(type: GraphQLObjectType, depth: number, path: string): fc.Arbitrary<Part> {
  const rootCount = type.name === 'Subscription' ? 1 : 2
  const count = depth === 1 ? rootCount : 5
  const each = Array.from({ length: count }, (_, n) =>
    fc.oneof(
      { weight: n === 0 ? 400 : 200, arbitrary: fieldOf(type, depth, `${path}${n}`) },
      { weight: n === 0 ? 0 : 200, arbitrary: fc.constant(plain('')) },
      { weight: 20, arbitrary: fc.constant(plain('__typename')) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('nope', '__schema { types { name } }', 'constructor').map(plain),
      },
      { weight: 1, arbitrary: fc.constant(plain('__typename '.repeat(400))) },
    ),
  )
  return fc
    .tuple(...each)
    .map((parts) => joined(parts))
    .map(({ text, variables }) => ({ text: `{ ${text} }`, variables }))
}

function writeDocument({ text, variables }: Part, head: string): OddDocument {
  const byName = new Map(variables.map((variable) => [variable.name, variable]))
  const definitions = Array.from(
    byName.values(),
    ({ name, type, defaultValue }) => `$${name}: ${type}${defaultValue}`,
  )
  const given = Array.from(byName.values()).filter(({ value }) => value !== undefined)
  return {
    text: `${head}${definitions.length > 0 ? ` (${definitions.join(', ')})` : ''} ${text}`,
    variables: Object.fromEntries(given.map(({ name, value }) => [name, value])),
  }
}

export function oddDocuments(
  root: GraphQLObjectType,
  operation: 'query' | 'mutation' | 'subscription',
): fc.Arbitrary<OddDocument> {
  return fc
    .tuple(selectionOf(root, 1, ''), fc.constantFrom(operation, `${operation} Q`, `${operation} __proto__`))
    .map(([part, head]) => writeDocument(part, head))
}
