import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import { apiError } from '../../../kernel/graphql/api-error.ts'
import type { Context } from '../../../kernel/graphql/context.ts'

type Variables = Readonly<Record<string, unknown>>

export interface Run {
  readonly context: Context
  readonly variables: Variables
  /** The `info` argument of resolvers. Our resolvers use only its schema. */
  readonly info: GraphQLResolveInfo
  /** The arguments of each field by its number, computed on first use. They are the same for every object. */
  readonly args: unknown[]
}

export interface SelectedField {
  /** Unique within the operation. */
  readonly number: number
  readonly key: string
  readonly coordinate: string
  readonly type: GraphQLOutputType
  readonly resolve: NonNullable<GraphQLField<unknown, Context>['resolve']>
  readonly argsOf: (run: Run) => Readonly<Record<string, unknown>>
  /** Undefined means always. */
  readonly isIncluded: ((variables: Variables) => boolean) | undefined
  /** Null for scalars and enums. */
  readonly selection: Selection | null
}

export interface Selection {
  readonly type: GraphQLObjectType
  readonly fields: readonly SelectedField[]
}

interface Source {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly nextNumber: () => number
}

interface FieldOccurrence {
  readonly node: FieldNode
  readonly directives: readonly DirectiveNode[]
}

/**
 * Reads the selection of a type from a valid document. The schema has no interfaces and no unions, so a
 * fragment always has the same type.
 */
export function readSelection(
  source: Source,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Selection {
  return selectionOf(
    source,
    type,
    sets.flatMap((set) => occurrencesIn(source, set, [])),
  )
}

function occurrencesIn(
  source: Source,
  set: SelectionSetNode,
  above: readonly DirectiveNode[],
): readonly FieldOccurrence[] {
  return set.selections.flatMap((node: SelectionNode): readonly FieldOccurrence[] => {
    // As in graphql-js, a field that is skipped needs no valid @include.
    const own = (node.directives ?? []).toSorted((one, other) => (one.name.value < other.name.value ? 1 : -1))
    const directives = [...above, ...own]
    if (node.kind === Kind.FIELD) return [{ node, directives }]
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : source.fragments.get(node.name.value)
    return inner ? occurrencesIn(source, inner.selectionSet, directives) : []
  })
}

function selectionOf(
  source: Source,
  type: GraphQLObjectType,
  occurrences: readonly FieldOccurrence[],
): Selection {
  const byKey = Map.groupBy(occurrences, ({ node }) => (node.alias ?? node.name).value)
  return { type, fields: [...byKey].map(([key, own]) => fieldOf(source, type, { key, occurrences: own })) }
}

function fieldOf(
  source: Source,
  parent: GraphQLObjectType,
  { key, occurrences }: { readonly key: string; readonly occurrences: readonly FieldOccurrence[] },
): SelectedField {
  const number = source.nextNumber()
  const node = occurrences[0]?.node
  const field = node && fieldDefinition(source.schema, parent, node.name.value)
  if (!field) throw new Error(`${parent.name} has nothing for ${key}`)
  const type = getNamedType(field.type)
  const isConstant = field.args.length === 0
  return {
    number,
    key,
    coordinate: `${parent.name}.${field.name}`,
    type: field.type,
    resolve: field.resolve ?? ((own) => (own as Record<string, unknown>)[field.name]),
    argsOf: isConstant
      ? () => noArguments
      : ({ args, variables }) => (args[number] ??= argumentValues(field, node, variables)) as Variables,
    isIncluded: inclusionTest(occurrences),
    selection: isObjectType(type) ? selectionOf(source, type, occurrencesBelow(source, occurrences)) : null,
  }
}

const noArguments = {}

/**
 * A variable with a default may be null where the argument may not. Validation allows it, so it is the request
 * that is wrong.
 */
function argumentValues(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Variables {
  try {
    return getArgumentValues(field, node, variables)
  } catch {
    throw apiError('BAD_INPUT', { field: node.name.value })
  }
}

function occurrencesBelow(
  source: Source,
  occurrences: readonly FieldOccurrence[],
): readonly FieldOccurrence[] {
  return occurrences.flatMap(({ node, directives }) =>
    node.selectionSet
      ? occurrencesIn(source, node.selectionSet, occurrences.length === 1 ? [] : directives)
      : [],
  )
}

function fieldDefinition(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return { ...TypeNameMetaFieldDef, resolve: () => parent.name }
  if (parent === schema.getQueryType()) {
    const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name)
    if (meta) return meta
  }
  return parent.getFields()[name]
}

/** A field is selected if one of its occurrences is, and an occurrence is selected unless a directive above it excludes it. */
function inclusionTest(occurrences: readonly FieldOccurrence[]): SelectedField['isIncluded'] {
  if (occurrences.every(({ directives }) => directives.length === 0)) return undefined
  return (variables) => {
    // All of them are tested, because each may have an invalid variable.
    const included = occurrences.filter(({ directives }) =>
      directives.every((directive) => allows(directive, variables)),
    )
    return included.length > 0
  }
}

function allows(directive: DirectiveNode, variables: Variables): boolean {
  const only = { directives: [directive] }
  try {
    const { if: isSkipped } = getDirectiveValues(GraphQLSkipDirective, only, variables) ?? { if: false }
    const { if: isIncluded } = getDirectiveValues(GraphQLIncludeDirective, only, variables) ?? { if: true }
    return isSkipped !== true && isIncluded !== false
  } catch {
    // Its variable is null, as in `argumentValues`.
    throw apiError('BAD_INPUT', { field: directive.name.value })
  }
}
