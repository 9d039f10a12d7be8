import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { lengthArguments, listLengths, pagedLists } from '../../kernel/graphql/list-lengths.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

interface CostInput {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Fragments
  readonly variables: Readonly<Record<string, unknown>>
}

/** The base cost of a root field: it queries the database or searches the catalogue. */
const rootCost = 1000

/** Root fields that take longer. */
const rootCosts: ReadonlyMap<string, number> = new Map([
  // Entries of a year, and orders of a year.
  ['accountStatement', 10_000],
  ['previouslyBought', 10_000],
  // Long work by itself: it groups each order line of a year.
  ['orderGuide', 26_000],
  // Counts the orders, and reads each of their lists with a statement of its own.
  ['orders', 6000],
  // Searches each word of the catalogue.
  ['products', 5000],
])

/** Operations of customers and visitors above this are refused. No page of the shop costs a tenth of it. */
export const maxCost = 500_000

/** Staff read whole pages of orders with all nested fields, and there are few of them. */
export const maxStaffCost = 20_000_000

/** An operation above this waits its turn with other long work. */
export const maxShortCost = 25_000

/**
 * The cost of an operation: one for each field, multiplied by the lengths of the lists around it, plus
 * more for each root field.
 */
function operationCost({ schema, operation, fragments, variables }: CostInput): number {
  const root = schema.getRootType(operation.operation)
  if (!root) return 0
  const cost = (set: SelectionSetNode, parent: Parent): number => {
    let sum = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) sum += fieldCost(selection, parent)
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += cost(selection.selectionSet, parent)
      else {
        const fragment = fragments.get(selection.name.value)
        if (fragment) sum += cost(fragment.selectionSet, parent)
      }
      if (sum > maxStaffCost) return sum
    }
    return sum
  }
  const fieldCost = (node: FieldNode, { type, pageLength }: Parent): number => {
    const own = type === root ? (rootCosts.get(node.name.value) ?? rootCost) : 1
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined
    if (!node.selectionSet || !field) return own
    const coordinate = `${type.name}.${field.name}`
    const requestedLength = requestedLengthOf(node, variables)
    const isList = isListType(getNullableType(field.type))
    const inner = { type: getNamedType(field.type), pageLength: isList ? undefined : requestedLength }
    const length = isList
      ? (requestedLength ?? listLengths[coordinate] ?? pageLength ?? pagedLists[coordinate] ?? 1)
      : 1
    return own + cost(node.selectionSet, inner) * length
  }
  return cost(operation.selectionSet, { type: root, pageLength: undefined })
}

/**
 * Creates a function that returns the cost for given variables. Only list lengths in variables matter, so the
 * document is walked once for each set of lengths: a walk takes a third of the time of a cached response.
 */
export function createCost(
  input: Omit<CostInput, 'variables'>,
): (variables: CostInput['variables']) => number {
  const names = lengthVariables(input)
  const defaults = defaultLengths(input.operation)
  const costs = new LRUCache<string, number>({ max: 20 })
  return (given) => {
    const variables = Object.fromEntries(
      names.map((name) => [name, Object.hasOwn(given, name) ? given[name] : defaults.get(name)]),
    )
    const key = names.map((name) => lengthIn(variables[name]) ?? '').join()
    const cached = costs.get(key)
    if (cached !== undefined) return cached
    const cost = operationCost({ ...input, variables })
    costs.set(key, cost)
    return cost
  }
}

function lengthVariables({
  operation,
  fragments,
}: Pick<CostInput, 'operation' | 'fragments'>): readonly string[] {
  const names = new Set<string>()
  for (const part of [operation, ...fragments.values()])
    visit(part, {
      Argument: ({ name, value }) => {
        if (lengthArguments.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value)
      },
    })
  return [...names]
}

function defaultLengths({ variableDefinitions }: OperationDefinitionNode): ReadonlyMap<string, unknown> {
  return new Map(
    (variableDefinitions ?? []).map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue && literalLength(defaultValue),
    ]),
  )
}

interface Parent {
  readonly type: GraphQLNamedType
  readonly pageLength: number | undefined
}

/** The number of entries that the arguments of a field request; undefined if they do not set it. */
function requestedLengthOf(field: FieldNode, variables: CostInput['variables']): number | undefined {
  const lengths = (field.arguments ?? []).flatMap(({ name, value }) => {
    if (!lengthArguments.has(name.value)) return []
    const argument = value.kind === Kind.VARIABLE ? variables[value.name.value] : literalLength(value)
    return lengthIn(argument) ?? []
  })
  return lengths.length > 0 ? Math.max(1, ...lengths) : undefined
}

function literalLength(value: ValueNode): unknown {
  if (value.kind === Kind.INT) return Number(value.value)
  return value.kind === Kind.LIST ? value.values : undefined
}

function lengthIn(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}
