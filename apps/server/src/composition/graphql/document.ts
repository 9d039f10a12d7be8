import {
  type ArgumentNode,
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  visit,
  NoSchemaIntrospectionCustomRule,
} from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { refuseCardNumberInDocument } from './card-numbers.ts'
import { createCost, type Fragments } from './operation-cost.ts'

/** The limits of a document (docs/promises.md#request-limits). */
const limits = {
  tokens: 1000,
  depth: 8,
  aliases: 15,
  directives: 20,
  selections: 2000,
  /** The same root field, under any alias: each one queries the database again. */
  repeatedRoots: 5,
} as const

export interface CheckedDocument {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly rootFields: readonly string[]
  /** Every field name anywhere in the operation. */
  readonly fieldNames: ReadonlySet<string>
  /** Every argument and input field that the document itself names, without those inside variables. */
  readonly argumentNames: ReadonlySet<string>
  /** The cost of the operation with these variables (`operation-cost.ts`). */
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number
}

export interface DocumentRequest {
  readonly operationName: string | undefined
  /** Subscriptions and other operations use different requests. Each is refused where the other is expected. */
  readonly isSubscription: boolean
  /** In development: allows introspection and explains what is wrong with a document. */
  readonly isOpen: boolean
}

/** Parses and validates a document. Throws the specified refusal if it is not a valid document of this API. */
export function checkDocument(
  schema: GraphQLSchema,
  source: string,
  { operationName, isSubscription, isOpen }: DocumentRequest,
): CheckedDocument {
  const document = validDocument(schema, source, isOpen)
  const operation = getOperationAST(document, operationName)
  if (!operation || (operation.operation === OperationTypeNode.SUBSCRIPTION) !== isSubscription)
    throw apiError('BAD_REQUEST')
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const isIntrospection = isOpen && isSchemaQuery(operation)
  const shape = shapeOf(operation.selectionSet, fragments, isIntrospection ? Infinity : limits.depth)
  refuseRepeated(schema, operation, shape)
  // GraphQL, "Single Root Field": a skipped subscription would have no field.
  if (isSubscription && shape.rootDirectives > 0)
    throw unreadable(new Error('The field of a subscription takes no @skip and no @include.'), isOpen)
  return {
    document,
    operation,
    rootFields: shape.rootFields,
    fieldNames: shape.fieldNames,
    argumentNames: argumentNamesOf(document),
    cost: isIntrospection ? () => 0 : createCost({ schema, operation, fragments }),
  }
}

function argumentNamesOf(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = ({ name }: ArgumentNode | ObjectFieldNode) => void names.add(name.value)
  visit(document, { Argument: add, ObjectField: add })
  return names
}

function validDocument(schema: GraphQLSchema, source: string, isOpen: boolean): DocumentNode {
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const document = parsed(source, isOpen)
  refuseCardNumberInDocument(document)
  try {
    // The rule for subscriptions throws instead of returning an error when a variable decides what is
    // skipped.
    const [error] = validate(schema, document, rules, { maxErrors: 3 })
    if (error) throw error
    return document
  } catch (error) {
    throw unreadable(error, isOpen)
  }
}

function parsed(source: string, isOpen: boolean): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.tokens, noLocation: true })
  } catch (error) {
    throw unreadable(error, isOpen)
  }
}

/** Only developers see the reason, because it reveals the schema. */
function unreadable(error: unknown, isOpen: boolean): Error {
  return apiError('BAD_REQUEST', isOpen && error instanceof Error ? { reason: error.message } : {})
}

function isSchemaQuery({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  )
}

interface Shape {
  selections: number
  aliases: number
  directives: number
  rootDirectives: number
  readonly rootFields: string[]
  readonly fieldNames: Set<string>
}

function shapeOf(selectionSet: SelectionSetNode, fragments: Fragments, maxDepth: number): Shape {
  const shape: Shape = {
    selections: 0,
    aliases: 0,
    directives: 0,
    rootDirectives: 0,
    rootFields: [],
    fieldNames: new Set(),
  }
  const walk = (set: SelectionSetNode, depth: number): void => {
    if (depth > maxDepth) throw apiError('TOO_COMPLEX')
    for (const selection of set.selections) {
      shape.selections += 1
      const directives = selection.directives?.length ?? 0
      shape.directives += directives
      if (depth === 1) shape.rootDirectives += directives
      if (shape.selections > limits.selections) throw apiError('TOO_COMPLEX')
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) shape.aliases += 1
        if (depth === 1) shape.rootFields.push(selection.name.value)
        shape.fieldNames.add(selection.name.value)
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1)
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        if (inner) walk(inner.selectionSet, depth)
      }
      if (shape.aliases > limits.aliases || shape.directives > limits.directives)
        throw apiError('TOO_COMPLEX')
    }
  }
  walk(selectionSet, 1)
  return shape
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
