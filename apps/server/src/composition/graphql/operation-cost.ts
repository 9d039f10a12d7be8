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

/** What a field of the root costs by itself: it asks the database, or searches the catalogue. */
const rootCost = 1000

/** Fields of the root that keep the database busy for longer: they read a company's orders or ledger entries of a year. */
const rootCosts: ReadonlyMap<string, number> = new Map([
  ['accountStatement', 10_000],
  // Long work even alone: it groups each line of a year.
  ['orderGuide', 26_000],
  ['previouslyBought', 10_000],
])

/** Above this an operation is not run for a customer or a visitor. No page of the shop comes to a tenth of it. */
export const maxCost = 500_000

/** The wholesaler's staff read whole pages of orders with everything in them, and are few. */
export const maxStaffCost = 20_000_000

/** Above this an operation waits its turn with other long work. */
export const maxShortCost = 25_000

/**
 * What an operation costs: one for each field, times the lengths of the lists that it stands in, and more for each field of the root.
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
    const asked = askedLength(node, variables)
    const isList = isListType(getNullableType(field.type))
    const inner = { type: getNamedType(field.type), pageLength: isList ? undefined : asked }
    const length = isList
      ? (asked ?? listLengths[coordinate] ?? pageLength ?? pagedLists[coordinate] ?? 1)
      : 1
    return own + cost(node.selectionSet, inner) * length
  }
  return cost(operation.selectionSet, { type: root, pageLength: undefined })
}

/**
 * Creates a function that tells the cost for given variables. Only the lengths that variables ask for matter, so the document is walked
 * once for each set of lengths: a walk takes a third of the time of a cached answer.
 */
export function createCost(
  input: Omit<CostInput, 'variables'>,
): (variables: CostInput['variables']) => number {
  const names = lengthVariables(input)
  const costs = new LRUCache<string, number>({ max: 20 })
  return (variables) => {
    const key = names.map((name) => lengthIn(variables[name]) ?? '').join()
    const known = costs.get(key)
    if (known !== undefined) return known
    const cost = operationCost({ ...input, variables })
    costs.set(key, cost)
    return cost
  }
}

/** The variables that say how long a list is. */
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

/** The type that fields are selected of, and the entries that its page was asked for. */
interface Parent {
  readonly type: GraphQLNamedType
  readonly pageLength: number | undefined
}

/** How many entries the arguments of a field ask for; undefined where they do not say. */
function askedLength(field: FieldNode, variables: CostInput['variables']): number | undefined {
  const lengths = (field.arguments ?? []).flatMap(({ name, value }) => {
    if (!lengthArguments.has(name.value)) return []
    const given =
      value.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : value.kind === Kind.INT
          ? Number(value.value)
          : value.kind === Kind.LIST
            ? value.values
            : undefined
    return lengthIn(given) ?? []
  })
  return lengths.length > 0 ? Math.max(1, ...lengths) : undefined
}

function lengthIn(given: unknown): number | undefined {
  return Array.isArray(given) ? given.length : typeof given === 'number' ? given : undefined
}
