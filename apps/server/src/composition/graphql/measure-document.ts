import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'
import type { Fragments } from './operation-cost.ts'

/** The limits of a document (docs/promises.md#request-limits). */
const limits = {
  depth: 8,
  aliases: 15,
  directives: 20,
  selections: 2000,
  /** The same root field, under any alias: each one queries the database again. */
  repeatedRoots: 5,
  /** Pairs of fields with the same name in a selection: validation compares each field with each other. */
  comparisons: 500,
} as const

export interface Shape {
  readonly rootFields: readonly string[]
  readonly rootDirectives: number
  readonly fieldNames: ReadonlySet<string>
  /** With those of each fragment wherever it is spread. */
  readonly selections: number
}

interface Counts {
  readonly fragments: Fragments
  selections: number
  /** Each once: a fragment has the same ones wherever it is spread. */
  readonly aliases: Set<FieldNode>
  directives: number
  comparisons: number
  /** The fragments that are part of a counted selection. */
  readonly reached: Set<string>
}

/**
 * Counts what a parsed document selects and throws a refusal if that is too much. It comes before validation,
 * whose time grows with the square of the fields. Returns the shape of each operation.
 */
export function measureDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  isOpen: boolean,
): ReadonlyMap<OperationDefinitionNode, Shape> {
  const fragments = fragmentsOf(document)
  const counts: Counts = {
    fragments,
    selections: 0,
    aliases: new Set(),
    directives: 0,
    comparisons: 0,
    reached: new Set(),
  }
  const shapes = new Map<OperationDefinitionNode, Shape>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const maxDepth = isOpen && isSchemaQuery(definition) ? Infinity : limits.depth
    const shape = shapeOf(counts, definition.selectionSet, maxDepth)
    refuseRepeated(schema, definition, shape)
    shapes.set(definition, shape)
  }
  // Validation also compares the fields of fragments that no operation uses.
  for (const [name, { selectionSet }] of fragments)
    if (!counts.reached.has(name)) shapeOf(counts, selectionSet, limits.depth)
  return shapes
}

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((definition: DefinitionNode) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
}

/** In development, a query of the schema alone has no limit of its depth and cost. */
export function isSchemaQuery({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  )
}

function shapeOf(counts: Counts, selectionSet: SelectionSetNode, maxDepth: number): Shape {
  const { directives: directivesBefore, selections: selectionsBefore } = counts
  const fieldNames = new Set<string>()
  const root = fieldsIn(counts, selectionSet, [])
  const rootDirectives = counts.directives - directivesBefore
  const walk = (fields: readonly FieldNode[], depth: number): void => {
    if (depth > maxDepth) throw apiError('TOO_COMPLEX')
    for (const { name } of fields) fieldNames.add(name.value)
    for (const [, same] of Map.groupBy(fields, ({ alias, name }) => (alias ?? name).value)) {
      counts.comparisons += (same.length * (same.length - 1)) / 2
      if (counts.comparisons > limits.comparisons) throw apiError('TOO_COMPLEX')
      const below = same.flatMap((field) => field.selectionSet ?? [])
      if (below.length > 0)
        walk(
          below.flatMap((set) => fieldsIn(counts, set, [])),
          depth + 1,
        )
    }
  }
  walk(root, 1)
  const selections = counts.selections - selectionsBefore
  return { rootFields: root.map(({ name }) => name.value), rootDirectives, fieldNames, selections }
}

/** Counts a selection and returns its fields, with those of its fragments. */
function fieldsIn(counts: Counts, set: SelectionSetNode, within: readonly string[]): readonly FieldNode[] {
  return set.selections.flatMap((selection): readonly FieldNode[] => {
    counts.selections += 1
    counts.directives += selection.directives?.length ?? 0
    if (selection.kind === Kind.FIELD && selection.alias) counts.aliases.add(selection)
    if (
      counts.selections > limits.selections ||
      counts.aliases.size > limits.aliases ||
      counts.directives > limits.directives
    )
      throw apiError('TOO_COMPLEX')
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(counts, selection.selectionSet, within)
    const name = selection.name.value
    // A fragment that spreads itself never ends.
    if (within.includes(name)) throw apiError('BAD_REQUEST')
    counts.reached.add(name)
    const fragment = counts.fragments.get(name)
    return fragment ? fieldsIn(counts, fragment.selectionSet, [...within, name]) : []
  })
}

/**
 * Allows one guarded or expensive field per document, under any alias and counting all such fields together.
 * Allows a few of each other root field.
 */
function refuseRepeated(
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
  { rootFields }: Shape,
): void {
  const fields = schema.getRootType(operation)?.getFields() ?? {}
  const guarded = rootFields.filter((name) => fields[name]?.extensions['oncePerRequest'] === true)
  if (guarded.length > 1) throw apiError('TOO_COMPLEX')
  const counts = new Map<string, number>()
  for (const name of rootFields) {
    const count = (counts.get(name) ?? 0) + 1
    if (count > limits.repeatedRoots) throw apiError('TOO_COMPLEX')
    counts.set(name, count)
  }
}
